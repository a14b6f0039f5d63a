// Rows of a pending import are ignored. Applied rows count as already moved.
import type { InvariantId } from "../../../domain/verification.ts";
import type { Check } from "./check.ts";

export function catalogueChecks() {
  return {
    // Foreign keys don't cover applied rows that are not moved yet.
    "catalogue.import": {
      sql: `select n as import, null as package from catalogue_imports
            where applied = 1 and n > (select min(n) from catalogue_imports where applied = 1)
            union all
            select r.import, r.number from catalogue_import_rows r join catalogue_imports i on i.n = r.import
            where i.applied = 1 and (not exists (select 1 from providers p where p.id = r.provider_id)
              or r.destination is not null and not exists (select 1 from areas a where a.code = r.destination))`,
    },
    "catalogue.revision": {
      sql: `select coalesce((select n from revisions where name = 'catalogue'), 0) as revision
            where coalesce((select n from revisions where name = 'catalogue'), 0) < 1
              and (exists (select 1 from packages) or exists (select 1 from providers)
                or exists (select 1 from areas))`,
    },
  } as const satisfies Partial<Record<InvariantId, Check>>;
}
