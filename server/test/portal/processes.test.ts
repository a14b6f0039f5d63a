// The home page shows all processes of a deployment, and the same figures whichever of them responds.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import t, { type Test } from "tap";
import { certificateEnd } from "../../src/runtime/heartbeat.ts";
import { startService } from "../../src/runtime/service.ts";
import { testConfig } from "../deployment.ts";
import { until } from "../process/child.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { Caller, Portal } from "./portal.ts";

interface Shown {
  troubles: { kind: string; detail: string | null }[];
  processes: { name: string; roles: string[]; down: boolean }[];
}

async function healthOf(caller: Caller): Promise<Shown & Record<string, unknown>> {
  const { status, body } = await caller.get("/operator/health");
  if (status !== 200) throw new Error(`health returned ${status}`);
  return body;
}

const kindsOf = ({ troubles }: Shown) => troubles.map(({ kind }) => kind);

t.test("a process is listed until it is stopped", async (t) => {
  const portal = await Portal.start(t, { processName: "web one" });
  await until(async () => (await healthOf(portal.machine)).processes.length === 1);
  const health = await healthOf(portal.machine);
  t.match(health.processes, [{ name: "web one", roles: ["serving", "background"], down: false }]);
  t.same(kindsOf(health), []);
  await portal.d.restart();
  const again = new Caller(portal.d.service.portalUrl);
  again.token = portal.machine.token;
  await until(async () => (await healthOf(again)).processes.length === 1);
});

t.test(
  "two processes show the same figures, and the one that ended unexpectedly",
  { skip: !hasPostgres },
  async (t) => {
    const database = await postgres.database(t);
    const portal = await Portal.start(t, { database, processName: "one" });
    const { machine, d } = portal;
    const second = await startService({ ...testConfig, database, processName: "two", background: false });
    t.teardown(() => second.stop());
    const other = new Caller(second.portalUrl);
    other.token = machine.token;

    await machine.put("/operator/network", { down: true });
    const { id: package_id } = await d.somePackage();
    const order = d.post("/v1/orders", { package_id }, { key: d.liveKey });
    await portal.passing(order, 21);
    const isKnown = async (caller: Caller) => kindsOf(await healthOf(caller)).includes("supplier_failing");
    await until(async () => (await isKnown(machine)) && (await isKnown(other)));
    const [mine, theirs] = [await healthOf(machine), await healthOf(other)];
    for (const name of ["orders", "mail", "troubles", "webhooks"]) t.same(theirs[name], mine[name], name);
    t.match(theirs.supplier, { failing_since: /./, last_error: "The network cannot be reached." });
    t.same(
      theirs.processes.map(({ name, roles }) => [name, roles]),
      [
        ["one", ["serving", "background"]],
        ["two", ["serving"]],
      ],
    );
    const { store } = d.service;
    const [, two] = await store.reads.processes.list();
    if (two === undefined) throw new Error("the second process has not reported");
    const silent = { ...two, name: "three", seenAt: two.seenAt - 60_000 };
    await store.transaction((tx) => tx.processes.put(silent));
    const after = await healthOf(other);
    t.match(
      after.troubles.filter(({ kind }) => kind === "process_down"),
      [{ kind: "process_down", detail: "three" }],
    );
  },
);

/** A server that shows a certificate which expires at `ends`. */
async function certificateServer(t: Test, days: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const words = `req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days ${days} -keyout ${key} -out ${cert}`;
  spawnSync("openssl", words.split(" "));
  const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (socket) => socket.end());
  rmSync(folder, { recursive: true });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

t.test(
  "the certificate of the public URL is read, also one that nobody trusts",
  { skip: !hasOpenssl },
  async (t) => {
    const port = await certificateServer(t, 5);
    const endsAt = await certificateEnd(`https://127.0.0.1:${port}/partner/api`);
    const days = ((endsAt ?? 0) - Date.now()) / 86_400_000;
    t.ok(days > 3 && days < 6, `${days} days`);
    t.equal(await certificateEnd("http://127.0.0.1:4010/partner/api"), undefined);
    t.equal(await certificateEnd(null), undefined);
    t.equal(await certificateEnd("https://127.0.0.1:1/partner/api"), null);
  },
);
