// deploy/restore-postgres beside a running server. pgBackRest is simulated: it copies a base backup and names the target.
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import t from "tap";
import { debianPrograms } from "../../server/test/postgres-programs.ts";
import { idOf, inServer, startPostgres } from "../../server/test/postgres-server.ts";

const script = join(import.meta.dirname, "../../deploy/restore-postgres");
const [version] = /\d+/.exec(debianPrograms ?? "") ?? [];
const postgres = idOf("postgres");
const isPossible = process.getuid?.() === 0 && debianPrograms !== undefined;

/** Replaying the log takes a second. */
const pgbackrest = `#!/bin/sh
for word; do
  case $word in --pg1-path=*) folder=\${word#*=} ;; --target=*) target=\${word#*=} ;; esac
done
[ -e "$SIMULATED/backup" ] || { echo "ERROR: unable to find backup set" >&2; exit 75; }
cp -r "$SIMULATED/backup/." "$folder"
touch "$folder/recovery.signal"
echo "fsync = off\nrestore_command = 'sleep 0.3; false'" >> "$folder/postgresql.auto.conf"
[ -z "\${target:-}" ] || echo "recovery_target_time = '$target'" >> "$folder/postgresql.auto.conf"
`;
/** Debian's own `psql` would look at the clusters in /etc. */
const programAt = (name: string): string => join(debianPrograms ?? "", name);
const program = `#!/bin/sh\nexec ${programAt("psql")} "$3" --quiet --tuples-only --command "select count(*) from kept"\n`;

t.test(
  "restore-postgres",
  { skip: !isPossible && "needs root, and PostgreSQL of Debian's packages" },
  async (t) => {
    const server = await startPostgres("off", debianPrograms);
    t.teardown(() => server.stop());
    const data = join(dirname(server.socket), "data");
    const url = server.url.replace(/postgres$/, "partner_esim");
    await inServer(server.url, "create database partner_esim");
    await inServer(url, "create table kept as select 1");

    const cluster = `${version}/test-${process.pid}`;
    const configuration = join("/etc/postgresql", cluster);
    mkdirSync(configuration, { recursive: true });
    t.teardown(() => rmSync(configuration, { recursive: true }));
    const hba = join(configuration, "pg_hba.conf");
    writeFileSync(join(configuration, "postgresql.conf"), `hba_file = '${hba}'\n`);
    writeFileSync(hba, "local all all peer\n");

    const folder = mkdtempSync(join(tmpdir(), "restore-"));
    t.teardown(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o755);
    for (const [name, text] of Object.entries({ pgbackrest, program }))
      writeFileSync(join(folder, name), text, { mode: 0o755 });
    // The server's user may not read the checkout.
    copyFileSync(script, join(folder, "restore-postgres"));
    const target = join(folder, "kept");
    const { uid = 0, gid = 0 } = postgres ?? {};
    chownSync(folder, uid, gid);
    const restore = (...words: string[]) =>
      spawnSync(join(folder, "restore-postgres"), words, {
        cwd: folder,
        encoding: "utf8",
        uid,
        gid,
        env: {
          PATH: `${folder}:${process.env.PATH}`,
          CLUSTER: cluster,
          PARTNER_ESIM: join(folder, "program"),
          SIMULATED: folder,
          TMPDIR: folder,
        },
      });

    t.match(restore(target), { status: 75, stderr: /unable to find backup set/ });
    t.same(
      readdirSync(folder).toSorted(),
      ["pgbackrest", "program", "restore-postgres"],
      "a failed restore leaves no folder",
    );

    execFileSync(
      programAt("pg_basebackup"),
      ["--dbname", server.url, "--pgdata", join(folder, "backup"), "--checkpoint=fast"],
      { uid, gid },
    );
    const files = readdirSync(folder);
    const drill = restore();
    t.match(drill, { status: 0, stdout: /^ +1\n+restored in \d+ s, verified in \d+ s\n$/ }, drill.stderr);
    t.same(readdirSync(folder), files, "a drill leaves no folder");

    const late = restore(target, "2030-01-01 00:00:00+00");
    t.equal(late.status, 1);
    t.match(late.stderr, /FATAL: {2}recovery ended before configured recovery target was reached/);
    t.match(late.stderr, /TIME may be later than the archive: leave it out/);
    t.same(readdirSync(folder), files, "the folder can be given again");

    const before = readdirSync(data);
    t.match(restore(data), { status: 2, stdout: "", stderr: /data is not empty, and was not touched/ });
    t.same(readdirSync(data), before);
    t.same(
      await inServer(url, "select count(*)::int from kept"),
      [{ count: 1 }],
      "the running server runs on",
    );

    t.match(restore(target), { status: 0 });
    t.ok(existsSync(join(target, "PG_VERSION")));
    t.notOk(existsSync(join(target, "postmaster.pid")), "the restored server is stopped");
    t.match(restore(target), { status: 2, stderr: /kept is not empty/ });
  },
);
