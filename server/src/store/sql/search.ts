// Reads for the portal's search. Texts match by prefix, as a range of their index.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Found, FoundOrder, OrderText, SearchReads } from "../../domain/search/store.ts";
import type { Mode } from "../../domain/values/mode.ts";
import type { Connection } from "./connection.ts";
import { orderTexts } from "./order-texts.ts";
import { lastText } from "./statements.ts";

interface Row {
  id: string;
  title: string;
  detail: string | null;
  mode: Mode | null;
  ledger: number;
  account_id: string;
  account_name: string;
  created_at: number;
}

interface OrderRow extends Row {
  n: number;
}

const toFound = ({ id, title, detail, mode, account_id, account_name, created_at }: Row): Found => ({
  id,
  title,
  detail,
  mode,
  account: { id: account_id, name: account_name },
  createdAt: created_at,
});
const toFoundOrder = (row: OrderRow): FoundOrder => ({
  ...toFound(row),
  n: row.n,
});
const toOwned = (row: Row | undefined) =>
  row === undefined ? null : { ...toFound(row), ledger: row.ledger };

const owner = "a.id as account_id, a.name as account_name";
const ofLedger = (ledger: string) => `join ledgers l on l.n = ${ledger} join accounts a on a.n = l.account`;

export function searchReads(db: Connection): SearchReads {
  const ledgersOf = db.prepare<{ n: number }>("select n from ledgers where account = $1 order by n");
  const ledgersAfter = db.prepare<{ n: number }>("select n from ledgers where n > $1 order by n limit $2");
  const order =
    db.prepare<Row>(`select o.id, o.number as title, o.customer_ref as detail, o.created_at, l.mode, o.ledger, ${owner}
    from orders o ${ofLedger("o.ledger")} where o.id = $1`);
  const withText = ({ column, text }: (typeof orderTexts)[OrderText]) =>
    db.prepare<OrderRow>(`select o.n, o.created_at, o.id, o.title, o.detail, l.mode, o.ledger, ${owner} from (
      select * from (select n, created_at, id, number as title, ${column} as detail, ledger from orders
        where ${db.dialect.isOneOf("ledger", "$1")} and ${text} >= $2 and ${text} < $3 and ${column} is not null
        limit ${limits.travellerOrdersMax}) matching
      order by created_at desc, n desc limit $4) o ${ofLedger("o.ledger")}`);
  const ordersWith = Object.fromEntries(
    Object.entries(orderTexts).map(([name, text]) => [name, withText(text)]),
  ) as Record<OrderText, ReturnType<typeof withText>>;
  const esim =
    db.prepare<Row>(`select e.iccid as id, e.package_name as title, e.customer_ref as detail, e.created_at, l.mode, e.ledger,
    ${owner} from esims e ${ofLedger("e.ledger")} where e.iccid = $1`);
  const toppedUpBy =
    db.prepare<Row>(`select e.iccid as id, e.package_name as title, t.id as detail, e.created_at, l.mode, e.ledger,
    ${owner} from topups t join esims e on e.n = t.esim ${ofLedger("e.ledger")} where t.id = $1`);
  const event =
    db.prepare<Row>(`select e.id, e.type as title, null as detail, e.created_at, l.mode, e.ledger, ${owner}
    from events e ${ofLedger("e.ledger")} where e.id = $1 and e.created_at >= $2`);
  const delivery =
    db.prepare<Row>(`select d.id, d.event_type as title, w.url as detail, d.created_at, l.mode, d.ledger, ${owner}
    from deliveries d join endpoints w on w.n = d.endpoint ${ofLedger("d.ledger")} where d.id = $1 and d.created_at >= $2`);
  const keys = (where: string) =>
    db.prepare<Row>(`select k.id, k.name as title, '…' || k.hint as detail, k.created_at, k.mode, 0 as ledger, ${owner}
      from api_keys k join accounts a on a.n = k.account where k.hint = $1 ${where} order by k.n desc limit $2`);
  const anyKeys = keys("");
  const keysOf = keys("and k.account = $3");
  const accounts =
    db.prepare<Row>(`select a.id, a.name as title, null as detail, a.created_at, null as mode, 0 as ledger, ${owner}
    from accounts a left join test_runs r on r.n = a.test_run
    where lower(a.name) >= $1 and lower(a.name) < $2 and r.removed_at is null order by lower(a.name) limit $3`);
  return {
    ledgersOf: async (account) => (await ledgersOf.all(account)).map(({ n }) => n),
    ledgersAfter: async (after, limit) => (await ledgersAfter.all(after, limit)).map(({ n }) => n),
    order: async (id) => toOwned(await order.get(id)),
    ordersWith: async (text, begins, ledgers, limit) =>
      (await ordersWith[text].all(JSON.stringify(ledgers), begins, begins + lastText, limit)).map(
        toFoundOrder,
      ),
    esim: async (iccid) => toOwned(await esim.get(iccid)),
    esimToppedUpBy: async (topup) => toOwned(await toppedUpBy.get(topup)),
    event: async (id, notBefore) => toOwned(await event.get(id, notBefore)),
    delivery: async (id, notBefore) => toOwned(await delivery.get(id, notBefore)),
    keysEndingIn: async (hint, account, limit) =>
      (await (account === null ? anyKeys.all(hint, limit) : keysOf.all(hint, limit, account))).map(toFound),
    accountsNamed: async (begins, limit) =>
      (await accounts.all(begins, begins + lastText, limit)).map(toFound),
  };
}
