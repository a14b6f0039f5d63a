/** A rule passes if its case ran to the end, made an assertion for it, and none failed. */
import t from "tap";
import type { Case } from "../src/case.ts";
import { rule, rules } from "../src/case.ts";
import { SharedClock } from "../src/clock.ts";
import type { Context } from "../src/context.ts";
import type { Time } from "../src/keys.ts";
import { type RuleOutcome, runCases } from "../src/runner.ts";
import { Wire } from "../src/wire.ts";
import { Accounts, Addresses, World } from "../src/world.ts";
import { accounts, listen } from "./fake-deployment.ts";

const time: Time = { now: () => Date.now(), sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)) };

async function outcomesOf(cases: readonly Case[], accountCount = 4): Promise<Map<string, RuleOutcome>> {
  const { baseUrl, close } = await listen((request, response) => {
    if (request.url?.endsWith("/v1/balance")) response.writeHead(200, { "Content-Type": "application/json" });
    else response.writeHead(404, { "Content-Type": "application/json" });
    response.end('{"mode":"test"}');
  });
  const world = new World({
    wire: new Wire(baseUrl, { timeoutMs: 10_000, now: time.now }),
    time,
    clock: new SharedClock(time),
    accounts: new Accounts(accounts.slice(0, accountCount), time),
    addresses: new Addresses(() => undefined),
    capabilities: new Set(["liveKeys"]),
    runId: "test",
  });
  const outcomes = await runCases(world, cases, { concurrency: 4, caseTimeoutMs: 3000 });
  world.wire.close();
  close();
  return new Map(outcomes.map((outcome) => [outcome.id, outcome]));
}

t.test("a rule passes only with an assertion", async (t) => {
  const outcomes = await outcomesOf([
    rules(["ids.order.format", "ids.topup.format", "ids.esim.format"], {}, async (t, check) => {
      const response = await t.test.call("balanceGet");
      check("ids.order.format").status(response, 200);
      check("ids.topup.format").status(response, 201);
    }),
  ]);
  t.equal(outcomes.get("ids.order.format")?.status, "pass");
  t.equal(outcomes.get("ids.topup.format")?.status, "fail");
  t.match(outcomes.get("ids.topup.format")?.failures[0], { expected: 201, seen: { status: 200 } });
  t.equal(outcomes.get("ids.esim.format")?.status, "harness-error", "a rule that the case forgot");
});

t.test("a case that passes time must declare it, because others would see the clock move", async (t) => {
  const outcomes = await outcomesOf([
    rule("ids.order.format", {}, async (t, check) => {
      await t.pass(0);
      check.ok(true, "after an undeclared move");
    }),
    rule("ids.topup.format", { waits: true }, async (t, check) => {
      await t.pass(0);
      check.ok(true, "after a declared one");
    }),
  ]);
  t.equal(outcomes.get("ids.order.format")?.status, "harness-error");
  t.match(outcomes.get("ids.order.format")?.failures[0]?.message, /declare waits/);
  t.equal(outcomes.get("ids.topup.format")?.status, "pass");
});

t.test("a case that ends early passes none of its rules", async (t) => {
  const outcomes = await outcomesOf([
    rules(["ids.order.format", "ids.topup.format"], {}, async (t, check) => {
      check("ids.order.format").ok(true, "holds so far");
      await t.test.order({ package_id: "pkg_1" });
      check("ids.topup.format").ok(true, "is never reached");
    }),
    rule("ids.esim.format", {}, async (_, check) => {
      check.ok(true, "holds");
      throw new TypeError("a mistake of the case");
    }),
    rule("ids.event.format", {}, async (_, check) => {
      check.ok(true, "holds");
      await new Promise((wake) => setTimeout(wake, 6000));
    }),
    rule("auth.bearer", {}, async (t, check) => {
      await t.sleep(4000);
      check.ok(true, "waiting on purpose does not count against the time limit");
    }),
  ]);
  for (const id of ["ids.order.format", "ids.topup.format"]) {
    t.match(outcomes.get(id), { status: "fail", failures: [{ message: /ordersCreate has to succeed/ }] });
  }
  t.match(outcomes.get("ids.esim.format"), { status: "harness-error", failures: [{ message: /a mistake/ }] });
  t.match(outcomes.get("ids.event.format"), {
    status: "harness-error",
    failures: [{ message: /did not end/ }],
  });
});

