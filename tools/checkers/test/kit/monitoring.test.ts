// Alert rules, dashboard and Alertmanager's configuration: their own programs accept them, they read only metrics that a
// service has, and each alert has a page. That they fire is tested in alerts.test.ts.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";
import { parse, stringify } from "yaml";
import { metricTable } from "../../../../server/src/http/metric-table.ts";
import { folderFor, serve } from "../../../../server/test/cli/command-line.ts";
import { textAt } from "../../../../server/test/process/child.ts";
import { kit, missing, read } from "./files.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = join(kit, "prometheus");

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

const alertTests = ["alerts.test.yaml", "alerts-days.test.yaml"];
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
  promtool("test", "rules", ...alertTests);
  const file = join(folderFor(t), "expressions.yaml");
  const recorded = expressions.map((expr, i) => ({ record: `panel_${i}`, expr }));
  writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules: recorded }] }));
  promtool("check", "rules", file);
  t.end();
});

t.test("Alertmanager accepts its configuration, which tells of both severities", (t) => {
  const { route, receivers, inhibit_rules } = parse(read("prometheus/alertmanager.yaml"));
  const severities = [...new Set(rules.map(({ labels }) => labels.severity))].toSorted();
  const told = [route, ...route.routes].map(({ receiver }: { receiver: string }) => receiver).toSorted();
  t.same(told, severities);
  t.same(receivers.map(({ name }: { name: string }) => name).toSorted(), severities);
  const named = JSON.stringify(inhibit_rules).match(/PartnerEsim(?:\w+|\([^)]*\))/g) ?? [];
  const inhibited = named.flatMap((name) => {
    const [, all] = /\((.*)\)/.exec(name) ?? [];
    return all === undefined ? [name] : all.split("|").map((end) => `PartnerEsim${end}`);
  });
  t.ok(inhibited.length > 3);
  t.same(
    inhibited.filter((name) => !rules.some(({ alert }) => alert === name)),
    [],
    "alerts that exist",
  );
  const { alertmanager } = parse(read("compose.yaml")).services;
  const [{ static_configs: places }] = parse(read("prometheus/prometheus.compose.yaml")).alerting
    .alertmanagers;
  t.same(places, [{ targets: ["alertmanager:9093"] }]);
  t.ok(alertmanager, "by its name");
  if (missing("amtool")) return t.end();
  const checked = spawnSync("amtool", ["check-config", "alertmanager.yaml"], {
    cwd: folder,
    encoding: "utf8",
  });
  t.equal(checked.status, 0, checked.stdout + checked.stderr);
  t.end();
});

t.test("each alert has a short page and a test in which it fires", (t) => {
  const violations: string[] = [];
  const pages = rules.map(({ annotations }) => annotations.runbook);
  const tests = alertTests.flatMap((file) => parse(read(`prometheus/${file}`)).tests);
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
  // The service here has a file.
  const ofServers = Object.values(metricTable).filter(({ help }) => help.endsWith("(PostgreSQL)"));
  const known = new Set<string>(["up", "ALERTS", ...ofServers.map(({ name }) => name)]);
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
