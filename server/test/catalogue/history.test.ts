// Imports are recorded with the values from before, and undone with them: newest first, once, on both databases.
import t from "tap";
import { applyCatalogueFile } from "../../src/catalogue/apply.ts";
import { undoImport } from "../../src/catalogue/undo.ts";
import { setPackagesRetired } from "../../src/domain/catalogue/administration.ts";
import type { Store } from "../../src/domain/ports.ts";
import { backends, openAt } from "../stores.ts";

interface File {
  text: string;
  format: "json";
  retireMissing?: boolean;
}

function fileOf(numbers: readonly number[], price = "100.00", provider = "P"): File {
  const packages = numbers.map((number) => ({
    number,
    name: `Plan ${number}`,
    provider: "p",
    destination: "IN",
    data_mb: 1024,
    validity_days: 7,
    cost: "0.5",
    retail_price: price,
  }));
  return { text: JSON.stringify({ providers: [{ id: "p", name: provider }], packages }), format: "json" };
}

const upTo = (count: number, first = 1) => Array.from({ length: count }, (_, at) => at + first);

async function imported(store: Store, file: File): Promise<number> {
  const report = await applyCatalogueFile(store, file, 0);
  if (!report.ok || report.past === null) throw new Error("nothing was imported");
  return report.past;
}

async function pricesOf({ reads }: Store): Promise<string> {
  const { packages, providers } = await reads.catalogue.load();
  const names = [...providers.values()].map(({ name }) => name);
  const sold = packages.filter(({ retired }) => !retired);
  return [...names, ...sold.map(({ number, retailMicros }) => `${number}:${retailMicros / 1e6}`)].join(" ");
}

for (const backend of backends) {
  t.test(`undoing imports, ${backend.name}`, async (t) => {
    const store = await openAt(t, backend);
    const undo = (n: number) => undoImport(store, { undo: n }, 0);
    const first = await imported(store, fileOf([1, 2, 3]));
    const before = await pricesOf(store);
    const second = await imported(store, { ...fileOf([2, 3, 4], "99.00", "Q"), retireMissing: true });
    t.equal(await pricesOf(store), "Q 2:99 3:99 4:99");
    t.match(await undo(first), { ok: false, kind: "conflict", message: /has been changed since/ });
    t.match(await undo(second + 1), { ok: false, kind: "unknown" });

    const both = await Promise.all([undo(second), undo(second)]);
    t.same(both.map(({ ok }) => ok).sort(), [false, true], "of two at once, one");
    t.match(await undo(second), { ok: false, kind: "conflict", message: /undone already/ });
    t.equal(await pricesOf(store), before);
    const done = both.find(({ ok }) => ok);
    const again = done?.ok ? await undo(done.past) : null;
    t.match(again, { ok: true });
    t.equal(await pricesOf(store), "Q 2:99 3:99 4:99", "an undo is undone");

    const list: unknown = await store.reads.catalogue.imports({ after: null, limit: 2 });
    t.match(list, [
      { undoes: done?.ok ? done.past : null, undoneBy: null, isCurrent: true },
      { undoes: second, isCurrent: false, undoneBy: 4 },
      { n: second, added: 1, changed: 2, retired: 1, others: 1 },
    ]);
  });

  t.test(`imports are undone newest first, ${backend.name}`, async (t) => {
    const store = await openAt(t, backend);
    const a = await imported(store, fileOf([1], "1"));
    const b = await imported(store, fileOf([1], "2"));
    const c = await imported(store, fileOf([1], "3"));
    for (const [n, left] of [
      [c, "P 1:2"],
      [b, "P 1:1"],
      [a, "P"],
    ] as const) {
      t.match(await undoImport(store, { undo: n }, 0), { ok: true });
      t.equal(await pricesOf(store), left);
    }
    const last = await imported(store, fileOf([1, 2], "4"));
    await store.transaction((tx) => setPackagesRetired(tx, [2], true, { operator: "o" }, 0));
    t.match(await undoImport(store, { undo: last }, 0), { ok: false, message: /has been changed since/ });
    t.equal(await pricesOf(store), "P", "a retired package stays so when it is imported");
  });

  t.test(`a large import can be undone, a too old import cannot, ${backend.name}`, async (t) => {
    const store = await openAt(t, backend);
    await imported(store, fileOf(upTo(1200)));
    const before = await pricesOf(store);
    const large = await imported(store, { ...fileOf(upTo(1300, 600), "9"), retireMissing: true });
    t.not(await pricesOf(store), before);
    t.match(await undoImport(store, { undo: large }, 0), { ok: true });
    t.equal(await pricesOf(store), before);

    const old = await imported(store, fileOf([1], "2"));
    for (const price of upTo(10, 3)) await imported(store, fileOf([1], String(price)));
    const rows = await store.reads.catalogue.packagesBefore(old, -1, 10);
    t.same(rows, [], "its values from before are deleted");
    t.match(await undoImport(store, { undo: old }, 0), { ok: false, message: /too old/ });
  });
}
