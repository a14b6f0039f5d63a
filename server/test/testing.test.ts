// The test service for partners: one call starts it, its clock moves, webhooks arrive, nothing is left.
import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import t from "tap";
import { startTestService } from "../src/testing.ts";

const service = await startTestService({ wallet: "5000.00" });
t.teardown(() => service.stop());

async function ask(key: string, path: string, body?: object) {
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(body && { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() }),
  };
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(service.baseUrl + path, init);
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every form
  return { status: response.status, body: (await response.json()) as any };
}

const somePackage = async () =>
  (await ask(service.testKey, "/v1/packages?country=IT&unlimited=false&limit=1")).body.data[0].id;

t.test("the test account is new and has the requested balance", async (t) => {
  t.match((await ask(service.liveKey, "/v1/balance")).body, {
    mode: "live",
    balance: { amount: "5000.00" },
  });
  t.strictSame((await ask(service.testKey, "/v1/orders")).body.data, []);
  t.strictSame((await ask(service.liveKey, "/v1/events")).body.data, []);
});

t.test("webhooks come to the test, signed", async (t) => {
  const receiver = await service.receiveWebhooks({ events: ["order.completed", "order.failed"] });
  const order = await ask(service.testKey, "/v1/orders", { package_id: await somePackage() });
  const { event, body, headers } = await receiver.next("order.completed");
  t.equal(event.data.id, order.body.id);
  const [, time, signature] = /^t=(\d+),v1=(.*)$/.exec(headers["x-service-signature"] ?? "") ?? [];
  t.equal(signature, createHmac("sha256", receiver.secret).update(`${time}.${body}`).digest("hex"));
  await t.rejects(receiver.next("order.failed", { timeoutMs: 50 }), /what came: order\.completed/);
});

t.test("advancing the clock does due work, including webhook retries", async (t) => {
  const receiver = await service.receiveWebhooks({ events: ["order.completed"] });
  receiver.respondWith(500);
  const order = await ask(service.testKey, "/v1/orders", {
    package_id: await somePackage(),
    customer_ref: "test_processing",
  });
  t.equal(order.body.status, "processing");
  const start = await service.now();
  await service.advance({ seconds: 30 });
  t.equal((await ask(service.testKey, `/v1/orders/${order.body.id}`)).body.status, "completed");
  t.equal(receiver.received.length, 1, "the first attempt");
  receiver.respondWith(204);
  const end = await service.advance({ minutes: 2 });
  t.equal(receiver.received.length, 2, "and the retry");
  t.ok(end.getTime() - start.getTime() >= 150_000);
});

t.test("a test can set how the network behaves", async (t) => {
  await service.setNetwork({ issue_at_most: 1 });
  const input = { package_id: await somePackage(), quantity: 2 };
  t.match((await ask(service.liveKey, "/v1/orders", input)).body, { status: "partially_completed" });
  await service.setNetwork({});
  const order = (await ask(service.liveKey, "/v1/orders", input)).body;
  t.equal(order.status, "completed");
  const [{ iccid }] = order.esims;
  await service.reportEsim(iccid, { first_used: true, used_mb: 5 });
  await service.advance({ minutes: 11 });
  t.match((await ask(service.liveKey, `/v1/esims/${iccid}`)).body, { status: "active" });
});

t.test("invalid input rejects with the service's error message", async (t) => {
  await t.rejects(service.advance({ seconds: -1 }), /400 from the test service: .*seconds/);
});

t.test("two test services share nothing, and a stopped one doesn't respond", async (t) => {
  const other = await startTestService();
  t.not(other.baseUrl, service.baseUrl);
  t.not(other.testKey, service.testKey);
  await other.stop();
  await t.rejects(fetch(`${other.baseUrl}/v1/balance`));
});

t.test("the service and its data end with the test process, even if it is killed", async (t) => {
  const testingModule = JSON.stringify(pathToFileURL(join(import.meta.dirname, "../src/testing.ts")).href);
  const folder = await mkdtemp(join(tmpdir(), "partner-esim-killed-"));
  t.teardown(() => rm(folder, { recursive: true }));
  /** A test that stops nothing. */
  const start = async (more: string) => {
    const text = `import { startTestService } from ${testingModule};
      const { baseUrl } = await startTestService();
      process.stdout.write(baseUrl + "\\n");
      ${more}`;
    const test = spawn(process.execPath, ["--input-type=module", "-e", text], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    t.teardown(() => test.kill("SIGKILL"));
    const { value } = await createInterface(test.stdout)[Symbol.asyncIterator]().next();
    return { test, baseUrl: String(value) };
  };
  const serves = (baseUrl: string) =>
    fetch(`${baseUrl}/v1/balance`).then(
      ({ status }) => status === 401,
      () => false,
    );
  const within10Seconds = async (isSo: () => Promise<boolean>) => {
    for (const endMs = Date.now() + 10_000; Date.now() < endMs; await sleep(50))
      if (await isSo()) return true;
    return false;
  };

  const killed = await start("setInterval(() => {}, 1000);");
  t.ok(await serves(killed.baseUrl));
  t.equal((await readdir(folder)).length, 1);
  killed.test.kill("SIGKILL");
  t.ok(await within10Seconds(async () => !(await serves(killed.baseUrl))), "the service");
  t.ok(await within10Seconds(async () => (await readdir(folder)).length === 0), "the data");

  const forgetful = await start("");
  t.ok(
    await within10Seconds(async () => forgetful.test.exitCode === 0),
    "a test that forgets it comes to its end",
  );
  t.ok(await within10Seconds(async () => !(await serves(forgetful.baseUrl))), "and the service with it");
  t.ok(await within10Seconds(async () => (await readdir(folder)).length === 0), "and the data");
});
