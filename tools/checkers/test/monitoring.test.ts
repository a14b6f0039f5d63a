// Alert rules and dashboard: promtool accepts them, they read only metrics that a service has, each alert has a page,
// and in a real Prometheus the alerts fire for the faults that they are made for.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import t, { type Test } from "tap";
import { parse, stringify } from "yaml";
import { call, folderFor, runHere, type Serving, serve } from "../../../server/test/cli/command-line.ts";
import { flood, serveUnread, textAt, until } from "../../../server/test/process/child.ts";
import { Receiver, status } from "../../../server/test/webhooks/receiver.ts";

t.setTimeout(240_000);

const root = join(import.meta.dirname, "../../..");
const kit = join(root, "deploy");
const folder = join(kit, "prometheus");
const read = (file: string) => readFileSync(join(kit, file), "utf8");

const missing = (...programs: string[]) =>
  programs.every((program) => spawnSync("which", [program]).status === 0)
    ? false
    : `${programs.join(" or ")} is not installed`;

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { h: number; w: number; x: number; y: number };
  datasource?: { type: string; uid: string };
  targets?: { refId: string; expr: string; datasource: { uid: string } }[];
}

const rules: Rule[] = parse(read("prometheus/alerts.yaml")).groups[0].rules;
const dashboard = JSON.parse(read("grafana/dashboard.json"));
const panels: Panel[] = dashboard.panels;
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

t.test("promtool accepts the rules, and each alert passes its test", { skip: missing("promtool") }, (t) => {
  const promtool = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync("promtool", words, { cwd: folder, encoding: "utf8" });
    t.equal(status, 0, stdout + stderr);
  };
  promtool("check", "config", "prometheus.yaml");
  promtool("check", "rules", "alerts.yaml");
  promtool("test", "rules", "alerts.test.yaml");
  const file = join(folderFor(t), "expressions.yaml");
  const recorded = expressions.map((expr, i) => ({ record: `panel_${i}`, expr }));
  writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules: recorded }] }));
  promtool("check", "rules", file);
  t.end();
});

t.test("each alert has a short page and a test in which it fires", (t) => {
  const violations: string[] = [];
  const pages = rules.map(({ annotations }) => annotations.runbook);
  const tests = parse(read("prometheus/alerts.test.yaml")).tests;
  const fires = (alert: string) =>
    tests.some(({ alert_rule_test: cases }: { alert_rule_test: { alertname: string; exp_alerts?: [] }[] }) =>
      cases.some(({ alertname, exp_alerts = [] }) => alertname === alert && exp_alerts.length > 0),
    );
  for (const { alert, labels, annotations } of rules) {
    const page = join(root, annotations.runbook);
    const text = existsSync(page) ? readFileSync(page, "utf8") : "";
    if (!text.startsWith(`# ${alert}\n`)) violations.push(`${alert} has no page`);
    if (text.split("\n").length > 20) violations.push(`the page of ${alert} is too long for an emergency`);
    if (!/^page$|^ticket$/.test(labels.severity)) violations.push(`${alert} has no known severity`);
    if (!fires(alert)) violations.push(`${alert} fires in no test`);
  }
  t.same(violations, []);
  t.same(globSync("deploy/runbooks/*.md", { cwd: root }).toSorted(), pages.toSorted());
  t.end();
});

