// The alerts fire in a real Prometheus for the faults that they are made for, and a real Alertmanager tells somebody.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import t, { type Test } from "tap";
import { parse, stringify } from "yaml";
import {
  call,
  folderFor,
  runHere,
  type Serving,
  Started,
  serve,
} from "../../../../server/test/cli/command-line.ts";
import { freePort } from "../../../../server/test/free-ports.ts";
import { flood, serveUnread, textAt, until } from "../../../../server/test/process/child.ts";
import { Receiver, status } from "../../../../server/test/webhooks/receiver.ts";
import { missing, read } from "./files.ts";

/** Scrapes and evaluates twice a second, without waiting for an alert to last. */
async function startPrometheus(
  t: Test,
  services: Record<string, { ready: { admin_url: string } }>,
  alertmanager: string | null,
): Promise<() => Promise<string[]>> {
  const folder = folderFor(t);
  const rules: object[] = parse(read("prometheus/alerts.yaml")).groups[0].rules;
  const quick = rules.map((rule) => ({ ...rule, for: "0s" }));
  writeFileSync(join(folder, "alerts.yaml"), stringify({ groups: [{ name: "quick", rules: quick }] }));
  const targets = Object.entries(services).map(([fault, { ready }]) => ({
    targets: [new URL(ready.admin_url).host],
    labels: { fault },
  }));
  const config = {
    global: { scrape_interval: "500ms", scrape_timeout: "500ms", evaluation_interval: "500ms" },
    rule_files: ["alerts.yaml"],
    ...(alertmanager && {
      alerting: { alertmanagers: [{ static_configs: [{ targets: [alertmanager] }] }] },
    }),
    scrape_configs: [{ job_name: "partner-esim", static_configs: targets }],
  };
  writeFileSync(join(folder, "prometheus.yaml"), stringify(config));
  mkdirSync(join(folder, "data"));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    "prometheus",
    [
      `--config.file=${folder}/prometheus.yaml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address}`,
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.once("error", (error) => t.error(error));
  t.teardown(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  t.ok(
    await until(async () => (await textAt(`http://${address}/-/ready`)).status === 200),
    "Prometheus runs",
  );
  return async () => {
    const { status, text } = await textAt(`http://${address}/api/v1/alerts`);
    if (status !== 200) return [];
    const { alerts } = JSON.parse(text).data;
    return alerts.map(({ labels }: { labels: Record<string, string> }) => labels.alertname);
  };
}

interface Told {
  receiver: string;
  status: string;
  alerts: { labels: Record<string, string>; annotations: Record<string, string> }[];
}

/** With the kit's configuration, except that it tells the test, at once. Null if it isn't installed. */
async function startAlertmanager(t: Test): Promise<{ address: string | null; told: Told[] }> {
  const told: Told[] = [];
  if (missing("prometheus-alertmanager")) return { address: null, told };
  const hook = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      told.push(JSON.parse(body));
      response.end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  const config = parse(read("prometheus/alertmanager.yaml"));
  for (const receiver of config.receivers) {
    delete receiver.email_configs;
    receiver.webhook_configs = [{ url }];
  }
  Object.assign(config.route, { group_wait: "100ms", group_interval: "1s" });
  const folder = folderFor(t);
  writeFileSync(join(folder, "alertmanager.yaml"), stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    "prometheus-alertmanager",
    [
      `--config.file=${folder}/alertmanager.yaml`,
      `--storage.path=${folder}/data`,
      `--web.listen-address=${address}`,
      "--cluster.listen-address=",
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise((resolve) => child.once("close", resolve));
  t.teardown(async () => {
    child.kill("SIGKILL");
    await ended;
    hook.closeAllConnections();
    hook.close();
  });
  return { address, told };
}

/** On a disk of 64 MB; null if this user may not mount one. */
async function serveOnSmallDisk(t: Test): Promise<Serving | null> {
  const folder = join(folderFor(t), "disk");
  mkdirSync(folder);
  const options = ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder];
  if (spawnSync("mount", options, { stdio: "ignore" }).status !== 0) return null;
  t.teardown(() => execFileSync("umount", ["-l", folder]));
  return serve(t, join(folder, "service.db"), ["--demo", "--admin-port", "0"]);
}

/** With 120 file descriptors. */
async function serveCrowded(t: Test): Promise<Started & { ready: { url: string; admin_url: string } }> {
  const words = [
    "serve",
    "--json",
    "--port",
    "0",
    "--admin-port",
    "0",
    "--simulated-supplier",
    "--max-connections",
    "100",
  ];
  const database = ["--database", join(folderFor(t), "service.db")];
  const service = new Started([...words, ...database]);
  t.teardown(async () => {
    service.child.kill("SIGKILL");
    await service.ended;
  });
  t.ok(await until(() => service.stdout.endsWith("\n")), "it serves");
  return Object.assign(service, { ready: JSON.parse(service.stdout) });
}

function openConnections(t: Test, url: string, count: number): void {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) sockets.push(connect(Number(port), hostname).on("error", () => {}));
  t.teardown(() => {
    for (const socket of sockets) socket.destroy();
  });
}

const toPrometheus = { skip: missing("prometheus", "prlimit") };

t.test("alerts fire in a real Prometheus while a service has the fault", toPrometheus, async (t) => {
  const serving = (more: string[] = []) =>
    serve(t, join(folderFor(t), "service.db"), ["--demo", "--admin-port", "0", ...more]);
  const backups = folderFor(t);
  const disk = await serving(["--backups", backups]);
  const replaced = await serving();
  const supplier = await serving(["--supplier-url=http://127.0.0.1:1/supplier/v1", "--supplier-key=key"]);
  const mailServer = await freePort();
  const endpoint = await serving([
    "--allow-local-webhooks",
    `--smtp-url=smtp://127.0.0.1:${mailServer}`,
    "--mail-from=service@example.com",
  ]);
  const unread = await serveUnread(t);
  const crowded = await serveCrowded(t);
  const small = await serveOnSmallDisk(t);
  const { address: alertmanager, told } = await startAlertmanager(t);
  const services = { disk, replaced, supplier, endpoint, unread, crowded, ...(small && { small }) };
  const firing = await startPrometheus(t, services, alertmanager);
  const fires = async (alert: string, meanwhile: () => Promise<unknown> = async () => {}) =>
    t.ok(
      await until(async () => {
        await meanwhile();
        return (await firing()).includes(alert);
      }, 60_000),
      alert,
    );
  const buyer = async ({ ready: { url, demo } }: Serving, key: string) => {
    const { body } = await call(`${url}/v1/packages?limit=1&unlimited=false`, demo.test_key);
    return () => call(`${url}/v1/orders`, key, { package_id: body.data[0].id });
  };

  await fires("PartnerEsimBackupOld");
  writeFileSync(join(backups, "copy.db"), "");
  t.ok(await until(async () => !(await firing()).includes("PartnerEsimBackupOld")), "there is one now");
  renameSync(backups, `${backups}.kept`);
  await fires("PartnerEsimMetricMissing");
  renameSync(`${backups}.kept`, backups);
  t.notOk((await firing()).includes("PartnerEsimDatabaseNotWritable"));

  // Its file is put back, and then no file of the other may grow.
  const isWritable = async () => !(await firing()).includes("PartnerEsimDatabaseNotWritable");
  renameSync(replaced.ready.database, `${replaced.ready.database}.kept`);
  await fires("PartnerEsimDatabaseNotWritable");
  renameSync(`${replaced.ready.database}.kept`, replaced.ready.database);
  t.ok(await until(isWritable), "it is over");
  const limit = (bytes: string) =>
    execFileSync("prlimit", ["--pid", String(disk.child.pid), `--fsize=${bytes}:unlimited`]);
  const buy = await buyer(disk, disk.ready.demo.test_key);
  limit("4096");
  await fires("PartnerEsimDatabaseNotWritable", buy);
  await fires("PartnerEsimServerErrors", buy);
  limit("unlimited");
  t.ok(await until(isWritable), "it is over");

  // Live orders are sold to a supplier that isn't there; each waits, so nobody waits for them.
  const buyLive = await buyer(supplier, supplier.ready.demo.live_key);
  const bought: Promise<unknown>[] = [];
  await fires("PartnerEsimSupplierFailing", async () => {
    if (bought.length < 20) bought.push(buyLive().catch(() => {}));
  });

  const receiver = await Receiver.start(t);
  receiver.answer = status(500);
  const { database, demo } = endpoint.ready;
  const { json } = await runHere(["accounts", "list", "--json", "--database", database]);
  const made = ["endpoints", "create", json.accounts[0].id, "--url", receiver.url(), "--mode", "test"];
  t.equal((await runHere([...made, "--database", database])).code, 0);
  await fires("PartnerEsimWebhooksFailing", await buyer(endpoint, demo.test_key));

  // An order later, the balance is below it.
  const { body: wallet } = await call(`${endpoint.ready.url}/v1/balance`, demo.live_key);
  const threshold = String(Math.floor(Number(wallet.balance.amount)));
  const set = ["accounts", "set", json.accounts[0].id, "--low-balance-threshold", threshold];
  t.equal((await runHere([...set, "--database", database])).code, 0);
  await fires("PartnerEsimMailsFailing", await buyer(endpoint, demo.live_key));
  const reason = /"reason":"connect ECONNREFUSED[^"]*","msg":"an email could not be sent"/;
  t.ok(await until(() => reason.test(endpoint.stderr)), "its reason is logged");

  const changed = new DatabaseSync(database, { timeout: 30_000 });
  changed.exec("update ledgers set balance_paise = balance_paise + 1 where mode = 'live'");
  changed.close();
  t.equal((await runHere(["verify", "--record", "--database", database])).code, 1);
  await fires("PartnerEsimInvariantViolated");

  openConnections(t, crowded.ready.url, 150);
  await fires("PartnerEsimConnectionsClosed");
  if (small) {
    await fires("PartnerEsimDiskAlmostFull");
    await fires("PartnerEsimRequestsUnlogged", await buyer(small, small.ready.demo.test_key));
  }

  await flood(`${unread.ready.url}/v1/balance`, 7000);
  await fires("PartnerEsimLogLinesDropped");

  replaced.child.kill("SIGKILL");
  await fires("PartnerEsimDown");
  supplier.child.kill("SIGKILL");
  await Promise.all(bought);

  if (alertmanager === null) return;
  const isTold = (receiver: string, alert: string) =>
    until(() =>
      told.some(
        (told) => told.receiver === receiver && told.alerts.some(({ labels }) => labels.alertname === alert),
      ),
    );
  t.ok(await isTold("page", "PartnerEsimDown"), "somebody is woken up");
  t.ok(await isTold("ticket", "PartnerEsimMailsFailing"), "somebody is told");
  const [{ annotations } = { annotations: {} }] = told[0]?.alerts ?? [];
  t.match(annotations, { summary: String, runbook: /^deploy\/runbooks\// });
});
