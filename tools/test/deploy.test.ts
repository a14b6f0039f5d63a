// The scripts of the deployment kit: backups with retention, and the restore drill.
import { spawnSync } from "node:child_process";
import { readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import t, { type Test } from "tap";
import { bareEnv, folderFor, serve } from "../../server/test/cli/command-line.ts";

const root = join(import.meta.dirname, "../..");

interface Done {
  status: number | null;
  stdout: string;
  stderr: string;
}

function scripts(t: Test) {
  const folder = folderFor(t);
  const program = join(folderFor(t), "partner-esim");
  writeFileSync(program, `#!/bin/sh\nexec ${process.execPath} ${root}/server/src/main.ts "$@"\n`, {
    mode: 0o700,
  });
  const run = (script: string, env: Record<string, string> = {}): Done =>
    spawnSync(join(root, "deploy", script), {
      encoding: "utf8",
      env: { ...bareEnv, PARTNER_ESIM: program, BACKUPS: folder, ...env },
    });
  return { folder, run };
}

t.test("backups are made, the oldest deleted, and the newest restored", async (t) => {
  const database = join(folderFor(t), "service.db");
  await serve(t, database, ["--demo"]);
  const { folder, run } = scripts(t);
  t.match(run("restore-drill"), { status: 1, stderr: /there is no backup in / });
  const old = ["partner-esim-20260101T000000Z.db", "partner-esim-20260102T000000Z.db"];
  for (const name of [...old, "notes.txt"]) writeFileSync(join(folder, name), "");

  const made = run("backup", { DATABASE_URL: database, KEEP: "2" });
  t.equal(made.status, 0, made.stderr);
  const names = readdirSync(folder).toSorted();
  t.equal(names.length, 3);
  t.equal(names[0], "notes.txt", "other files stay");
  t.equal(names[1], old[1]);
  const newest = join(folder, names[2] ?? "");
  t.equal(statSync(newest).mode & 0o777, 0o600);

  t.match(run("backup", { DATABASE_URL: database, KEEP: "00" }), { status: 2, stderr: /number above 0/ });

  const restored = run("restore-drill");
  t.equal(restored.status, 0, restored.stderr);
  t.match(
    restored.stdout,
    /invariants checked.*0 faults found\nbackup .*\nrestored {2}in \d+\.\d s\nverified {2}in \d+\.\d s\n$/,
  );

  const hours = Date.now() / 1000 - 3 * 3600;
  utimesSync(newest, hours, hours);
  t.match(run("restore-drill", { MAX_HOURS: "2" }), { status: 1, stderr: /is more than 2 hours old/ });
  writeFileSync(newest, "damaged");
  t.match(run("restore-drill"), { status: 1, stderr: /cannot be used: try the one before it/ });
});

t.test("a backup that fails deletes nothing", (t) => {
  const { folder, run } = scripts(t);
  const old = ["partner-esim-20260101T000000Z.db", "partner-esim-20260102T000000Z.db"];
  for (const name of old) writeFileSync(join(folder, name), "");
  const failed = run("backup", { DATABASE_URL: join(folder, "none.db"), KEEP: "1" });
  t.match(failed, { status: 2, stderr: /there is no database file/ });
  t.same(readdirSync(folder).toSorted(), old);
  t.end();
});

t.test("wrong settings exit with 2", (t) => {
  const { folder, run } = scripts(t);
  const DATABASE_URL = join(folder, "service.db");
  for (const [script, env, message] of [
    ["backup", {}, /set DATABASE_URL/],
    ["backup", { DATABASE_URL, BACKUPS: join(folder, "none") }, /set BACKUPS/],
    ["backup", { DATABASE_URL, KEEP: "0" }, /KEEP must be/],
    ["restore-drill", { BACKUPS: "" }, /set BACKUPS/],
    ["restore-drill", { MAX_HOURS: "a day" }, /MAX_HOURS must be/],
  ] as const)
    t.match(run(script, env), { status: 2, stdout: "", stderr: message });
  t.end();
});
