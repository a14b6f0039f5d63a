// The kit's files for PostgreSQL servers under Patroni. `npm run chaos -- --patroni` runs them.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";
import { parse } from "yaml";
import { folderFor } from "../../../../server/test/cli/command-line.ts";
import { missing, read } from "./files.ts";

t.test("a primary without etcd gives up before its lock ends", async (t) => {
  const { dcs } = parse(read("patroni/patroni.yml")).bootstrap;
  t.ok(dcs.loop_wait + 2 * dcs.retry_timeout <= dcs.ttl);
  t.match(dcs, { synchronous_mode: true, synchronous_mode_strict: true });
});

t.test("HAProxy accepts both of its files as one", { skip: missing("haproxy") }, async (t) => {
  const file = join(folderFor(t), "haproxy.cfg");
  const front = read("haproxy/partner-esim.cfg")
    .replace(/^ {2}(user|group) .*$/gm, "")
    .replace(/ ssl crt .*$/m, "");
  writeFileSync(file, front + read("haproxy/postgresql.cfg"));
  const { status, stderr } = spawnSync("haproxy", ["-c", "-f", file], { encoding: "utf8" });
  t.equal(status, 0, stderr);
  t.notMatch(stderr, /WARNING/);
});