t.test("a response that cannot be read fails its rule, also where cases share it", async (t) => {
  type Balance = { balance: { currency: { length: number } } };
  const misread = async (t: Context) =>
    ((await t.test.get("balanceGet")) as unknown as Balance).balance.currency.length;
  const outcomes = await outcomesOf([
    rule("ids.order.format", {}, async (t, check) => {
      check.ok(true, "holds so far");
      check.equal(await misread(t), 3, "is never reached");
    }),
    rule("ids.topup.format", {}, async (t, check) => {
      check.equal(await t.shared("misread", misread), 3, "is never reached");
    }),
    rule("ids.esim.format", {}, async (t, check) => {
      await t.test.call("ordersGet", { path: { id: undefined as unknown as string } });
      check.ok(true, "is never reached");
    }),
    rule("ids.event.format", { waits: true }, async (t, check) => {
      await t.test.call("balanceGet");
      await t.pass(Number("not a number"));
      check.ok(true, "is never reached");
    }),
  ]);
  for (const id of ["ids.order.format", "ids.topup.format", "ids.event.format"]) {
    t.match(outcomes.get(id), { status: "fail", failures: [{ message: /does not have the shape/ }] }, id);
  }
  t.match(outcomes.get("ids.topup.format")?.failures[0]?.exchange?.status, 200, "with its exchange");
  t.equal(
    outcomes.get("ids.esim.format")?.status,
    "harness-error",
    "a mistake of the case: no response came before",
  );
});

t.test("a case whose needs are not met is not run", async (t) => {
  let ran = false;
  const outcomes = await outcomesOf([
    rule("ids.order.format", { needs: ["live"] }, async (_, check) => {
      ran = check.ok(true, "ran");
    }),
    rule("ids.topup.format", { needs: ["liveKeys"] }, async (_, check) => {
      check.ok(true, "ran");
    }),
  ]);
  t.match(outcomes.get("ids.order.format"), { status: "not-supported", reason: /live$/ });
  t.equal(ran, false);
  t.equal(outcomes.get("ids.topup.format")?.status, "pass");
});

for (const [accountCount, what] of [
  [1, "on the only account, one after the other"],
  [3, "on one spare account, one after the other"],
] as const) {
  t.test(`quiet cases run ${what}`, async (t) => {
    let running = 0;
    let maxAtOnce = 0;
    const ids = ["ids.order.format", "ids.topup.format", "ids.esim.format"] as const;
    const outcomes = await outcomesOf(
      ids.map((id) =>
        rule(id, { quiet: true }, async (t, check) => {
          maxAtOnce = Math.max(maxAtOnce, ++running);
          await t.sleep(20);
          running--;
          check.ok(true, "ran");
        }),
      ),
      accountCount,
    );
    t.equal(maxAtOnce, 1);
    t.equal([...outcomes.values()].filter(({ status }) => status === "pass").length, 3);
  });
}

function worldAt(baseUrl: string, timeoutMs: number): World {
  return new World({
    wire: new Wire(baseUrl, { timeoutMs, now: time.now }),
    time,
    clock: new SharedClock(time),
    accounts: new Accounts(accounts, time),
    addresses: new Addresses(() => undefined),
    capabilities: new Set(),
    runId: "test",
  });
}

t.test("what an interrupted run leaves is undone once, whatever fails", async (t) => {
  const world = worldAt("http://127.0.0.1:9/partner/api", 100);
  const undone: string[] = [];
  const undo = (name: string) => async () => {
    undone.push(name);
    if (name === "broken") throw new Error("it cannot be undone");
  };
  const first = world.undoing(undo("first"));
  world.undoing(undo("broken"));
  world.undoing(undo("second"));
  await first();
  await world.cleanUp();
  await world.cleanUp();
  t.same(undone, ["first", "broken", "second"]);
});

