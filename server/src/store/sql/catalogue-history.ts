// The history of imports. After an undo, the import before the undone one is current: it gets the undo's new revision.
import { limits } from "@partner-esim/generated/portal/limits";
import type {
  CatalogueHistory,
  CatalogueHistoryReads,
  NewPastImport,
  PastImport,
  Places,
} from "../../domain/catalogue/history.ts";
import { type Flag, PACKAGE_COLUMNS, type PackageRow, packageReader } from "./catalogue-rows.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

const columns = [
  "at",
  "operator",
  "added",
  "changed",
  "retired",
  "others",
  "places_before",
  "revision_before",
  "revision_after",
  "undoes",
  "kept",
];

interface Row extends Omit<NewPastImport, "placesBefore" | "revisionBefore"> {
  n: number;
  places_before: string;
  revision_before: number;
  undone_by: number | null;
  kept: Flag;
  is_current: Flag;
}

type RowBefore = { [Column in keyof PackageRow]: PackageRow[Column] | null } & { number: number };

export function catalogueHistoryReads(db: Connection): CatalogueHistoryReads {
  const select = `select h.n, h.at, h.operator, h.added, h.changed, h.retired, h.others, h.places_before,
      h.revision_before, h.undoes, h.undone_by, h.kept, case when h.revision_after = r.n then 1 else 0 end as is_current
    from catalogue_history h join revisions r on r.name = 'catalogue'`;
  const list = db.prepare<Row>(`${select} where h.n < $1 order by h.n desc limit $2`);
  const one = db.prepare<Row>(`${select} where h.n = $1`);
  const before = db.prepare<RowBefore>(
    `select ${PACKAGE_COLUMNS.join(", ")} from catalogue_history_rows
     where import = $1 and number > $2 order by number limit $3`,
  );
  return {
    imports: async ({ after, limit }) =>
      (await list.all(after?.n ?? Number.MAX_SAFE_INTEGER, limit + 1)).map(toPastImport),
    pastImport: async (n) => orNull(await one.get(n), toPastImport),
    async packagesBefore(n, after, limit) {
      const toPackage = packageReader(new Map());
      return (await before.all(n, after, limit)).map((row) => ({
        number: row.number,
        before: row.name === null ? null : toPackage(row as PackageRow),
      }));
    },
  };
}

const toPastImport = ({
  places_before: places,
  revision_before: revisionBefore,
  undone_by: undoneBy,
  kept: hasValues,
  is_current: isCurrent,
  ...row
}: Row): PastImport => ({
  ...row,
  placesBefore: JSON.parse(places) as Places,
  revisionBefore,
  undoneBy,
  kept: hasValues === 1,
  isCurrent: isCurrent === 1,
});

export function catalogueHistoryWrites(db: Connection, revision: () => Promise<number>): CatalogueHistory {
  const insert = db.prepare(insertInto("catalogue_history", columns));
  const link = db.prepare("update catalogue_imports set history = $2 where n = $1");
  const outdate = db.prepare("update catalogue_history set kept = 0 where kept = 1 and n <= $1");
  const setUndone = db.prepare("update catalogue_history set undone_by = $2 where n = $1");
  const makePreviousCurrent = db.prepare(
    `update catalogue_history set revision_after = $2
     where revision_after = (select revision_before from catalogue_history where n = $1)`,
  );
  const forget = db.prepare(
    `delete from catalogue_history_rows where (import, number) in (
       select r.import, r.number from catalogue_history_rows r
       where r.import < (select min(n) from catalogue_history where kept = 1)
       order by r.import, r.number limit $1)`,
  );
  return {
    async recordImport(n, { at, operator, added, changed, retired, others, undoes, ...entry }) {
      const now = await revision();
      const places = JSON.stringify(entry.placesBefore);
      const counts = [added, changed, retired, others];
      const past = await insert.insert(at, operator, ...counts, places, entry.revisionBefore, now, undoes, 1);
      await link.run(n, past);
      await outdate.run(past - limits.undoableImportsMax);
      if (undoes !== null) {
        await setUndone.run(undoes, past);
        await makePreviousCurrent.run(undoes, now);
      }
      return past;
    },
    forgetImports: async (limit) => (await forget.run(limit)) < limit,
  };
}

/** Returns the SQL that copies the packages that import $1 is about to overwrite, up to package number $2. */
export const copyBefore = (): string => {
  const [number, ...others] = PACKAGE_COLUMNS;
  const values = others.map((column) => `p.${column}`).join(", ");
  return `insert into catalogue_history_rows (import, ${PACKAGE_COLUMNS.join(", ")})
    select i.history, r.${number}, ${values}
    from catalogue_import_rows r join catalogue_imports i on i.n = r.import
      left join packages p on p.number = r.number
    where r.import = $1 and r.number <= $2 and i.history is not null`;
};
