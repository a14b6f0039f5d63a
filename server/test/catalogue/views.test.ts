import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as endOfTurn } from "node:timers/promises";
import t from "tap";
import { readDemoCatalogue } from "../../src/catalogue/demo.ts";
import { importCatalogue } from "../../src/catalogue/import.ts";
import { createAccount } from "../../src/domain/accounts.ts";
import { CatalogueViews } from "../../src/domain/catalogue/views.ts";
import type { Store } from "../../src/domain/ports.ts";
import { random } from "../../src/service.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";

t.test("calls that come together wait for one reading of the catalogue", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const store = new SqliteStore({ file: join(folder, "store.db") });
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const account = await store.transaction(async (tx) => {
    const imported = importCatalogue(readDemoCatalogue(), "json", tx.catalogue.load());
    if (imported.ok) tx.catalogue.apply(imported.change);
    return await createAccount(tx, { name: "A", email: "a@example.com" }, 0, random);
  });

  let readings = 0;
  let isBroken = false;
  const loadCatalogue = async () => {
    readings += 1;
    if (isBroken) throw new Error("the disk is gone");
    return await store.reads.loadCatalogue();
  };
  const views = new CatalogueViews({ reads: { ...store.reads, loadCatalogue } } as Store);
  const ask = () => Promise.all(Array.from({ length: 5 }, () => views.of(account)));
  const first = await ask();
  t.equal(readings, 1);
  t.equal(new Set([...first, ...(await ask())]).size, 1, "and share one view, also later");
  t.ok(first[0]?.listed.length);

  isBroken = true;
  store.writer.exec("update revisions set n = n + 1 where name = 'catalogue'");
  await endOfTurn();
  await t.rejects(ask(), { message: "the disk is gone" });
  isBroken = false;
  t.not((await ask())[0], first[0], "a reading that failed is tried again, and shows the new catalogue");
});
