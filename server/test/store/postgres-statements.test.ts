// Every statement of the repositories and of the audit is one that PostgreSQL understands.
import pg from "pg";
import t from "tap";
import { openStore } from "../../src/store/open.ts";
import { dialect } from "../../src/store/postgres/prepared.ts";
import { checksOf } from "../../src/store/sql/audit/checks.ts";
import type { Connection, Statement } from "../../src/store/sql/connection.ts";
import { transactionOf } from "../../src/store/sql/repositories.ts";
import { hasPostgres, postgres } from "../stores.ts";

t.test("every statement can be prepared", { skip: !hasPostgres }, async (t) => {
  const url = await postgres.database(t);
  await (await openStore(url)).close();
  const texts = new Set<string>();
  const recorder: Connection = {
    dialect,
    prepare: <Row>(sql: string) => {
      texts.add(sql);
      return {} as Statement<Row>;
    },
  };
  const tx = transactionOf(recorder, {
    wrote() {},
    async accessChanged() {},
    claimed() {},
    madeDue() {},
    happened() {},
  });
  // A list prepares the statement of its filters when it is first used.
  const page = { after: { at: 1, n: 1 }, limit: 1 };
  const filters = [{}, { status: "completed", customerRef: "r", createdAfter: 1, createdBefore: 2 } as const];
  for (const filter of filters) await tx.orders.list(1, filter, page).catch(() => {});
  for (const status of ["pending", "delivered"] as const) {
    const filter = { status, endpointId: "e", eventId: "v", notBefore: 0 };
    await tx.deliveries.ofLedger(1, filter, page).catch(() => {});
  }
  for (const { sql } of Object.values(checksOf({ dialect, now: 0 }))) texts.add(sql);
  t.ok(texts.size > 250, `${texts.size} statements`);

  const client = new pg.Client(url);
  await client.connect();
  await client.query("create function pg_temp.is_json(text) returns boolean language sql as 'select true'");
  const faults: string[] = [];
  for (const [i, text] of [...texts].entries()) {
    await client.query(`prepare s${i} as ${text}`).catch((error) => faults.push(`${error.message}: ${text}`));
  }
  await client.end();
  t.same(faults, []);
});
