// What must hold at the end of a simulation: all invariants of `verify`, and no work is left.
import { invariants, verify } from "../../src/domain/verification.ts";
import { isServer } from "../../src/store/open.ts";
import { openAudit } from "../../src/store/open-audit.ts";
import { dialect as postgres } from "../../src/store/postgres/prepared.ts";
import type { Dialect } from "../../src/store/sql/connection.ts";
import { dialect as sqlite } from "../../src/store/sqlite/prepared.ts";
import { rowsAt } from "../stores.ts";

/** Each query finds the rows that are wrong. */
const queriesIn = ({ textAt }: Dialect): Record<string, string> => ({
  "nothing is left processing": `
    select id from orders where status = 'processing' union all select id from topups where status = 'processing'
    union all select iccid from esims where cancelling = 1 or running_topups > 0`,
  "no background work is left but the checks": "select * from jobs where kind <> 'check-esims'",
  "an eSIM is announced as activated and as expired once": `
    select ${textAt("data", "iccid")} as iccid, type, count(*) from events where type in ('esim.activated', 'esim.expired')
    group by 1, 2 having count(*) > 1`,
  "usage is announced once for an allowance": `
    select ${textAt("data", "iccid")} as iccid, type, ${textAt("data", "data.total_mb")} as total_mb, count(*) from events
    where type like 'esim.usage%' and ledger in (select n from ledgers where mode = 'live')
      and not exists (select 1 from deactivations) group by 1, 2, 3
    having count(*) > 1 + (select count(*) from endpoints where deleted_at is not null or enabled = 0)`,
  "nothing waits to be delivered": "select * from deliveries where due_at is not null",
});

/** Returns invariants that are violated at the simulation's time, with the first rows. */
export async function findFaults(location: string, now: number): Promise<string[]> {
  const faults: string[] = [];
  const add = (sentence: string, rows: unknown[]) => {
    if (rows.length > 0) faults.push(`untrue: ${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  };
  const audit = await openAudit(location);
  const found = await verify(audit, now);
  await audit.close();
  for (const { invariant, row } of found.faults) add(invariants[invariant], [row]);
  const queries = queriesIn(isServer(location) ? postgres : sqlite);
  for (const [sentence, sql] of Object.entries(queries)) add(sentence, await rowsAt(location, sql));
  return faults;
}