t.test("a blocked IP address ends the run, and fails no rule", async (t) => {
  const json = { "Content-Type": "application/json" };
  const errorResponse = '{"error":{"code":"rate_limited","message":"x","request_id":"x"}}';
  const tested = async (
    exchange: (count: number, keyed: boolean) => number,
    run: (t: Context) => Promise<void>,
  ) => {
    let count = 0;
    const { baseUrl, close } = await listen((request, response) => {
      request.resume();
      const status = exchange(++count, request.headers.authorization !== undefined);
      response.writeHead(status, status === 429 ? { ...json, "Retry-After": "480" } : json);
      response.end(status === 429 ? errorResponse : "{}");
    });
    const world = new World({
      wire: new Wire(baseUrl, { timeoutMs: 1000, now: time.now }),
      time,
      clock: new SharedClock(time),
      accounts: new Accounts(accounts, time),
      addresses: new Addresses(() => "127.0.0.77"),
      capabilities: new Set(["addresses"]),
      runId: "test",
    });
    const options = rule("auth.bearer", {}, async (t, check) => {
      await run(t);
      check.status(await t.test.call("balanceGet"), 200, "control");
    });
    const [outcome] = await runCases(world, [options], { concurrency: 1, caseTimeoutMs: 2000 });
    world.wire.close();
    close();
    return outcome;
  };
  const blocked = await tested(
    (count) => (count === 1 ? 401 : 429),
    async (t) =>
      void (await t.test.call("balanceGet", { authorization: "Bearer x", from: t.badKeyAddress() })),
  );
  t.equal(blocked?.status, "harness-error");
  t.match(blocked?.failures[0]?.message, /blocks this IP address for 480 s more.*run again/);
  const before = await tested(
    (count) => (count === 1 ? 200 : 429),
    async (t) => {
      await t.test.call("balanceGet");
      await t.test.call("balanceGet", { from: t.address() });
    },
  );
  t.equal(before?.status, "harness-error", "a case's own IP address that was blocked before");
  const never = await tested(
    () => 429,
    async () => {},
  );
  t.equal(never?.status, "fail", "a deployment that never served us");
  const limited = await tested(
    (_, keyed) => (keyed ? 429 : 401),
    async (t) => void (await t.test.call("balanceGet", { authorization: null })),
  );
  t.equal(limited?.status, "fail", "a limit that does not apply to requests without a key");
  const requested = await tested(
    (count) => (count === 1 ? 401 : 429),
    async (t) => {
      const from = t.address();
      await t.test.call("balanceGet", { authorization: null, from });
      t.must.status(await t.test.call("balanceGet", { from }), 429, "a block that the case caused");
      throw new TypeError("it came this far");
    },
  );
  t.match(requested?.failures[0]?.message, /it came this far/);
});

t.test("a key that an earlier run exhausted is not given to a case", async (t) => {
  const [spent] = accounts[0]?.testKeys ?? [];
  const { baseUrl, close } = await listen((request, response) => {
    request.resume();
    const isSpent = request.headers.authorization === `Bearer ${spent}`;
    response.writeHead(isSpent ? 429 : request.method === "POST" ? 400 : 200, {
      "Content-Type": "application/json",
      "X-RateLimit-Limit": "120",
      "X-RateLimit-Remaining": isSpent ? "0" : request.method === "POST" ? "29" : "119",
      "X-RateLimit-Reset": String(Math.ceil(Date.now() / 60_000) * 60),
    });
    response.end("{}");
  });
  const world = worldAt(baseUrl, 1000);
  for (const method of ["GET", "POST"]) {
    const options = rule("auth.bearer", {}, async (t, check) => {
      const authorization = `Bearer ${await t.test.key(method)}`;
      check.status(await t.test.call("balanceGet", { authorization }), 200);
    });
    const [outcome] = await runCases(world, [options], { concurrency: 1, caseTimeoutMs: 2000 });
    t.equal(outcome?.status, "pass", method);
  }
  world.wire.close();
  close();
});
