// The committed schema equals the result of the migrations, and accepts exactly the contract's values.
import { readFileSync } from "node:fs";
import { enums } from "@partner-esim/generated/enums";
import { enums as portalEnums } from "@partner-esim/generated/portal/enums";
import t from "tap";
import { migrations } from "../src/store/migrations.ts";
import { schemaText } from "../src/store/sqlite/schema.ts";

t.test("schema.sql is up to date", async (t) => {
  const committed = readFileSync(new URL("../src/store/schema.sql", import.meta.url), "utf8");
  t.equal(committed, schemaText(), "run `node tools/schema.ts`");
  t.match(committed, "CREATE TABLE ledger_entries");
});

/** `column in ('a', 'b')` of each table's checks: the values by "table.column". */
function checkedValues(schema: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const statement of schema.split(/^CREATE TABLE /m).slice(1)) {
    const table = /\w+/.exec(statement)?.[0];
    for (const [, column, list = ""] of statement.matchAll(/\bcheck \((\w+) in \(('[^)]*)\)\)/g)) {
      values[`${table}.${column}`] = [...list.matchAll(/'([^']*)'/g)].map(([, value = ""]) => value).sort();
    }
  }
  return values;
}

/** The values of an enumeration, but for those that are never stored. */
const stored = (values: readonly string[], ...never: string[]): string[] =>
  values.filter((value) => !never.includes(value)).sort();

t.test("columns take the values of the contract's enumerations", async (t) => {
  t.strictSame(checkedValues(schemaText()), {
    "api_keys.mode": stored(enums.Mode),
    "areas.kind": stored(enums.DestinationType),
    // `sending` shows while a request is open.
    "deliveries.status": stored(portalEnums.DeliveryStatus, "sending"),
    // The portal says `used_up`.
    "endpoints.disabled_by": [...stored(portalEnums.DisabledBy, "used_up"), "exhausted"].sort(),
    "esims.status": stored(enums.EsimStatus),
    "funds_requests.kind": stored(portalEnums.FundsRequestKind),
    // Expiry is computed.
    "funds_requests.status": stored(portalEnums.FundsRequestStatus, "expired"),
    "ledgers.mode": stored(enums.Mode),
    "sales_days.mode": stored(enums.Mode),
    "supplier_attempts.kind": ["esim", "order", "topup"],
    "supplier_attempts.outcome": stored(portalEnums.SupplyOutcome),
    "simulated_requests.kind": stored(portalEnums.NetworkCall, "usage"),
    "orders.status": stored(enums.OrderStatus),
    "orders.source": stored(portalEnums.OrderSource),
    "people.operator_role": stored(portalEnums.PersonRole, ...portalEnums.MemberRole),
    "people.role": [...portalEnums.MemberRole, "operator"].sort(),
    // Not of the contract.
    "stored_responses.state": ["completed", "running"],
    "topups.status": stored(enums.TopupStatus),
  });
});

/** Released processes go on with the new schema until they are restarted. */
const breaking =
  /\b(drop (table|column)|rename|alter column|add column (?!.*\bdefault\b).*\b(not null|unique)\b)/i;

t.test("a migration leaves the schema usable for the release before", async (t) => {
  t.ok(breaking.test("alter table orders rename column status to state"), "one that renames is noticed");
  const [, ...later] = migrations("sqlite");
  t.same(
    later.filter(({ sql }) => breaking.test(sql)).map(({ name }) => name),
    [],
  );
});
