/**
 * The mutants are valid, the proxy without a bug changes nothing, and every bug in the service still fits its module.
 */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import t from "tap";
import { mutants } from "../mutants/all.ts";
import { lenient, objects, responses, setBody, successes } from "../mutants/mutant.ts";
import { headerOf, openProxy } from "../mutants/proxy.ts";
import { type AnyMutant, caseOf, isInServer } from "../mutants/run.ts";
import { serverFaults } from "../mutants/server/all.ts";
import { faultyModule, inModule, pathOf, type ServerFault } from "../mutants/server/fault.ts";
import { argued } from "../mutants/survivors.ts";
import { figuresOf, tableOf } from "../mutants/table.ts";
import { listen } from "./fake-deployment.ts";

/** Returns the names of invalid ones, with the error of each that threw. */
function namesOf<M extends { name: string }>(list: readonly M[], isValid: (one: M) => boolean): string[] {
  return list.flatMap((one) => {
    try {
      return isValid(one) ? [] : [one.name];
    } catch (error) {
      return [`${one.name}: ${(error as Error).message}`];
    }
  });
}

t.test("each has a unique name, a rule with a case, and a description", async (t) => {
  const names = mutants.map(({ name }) => name);
  t.equal(new Set(names).size, names.length);
  t.ok(names.length >= 150, "enough of them");
  const isValid = (mutant: AnyMutant) => {
    caseOf(mutant);
    const isMade = isInServer(mutant) || typeof mutant.make() === "function";
    return isMade && /^[a-z0-9][\w.-]*$/i.test(mutant.name) && mutant.fault !== "";
  };
  t.same(namesOf(mutants, isValid), [], "those without a case, a name, a description or a bug");
});

t.test("each bug in the service fits its module once, and the result parses", async (t) => {
  t.ok(serverFaults.length >= 30, "enough of them");
  t.ok(serverFaults.length <= 50, "what a proxy can imitate is in a proxy");
  const isValid = (fault: ServerFault) => {
    const faulty = faultyModule(fault);
    stripTypeScriptTypes(faulty);
    return faulty !== readFileSync(pathOf(fault), "utf8");
  };
  t.same(namesOf(serverFaults, isValid), [], "those that no longer fit or change nothing");
});

t.test("a bug that no longer fits is an error and starts no service", async (t) => {
  const file = "conformance/mutants/server/fault.ts";
  const [gone, twice] = inModule(file, [
    ["gone", "auth.bearer", "its text does not occur", ["no", "such", "text"].join(" "), ""],
    ["twice", "auth.bearer", "its text occurs more than once", "fault", ""],
  ]);
  const wanted = { message: /exactly once/ };
  t.throws(() => faultyModule(gone as never), wanted);
  t.throws(() => faultyModule(twice as never), wanted);
});

t.test("every accepted survivor is a mutant, with a reason", async (t) => {
  const names = new Set(mutants.map(({ name }) => name));
  const unknown = Object.entries(argued).filter(([name, reason]) => !names.has(name) || reason === "");
  t.same(unknown, []);
});

t.test("without a bug everything passes unchanged", async (t) => {
  const seen: object[] = [];
  const { baseUrl, close } = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers, socket } = request;
      seen.push({
        method,
        url,
        key: headers["idempotency-key"],
        body: Buffer.concat(chunks),
        from: socket.remoteAddress,
      });
      response.writeHead(418, { "X-One": "a", "Content-Type": "text/odd" }).end(Buffer.from([0, 255, 1]));
    });
  });
  const proxy = await openProxy(baseUrl, undefined);
  t.teardown(() => {
    proxy.close();
    close();
  });
  const body = Buffer.from([123, 0, 254, 125]);
  const response = await fetch(`${proxy.url}/v1/orders?a=%20b`, {
    method: "POST",
    body,
    headers: { "Idempotency-Key": "k" },
  });
  t.equal(response.status, 418);
  t.equal(response.headers.get("x-one"), "a");
  t.equal(response.headers.get("content-type"), "text/odd");
  t.same(Buffer.from(await response.arrayBuffer()), Buffer.from([0, 255, 1]));
  const url = "/partner/api/v1/orders?a=%20b";
  t.match(seen, [{ method: "POST", url, key: "k", body, from: "127.0.0.1" }]);
});

const request = (target: string) => ({
  method: "GET",
  target,
  headers: [],
  body: Buffer.alloc(0),
  operation: "ordersList" as const,
});
const respond = (status: number, body: unknown) => ({
  status,
  headers: [["X-A", "1"]] as [string, string][],
  body: Buffer.from(JSON.stringify(body)),
});

t.test("the functions change what they say, and nothing else", async (t) => {
  const list = { data: [{ id: "a" }, { id: "b" }], has_more: false, next_cursor: null };
  const forward = async () => respond(200, list);
  const changed = await objects("order", (order) => {
    order.id = `${order.id}!`;
  })(request("/v1/orders"), forward);
  t.same(JSON.parse(changed.body.toString()), { ...list, data: [{ id: "a!" }, { id: "b!" }] });
  const other = await successes("balanceGet", () => ({}))(request("/v1/orders"), forward);
  t.same(JSON.parse(other.body.toString()), list, "another operation's response");
  const rejected = await successes("ordersList", () => ({}))(request("/v1/orders"), async () =>
    respond(400, list),
  );
  t.same(JSON.parse(rejected.body.toString()), list, "an error");
  const all = await responses("ordersList", (response) => setBody(response, []))(
    request("/v1/orders"),
    forward,
  );
  t.equal(all.body.toString(), "[]");
  t.equal(headerOf(all, "x-a"), "1");
  const targets: string[] = [];
  await lenient("ordersList", "status")(request("/v1/orders?status=x&limit=2"), async ({ target }) => {
    targets.push(target);
    return respond(targets.length === 1 ? 400 : 200, list);
  });
  t.same(targets, ["/v1/orders?status=x&limit=2", "/v1/orders?limit=2"]);
});

t.test("the table and its totals", async (t) => {
  const outcome = (name: string, verdict: "named" | "other" | "survived" | "broke", seen = "") => ({
    mutant: { name, rule: "auth.bearer" as const, fault: "a | b" },
    module: name === "one" ? "server/src/one.ts" : null,
    verdict,
    seen,
    durationMs: 1,
  });
  const outcomes = [
    outcome("one", "named"),
    outcome("two", "other", "ids.order.format"),
    outcome("three", "survived"),
  ];
  t.match(figuresOf(outcomes, {}), { all: 3, inServer: 1, named: 1, other: 1, survived: 1, mustMissed: 2 });
  t.match(figuresOf(outcomes, { three: "It cannot be seen." }), { mustMissed: 1 });
  const table = tableOf(outcomes, { three: "It cannot be seen." });
  t.match(table, "| 3 | 1 (33.3 %) | 1 | 1 | 0 |");
  t.match(table, "| two | `auth.bearer` | a \\| b | killed by `ids.order.format` |");
  t.match(table, "| survived | It cannot be seen. |");
  t.match(table, "| one | `auth.bearer` | a \\| b | `server/src/one.ts` |");
});
