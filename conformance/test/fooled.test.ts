/** Against servers that are no deployment, the suite passes no rule and exits with the right code. */
import type http from "node:http";
import t from "tap";
import { allCases } from "../src/cases/all.ts";
import { cases as beyondHttpCases } from "../src/cases/beyond-http.ts";
import { accounts, listen, runWithReports } from "./fake-deployment.ts";

// Whole runs of the suite are slow, more so beside other work.
const everyRule = allCases.flatMap(({ ids }) => [...ids]).length;

async function tested(baseUrl: string, words: readonly string[] = []) {
  return runWithReports({ baseUrl, accounts, liveOrders: true }, words);
}

function answering(status: number, headers: http.OutgoingHttpHeaders, body: string): http.RequestListener {
  return (request, response) => {
    request.resume();
    request.on("end", () => response.writeHead(status, headers).end(body));
  };
}

const json = { "Content-Type": "application/json" };
const rateHeaders = {
  "X-RateLimit-Limit": "120",
  "X-RateLimit-Remaining": "119",
  "X-RateLimit-Reset": String(Math.ceil(Date.now() / 60_000) * 60 + 600),
};

const servers: Record<string, http.RequestListener> = {
  "500 to everything": answering(
    500,
    json,
    '{"error":{"code":"internal_error","message":"x","request_id":"x"}}',
  ),
  "{} to everything": answering(200, json, "{}"),
  "{} and every header to everything": answering(
    200,
    { ...json, ...rateHeaders, "Cache-Control": "no-store", "X-Request-Id": "req_0123456789abcdef" },
    "{}",
  ),
  "a list to everything": answering(201, json, '{"data":[],"has_more":false,"next_cursor":null}'),
  "an empty response to everything": answering(204, {}, ""),
  "404 in the envelope to everything": answering(
    404,
    json,
    '{"error":{"code":"not_found","message":"x","request_id":"req_0123456789abcdef"}}',
  ),
  "429 to everything": answering(
    429,
    { ...json, "Retry-After": "1" },
    '{"error":{"code":"rate_limited","message":"x","request_id":"x"}}',
  ),
  "the request back": (request, response) => {
    response.writeHead(200, { "Content-Type": request.headers["content-type"] ?? "application/json" });
    request.pipe(response);
  },
};

for (const [name, response] of Object.entries(servers)) {
  t.test(name, async (t) => {
    const { baseUrl, close } = await listen(response);
    const { result, exitCode, stdout } = await tested(baseUrl);
    close();
    t.same(
      result.rules.filter(({ status }) => status !== "fail").map(({ id, status }) => `${id} ${status}`),
      [],
      "rules with another outcome than fail",
    );
    t.equal(result.rules.length, everyRule, "every rule is reported");
    t.equal(result.conformant, false);
    if (name.startsWith("{}")) t.ok(result.violations.length > 10, "responses violate the OpenAPI document");
    t.match(exitCode, /^[13]$/, "exit code");
    t.match(stdout, new RegExp(`\\n0 passed, ${everyRule} failed\\n$`), "last line");
  });
}

t.test("a server that cuts its responses off", async (t) => {
  const { baseUrl, close } = await listen((request, response) => {
    response.writeHead(200, { ...json, "Content-Length": "100" }).write("{");
    setTimeout(() => request.socket.destroy(), 5);
  });
  const { result, exitCode, stdout } = await tested(baseUrl);
  close();
  t.equal(result.counts["harness-error"], everyRule);
  t.match(
    result.rules[0]?.failures[0]?.message,
    /the deployment cannot be used: .*the response was cut off after 1 of 100 bytes/,
  );
  t.equal(exitCode, 3);
  t.match(stdout, new RegExp(`\\n0 passed, 0 failed, ${everyRule} harness errors\\n$`));
});

t.test("a server that cuts its responses off from the second one on", async (t) => {
  let responses = 0;
  const { baseUrl, close } = await listen((request, response) => {
    if (responses++ === 0) return answering(200, json, "{}")(request, response);
    response.writeHead(404, { ...json, "Content-Length": "100" }).write("{");
    setTimeout(() => request.socket.end(), 5);
  });
  const { result, exitCode } = await tested(baseUrl);
  close();
  t.equal(result.counts.fail, everyRule);
  const told = result.rules.filter(({ failures }) =>
    failures.some(({ message }) => /cut off after/.test(message)),
  );
  t.ok(told.length > everyRule / 2, `${told.length} of ${everyRule} say so`);
  t.equal(exitCode, 1);
});

