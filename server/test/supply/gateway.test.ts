import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import t, { type Test } from "tap";
import { setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import { clockOf } from "../../src/runtime/clock.ts";
import { random } from "../../src/runtime/random.ts";
import { type GatewayServer, serveSimulatedSupplier } from "../../src/simulated-supplier/gateway/serve.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import {
  activationCodeMax,
  activationCodePattern,
  GatewaySupplier,
  installCodePart,
} from "../../src/suppliers/gateway.ts";
import { usualLimiters } from "../limiters.ts";
import { Live, minuteMs, until } from "./live.ts";

const monotonicMs = () => performance.now();

const key = "the-key-of-the-gateway";
const account = "acc_000000000001";

async function startGateway(
  t: Test,
): Promise<{ database: string; store: SqliteStore; gateway: GatewayServer }> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const database = join(folder, "service.db");
  const store = new SqliteStore({ file: database });
  const log = pino({ level: "silent" });
  const gateway = await serveSimulatedSupplier({
    store,
    clock: () => clockOf(store),
    random,
    log,
    host: "127.0.0.1",
    port: 0,
    key,
  });
  t.teardown(async () => {
    await gateway.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { database, store, gateway };
}

const unit = (n: number) => ({
  unitId: `unit-${n}`,
  account,
  orderId: "order-1",
  providerId: "some-network",
  packageNumber: 7,
});

t.test("orders, top-ups and lookups work through a gateway", async (t) => {
  const { database, gateway } = await startGateway(t);
  const live = await Live.start(t, { database, supplierUrl: gateway.url, supplierKey: key });
  const placed = await live.order(3);
  t.match(placed, { status: 201, body: { status: "completed" } });
  const { iccid } = placed.body.esims[0];
  t.match((await live.topUp(iccid)).body, { status: "completed" });
  await live.report(iccid, { usedMb: 12, firstUsed: true });
  t.match(await live.get(`/v1/esims/${iccid}`), { status: "active", data: { used_mb: 12 } });
  await live.network({ issueAtMost: 1 });
  t.match((await live.order(2)).body, { status: "partially_completed" });

  await live.network({ hold: ["issue"] });
  const waiting = await live.during(live.order(2), 21_000);
  t.match(waiting.body, { status: "processing" });
  await live.release();
  await live.work();
  await until(async () => (await live.get(`/v1/orders/${waiting.body.id}`)).status === "completed");

  await live.network({ down: true });
  const down = await live.during(live.order(), 16 * minuteMs);
  await until(async () => (await live.get(`/v1/orders/${down.body.id}`)).status === "failed");
});

t.test("a lost response is a failure, and a retry finds the issued unit", async (t) => {
  const { store, gateway } = await startGateway(t);
  const supplier = new GatewaySupplier({
    url: gateway.url,
    calls: usualLimiters().supplierCalls,
    key,
    responseTimeoutMs: 300,
    failuresInRow: 100,
    monotonicMs,
  });
  await setNetworkRule(store, null, { failNext: 2, failAs: "timeout" });
  await t.rejects(supplier.issue(unit(1)), /does not respond/);
  const first = await supplier.issue(unit(1));
  t.match(first, { outcome: "issued" });
  t.same(await supplier.issue(unit(1)), first);
  t.equal(await store.reads.simulatedSupplier.countIssued("order-1"), 1);
  t.same(await supplier.withdraw({ unitId: "unit-1", account }), { outcome: "withdrawn" });
  t.same(await supplier.issue(unit(1)), { outcome: "refused" });
});

t.test("a failed call is retried once, and several failures in a row open the circuit", async (t) => {
  const { store, gateway } = await startGateway(t);
  let nowMs = 0;
  const options = { url: gateway.url, key, failuresInRow: 4, openMs: 400, monotonicMs: () => nowMs };
  const supplier = new GatewaySupplier({ ...options, calls: usualLimiters().supplierCalls });
  await setNetworkRule(store, null, { failNext: 1, failAs: "error" });
  t.match(await supplier.issue(unit(1)), { outcome: "issued" }, "the repeat went through");

  await setNetworkRule(store, null, { failNext: 100, failAs: "error" });
  await t.rejects(supplier.issue(unit(2)));
  await t.rejects(supplier.issue(unit(2)));
  const left = async () => (await store.reads.simulatedSupplier.ruleFor(account)).failNext;
  t.equal(await left(), 96);
  for (let i = 0; i < 5; i++) await t.rejects(supplier.issue(unit(2)), /was not called/);
  t.equal(await left(), 96, "the circuit is open");
  await setNetworkRule(store, null, {});
  nowMs = 400;
  t.match(await supplier.issue(unit(2)), { outcome: "issued" }, "and closes again");
});

t.test("a circuit opens for one account and one provider", async (t) => {
  let asked = 0;
  const server = createServer((request, response) => {
    request.setEncoding("utf8");
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      const { provider_id } = JSON.parse(text);
      asked += 1;
      const issued = { unit_id: request.url?.split("/").at(-1), state: "pending", esim: null };
      response.writeHead(provider_id === "down" ? 503 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(issued));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  let nowMs = 0;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/supplier/v1`;
  const options = { url, key, failuresInRow: 2, openMs: 400, monotonicMs: () => nowMs };
  const supplier = new GatewaySupplier({ ...options, calls: usualLimiters().supplierCalls });
  const issue = (of: string, providerId: string) => supplier.issue({ ...unit(1), account: of, providerId });
  const down = "acc_000000000002";
  await t.rejects(issue(down, "down"), /returned 503/);
  await t.rejects(issue(down, "down"), /was not called/);
  t.equal(asked, 2);
  t.match(await issue(down, "up"), { outcome: "pending" }, "another provider");
  await t.rejects(issue(account, "down"), /returned 503/, "another account finds out by itself");
  t.match(await issue(account, "up"), { outcome: "pending" });
  nowMs = 400;
  await t.rejects(
    issue(down, "down"),
    /returned 503/,
    "told, although its retry found the circuit open again",
  );
});

t.test("requests and responses that violate the gateway's contract are rejected", async (t) => {
  const { gateway } = await startGateway(t);
  const call = async (method: string, path: string, body?: string, authorization = `Bearer ${key}`) => {
    const response = await fetch(gateway.url + path, {
      method,
      body: body ?? null,
      headers: { authorization, "content-type": "application/json" },
    });
    const text = (await response.json()) as { error: { code: string; param?: string } };
    return [response.status, text.error?.code, text.error?.param];
  };
  const good = { account, order_id: "o", provider_id: "p", package_number: 1 };
  t.same(await call("PUT", "/units/u", JSON.stringify(good), "Bearer wrong"), [
    401,
    "unauthenticated",
    undefined,
  ]);
  t.same(await call("PUT", "/units/u", "{"), [400, "invalid_request", undefined]);
  t.same(await call("PUT", "/units/u", "[]"), [400, "invalid_request", undefined]);
  t.same(await call("PUT", "/units/u%20", JSON.stringify(good)), [400, "invalid_request", undefined]);
  t.same(await call("PUT", "/units/u", JSON.stringify({ ...good, package_number: "1" })), [
    400,
    "invalid_request",
    "package_number",
  ]);
  t.same(await call("DELETE", "/units/u"), [400, "invalid_request", "account"]);
  t.same(await call("GET", "/nothing"), [404, "not_found", undefined]);
  t.same(await call("PUT", "/units/u", JSON.stringify(good)), [200, undefined, undefined]);

  const wrongKey = new GatewaySupplier({
    calls: usualLimiters().supplierCalls,
    url: gateway.url,
    key: "wrong",
    monotonicMs,
  });
  await t.rejects(wrongKey.issue(unit(9)), /status 401/);
});

t.test("a response about another object, or a contradictory one, counts as no response", async (t) => {
  let body: object = {};
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/supplier/v1`;
  const supplier = new GatewaySupplier({ calls: usualLimiters().supplierCalls, url, key, monotonicMs });
  const esim = {
    iccid: "8900123456789012347",
    smdp_address: "smdp.example.com",
    activation_code: "K2-1AB7F4",
  };
  const issued = { unit_id: unit(1).unitId, state: "issued", esim };
  body = issued;
  t.match(await supplier.issue(unit(1)), { outcome: "issued", esim: { iccid: esim.iccid } });
  for (const activation_code of [
    "K2-1AB7F4$1.3.6.1.4.1.31746",
    "K2-1AB7F4$1.3.6.1.4.1.31746$1",
    "K2-1AB7F4$$1",
  ]) {
    body = { ...issued, esim: { ...esim, activation_code } };
    t.match(await supplier.issue(unit(1)), { esim: { activationCode: activation_code } });
  }
  for (const [what, wrong] of Object.entries({
    "another unit": { unit_id: unit(2).unitId },
    "an eSIM beside a refusal": { state: "refused" },
    "an ICCID of the sandbox": { esim: { ...esim, iccid: "8999999024618730517" } },
    "an address with a dollar sign": { esim: { ...esim, smdp_address: "a$b" } },
    "a code with a fourth part": { esim: { ...esim, activation_code: "K2$1.3$1$2" } },
    "a code with a line break": { esim: { ...esim, activation_code: "a\r\nb" } },
    "a code that no QR code holds": { esim: { ...esim, activation_code: "x".repeat(3000) } },
  })) {
    body = { ...issued, ...wrong };
    await t.rejects(supplier.issue(unit(1)), /the contract does not have/, what);
  }
  const topup = { topupId: "t-1", account, iccid: esim.iccid, providerId: "p", packageNumber: 7 };
  body = { topup_id: "t-2", state: "applied" };
  await t.rejects(supplier.topUp(topup), /the contract does not have/, "another top-up");
});

t.test("the service's install code patterns equal the contract's", async (t) => {
  const file = new URL("../../../generated/supplier/openapi.json", import.meta.url);
  const { schemas } = JSON.parse(readFileSync(file, "utf8")).components;
  t.equal(installCodePart.source, schemas.InstallCodePart.pattern);
  t.equal(activationCodePattern.source, schemas.ActivationCode.pattern);
  t.equal(activationCodeMax, schemas.ActivationCode.maxLength);
});
