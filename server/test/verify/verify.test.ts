// `verify` reports nothing for a valid database, and names every kind of planted violation.
import { closeSync, copyFileSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import t from "tap";
import { type InvariantId, invariants } from "../../src/domain/verification.ts";
import { folderFor, run, runHere } from "../cli/command-line.ts";
import { plantedFaults } from "./faults.ts";
import { makeWorld, tamper } from "./world.ts";

interface Report {
  sound: boolean;
  checked: number;
  fault_count: number;
  faults: { invariant: InvariantId; row: object }[];
}

async function verify(file: string): Promise<{ code: number | null; report: Report }> {
  const { code, json } = await runHere(["verify", "--json", "--database", file]);
  return { code, report: json };
}

t.test("verify", async (t) => {
  const folder = folderFor(t);
  const world = await makeWorld(t, folder);
  const count = Object.keys(invariants).length;

  await t.test("a sound database has no faults", async (t) => {
    const { code, report } = await verify(world);
    t.same(report.faults, []);
    t.match({ code, ...report }, { code: 0, sound: true, checked: count, fault_count: 0 });
  });

  await t.test("every planted fault is named", async (t) => {
    const copy = join(folder, "tampered.db");
    for (const [invariant, statements] of Object.entries(plantedFaults)) {
      for (const sql of statements) {
        const changes = tamper(world, copy, sql);
        const { code, report } = await verify(copy);
        const named = report.faults.map((fault) => fault.invariant);
        const about = `${invariant}: ${sql.replace(/\s+/g, " ")}`;
        t.ok(changes > 0 && code === 1 && named.includes(invariant as InvariantId), about, {
          changes,
          code,
          named,
        });
      }
    }
  });

  await t.test("a damaged page is named, and the rest is still looked at", async (t) => {
    const copy = join(folder, "damaged.db");
    copyFileSync(world, copy);
    damageIndex(copy, "orders_by_status");
    const { code, report } = await verify(copy);
    t.equal(code, 1);
    t.ok(report.faults.some((fault) => fault.invariant === "file.integrity"));
    t.equal(report.checked, count);
  });

  await t.test("faults are printed with their rows, for people too", async (t) => {
    const copy = join(folder, "printed.db");
    tamper(world, copy, "update orders set balance_after_paise = balance_after_paise + 1 where n = 1");
    const { code, stdout } = await run(["verify", "--database", copy]);
    t.equal(code, 1);
    t.match(stdout, /^order\.balance-after: violated: .*: order=ord_test_\w{12} balance_after_paise=\d+/m);
    t.match(stdout, /^\d+ invariants checked in [\d.]+ s: 1 fault found$/m);
  });

  await t.test("of many faults the first are kept, and all are counted", async (t) => {
    const copy = join(folder, "many.db");
    tamper(
      world,
      copy,
      `insert into ledger_entries (ledger, kind, amount_paise, balance_after_paise, created_at)
       with recursive n (i) as (select 1 union all select i + 1 from n where i < 250)
       select 1, 'gift', 0, 0, 0 from n`,
    );
    const { report } = await verify(copy);
    const subjectFaults = report.faults.filter((fault) => fault.invariant === "entry.subject");
    t.equal(subjectFaults.length, 100);
    t.ok(report.fault_count >= 250);
  });

  await t.test("verify rejects a file that is not a database of this release", async (t) => {
    const text = join(folder, "text.db");
    copyFileSync(new URL(import.meta.url), text);
    const newer = join(folder, "newer.db");
    copyFileSync(world, newer);
    setVersion(newer, 9999);
    const older = join(folder, "older.db");
    copyFileSync(world, older);
    setVersion(older, 0);
    for (const [file, message] of [
      [join(folder, "none.db"), /there is no database file/],
      [text, /is not a database/],
      [newer, /written by a newer release/],
      [older, /start the service once/],
    ] as const) {
      const before = readIfThere(file);
      const { code, stderr } = await run(["verify", "--database", file]);
      t.equal(code, 2);
      t.match(stderr, message);
      t.same(readIfThere(file), before, "the file is as it was");
    }
  });
});

function setVersion(file: string, version: number): void {
  const db = new Database(file);
  db.pragma(`user_version = ${version}`);
  db.close();
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Overwrites the cell pointers of an index's root page. */
function damageIndex(file: string, index: string): void {
  const db = new Database(file, { readonly: true });
  const page = db.prepare("select rootpage from sqlite_schema where name = ?").pluck().get(index) as number;
  const pageSize = db.pragma("page_size", { simple: true }) as number;
  db.close();
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(64, 0xff), 0, 64, (page - 1) * pageSize + 8);
  closeSync(handle);
}