t.test("a server that blocks our IP address", async (t) => {
  const body = '{"error":{"code":"rate_limited","message":"x","request_id":"x"}}';
  const { baseUrl, close } = await listen(answering(429, { ...json, "Retry-After": "380" }, body));
  const { result, exitCode } = await tested(baseUrl);
  close();
  t.equal(result.counts["harness-error"], everyRule);
  t.match(result.rules[0]?.failures[0]?.message, /blocks this IP address for 380 s more/);
  t.equal(exitCode, 3);
});

t.test("a server that hangs", async (t) => {
  const { baseUrl, close } = await listen(() => {});
  const { result, exitCode } = await tested(baseUrl, ["--timeout", "1"]);
  close();
  t.equal(result.counts["harness-error"], everyRule);
  t.match(result.rules[0]?.failures[0]?.message, /no complete response within 1000 ms/);
  t.equal(exitCode, 3);
});

t.test("a server that hangs after its first response", async (t) => {
  let responses = 0;
  const { baseUrl, close } = await listen((request, response) => {
    if (responses++ === 0) answering(200, json, "{}")(request, response);
  });
  const { result, exitCode } = await tested(baseUrl, ["--timeout", "1"]);
  close();
  t.equal(result.counts.pass, 0);
  t.equal(result.counts.fail + result.counts["harness-error"], everyRule);
  t.equal(exitCode, 1);
});

t.test("a server that isn't there", async (t) => {
  const { baseUrl, close } = await listen(() => {});
  close();
  const { result, exitCode } = await tested(baseUrl);
  t.equal(result.counts["harness-error"], everyRule);
  t.match(result.rules[0]?.failures[0]?.message, /ECONNREFUSED/);
  t.equal(exitCode, 3);
});

/** Portals that are none, each with the server that looks most like a deployment. */
const yes = JSON.stringify({
  virtual_clock: true,
  simulated_supplier: true,
  local_webhooks: true,
  runs: true,
  now_ms: Date.now(),
  id: "run_1",
  accounts: [
    {
      id: "acc_1",
      name: "x",
      test_keys: ["sk_test_x"],
      live_keys: ["sk_live_x"],
      people: [{ role: "owner", email: "a@x.example", password: "x" }],
    },
  ],
  csrf_token: "x",
  secret: "whsec_x",
  endpoint: { id: "whe_1", mode: "test" },
  data: [],
});
const portals: Record<string, http.RequestListener> = {
  "500 to everything": answering(500, json, "{}"),
  "{} to everything": answering(200, json, "{}"),
  "yes to everything": (request, response) => {
    request.resume();
    const status = request.method === "POST" && /runs$|endpoints$/.test(request.url ?? "") ? 201 : 200;
    response.writeHead(status, { ...json, "Set-Cookie": "session=x" }).end(yes);
  },
  "the request back": servers["the request back"] as http.RequestListener,
};

for (const [name, response] of Object.entries(portals)) {
  t.test(`a portal that is none: ${name}`, async (t) => {
    const api = await listen(servers["{} and every header to everything"] as http.RequestListener);
    const portal = await listen(response);
    const { result, exitCode } = await runWithReports(
      {
        baseUrl: api.baseUrl,
        accounts,
        liveOrders: true,
        changesCatalogue: true,
        portalUrl: portal.baseUrl,
        operatorToken: "token",
      },
      ["--beyond-http", "--timeout", "2"],
    );
    api.close();
    portal.close();
    const beyond = new Set<string>(beyondHttpCases.flatMap(({ ids }) => [...ids]));
    t.same(
      result.rules.filter(({ id, status }) => beyond.has(id) && status === "pass").map(({ id }) => id),
      [],
      "rules beyond HTTP that passed",
    );
    t.equal(result.counts.pass, 0);
    t.equal(result.conformant, false);
    t.match(exitCode, /^[13]$/, "exit code");
  });
}

t.test("a portal that isn't there", async (t) => {
  const { baseUrl, close } = await listen(servers["{} to everything"] as http.RequestListener);
  const portalUrl = "http://127.0.0.1:9/portal";
  const { result, exitCode } = await runWithReports(
    { baseUrl, accounts, portalUrl, operatorToken: "token" },
    ["--beyond-http"],
  );
  close();
  t.match(
    result.rules.find(({ status }) => status === "harness-error")?.failures[0]?.message,
    /portal cannot be used/,
  );
  t.equal(result.counts.pass, 0);
  t.equal(exitCode, 3);
});