t.test("the dashboard is one that Grafana can load and compose provisions", (t) => {
  const violations: string[] = [];
  const { uid } = parse(read("grafana/provisioning/datasources/prometheus.yaml")).datasources[0];
  for (const { id, type, title, gridPos, datasource, targets = [] } of panels) {
    if (panels.filter((panel) => panel.id === id).length > 1)
      violations.push(`${title}: its id is used twice`);
    if (gridPos.x + gridPos.w > 24) violations.push(`${title} is wider than the page`);
    const covered = panels.filter(
      ({ id: other, gridPos: { x, y, w, h } }) =>
        other !== id &&
        x < gridPos.x + gridPos.w &&
        gridPos.x < x + w &&
        y < gridPos.y + gridPos.h &&
        gridPos.y < y + h,
    );
    if (covered.length > 0) violations.push(`${title} covers ${covered[0]?.title}`);
    if (type === "row") continue;
    if (datasource?.uid !== uid || targets.some((target) => target.datasource.uid !== uid))
      violations.push(`${title} reads another data source`);
    if (targets.length === 0) violations.push(`${title} reads nothing`);
    if (new Set(targets.map(({ refId }) => refId)).size < targets.length) violations.push(`${title}: refId`);
  }
  t.same(violations, []);
  t.match(dashboard, {
    uid: /^[\w-]{1,40}$/,
    title: String,
    schemaVersion: Number,
    time: { from: String, to: String },
  });
  const { grafana, prometheus } = parse(read("compose.yaml")).services;
  const { path } = parse(read("grafana/provisioning/dashboards/partner-esim.yaml")).providers[0].options;
  t.ok(grafana.volumes.some((volume: string) => volume.startsWith(`./grafana/dashboard.json:${path}/`)));
  const { rule_files: files } = parse(read("prometheus/prometheus.yaml"));
  for (const file of files)
    t.ok(
      prometheus.volumes.includes(`./prometheus/${file}:/etc/prometheus/${file}:ro`),
      `${file} is mounted`,
    );
  t.end();
});

t.test("alerts and dashboard read only metrics that a service has", async (t) => {
  const service = await serve(t, join(folderFor(t), "service.db"), [
    "--admin-port",
    "0",
    "--backups",
    folderFor(t),
  ]);
  const { text } = await textAt(`${service.ready.admin_url}/metrics`);
  const known = new Set(["up", "ALERTS"]);
  for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    known.add(name);
    if (type === "histogram") for (const end of ["bucket", "sum", "count"]) known.add(`${name}_${end}`);
  }
  const all = [...rules.map(({ expr }) => expr), ...expressions];
  const used = all.flatMap((expr) => expr.match(/\b(?:partner_esim|process|nodejs)_\w+|\bup\b/g) ?? []);
  t.ok(used.length > 60, `${used.length} metrics`);
  t.same(
    used.filter((name) => !known.has(name)),
    [],
  );
});

/** Scrapes and evaluates twice a second, without waiting for an alert to last. */
async function startPrometheus(t: Test, services: Record<string, Serving>): Promise<() => Promise<string[]>> {
  const place = folderFor(t);
  const quick = rules.map((rule) => ({ ...rule, for: "0s" }));
  writeFileSync(join(place, "alerts.yaml"), stringify({ groups: [{ name: "quick", rules: quick }] }));
  const targets = Object.entries(services).map(([fault, { ready }]) => ({
    targets: [new URL(ready.admin_url).host],
    labels: { fault },
  }));
  const config = {
    global: { scrape_interval: "500ms", scrape_timeout: "500ms", evaluation_interval: "500ms" },
    rule_files: ["alerts.yaml"],
    scrape_configs: [{ job_name: "partner-esim", static_configs: targets }],
  };
  writeFileSync(join(place, "prometheus.yaml"), stringify(config));
  mkdirSync(join(place, "data"));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    "prometheus",
    [
      `--config.file=${place}/prometheus.yaml`,
      `--storage.tsdb.path=${place}/data`,
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

const toPrometheus = { skip: missing("prometheus", "prlimit") };

t.test("alerts fire in a real Prometheus while a service has the fault", toPrometheus, async (t) => {
  const serving = (more: string[] = []) =>
    serve(t, join(folderFor(t), "service.db"), ["--demo", "--admin-port", "0", ...more]);
  const backups = folderFor(t);
  const disk = await serving(["--backups", backups]);
  const replaced = await serving();
  const supplier = await serving(["--supplier-url=http://127.0.0.1:1/supplier/v1", "--supplier-key=key"]);
  const endpoint = await serving(["--allow-local-webhooks"]);
  const unread = await serveUnread(t);
  const firing = await startPrometheus(t, { disk, replaced, supplier, endpoint, unread });
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

  await flood(`${unread.ready.url}/v1/balance`, 7000);
  await fires("PartnerEsimLogLinesDropped");

  replaced.child.kill("SIGKILL");
  await fires("PartnerEsimDown");
  supplier.child.kill("SIGKILL");
  await Promise.all(bought);
});
