import type { AttentionReads, LowWallet, OrderBrief, OwnedEndpoint } from "../../domain/health/store.ts";
import type { PageRequest } from "../../domain/pages.ts";
import type { Connection } from "./connection.ts";
import { type EndpointRow, toEndpoint } from "./endpoints.ts";
import type { OrderRow } from "./orders.ts";

interface Owned {
  account_id: string;
  account_name: string;
}

const owner = "a.id as account_id, a.name as account_name";
const ofLedger = (ledger: string) => `join ledgers l on l.n = ${ledger} join accounts a on a.n = l.account`;
const ownerOf = ({ account_id, account_name }: Owned) => ({ id: account_id, name: account_name });

type BriefRow = Owned &
  Pick<OrderRow, "n" | "id" | "number" | "status" | "total_paise" | "created_at" | "mode">;

const toBrief = (row: BriefRow): OrderBrief => ({
  ...{ n: row.n, id: row.id, number: row.number, status: row.status, mode: row.mode },
  ...{ totalPaise: row.total_paise, createdAt: row.created_at, account: ownerOf(row) },
});

type WalletRow = Owned & { n: number; balance_paise: number; low_balance_threshold_paise: number | null };

const toLowWallet = (row: WalletRow): LowWallet => ({
  n: row.n,
  account: ownerOf(row),
  balancePaise: row.balance_paise,
  thresholdPaise: row.low_balance_threshold_paise,
});

const toOwned =
  (at: (row: EndpointRow) => number) =>
  (row: EndpointRow & Owned): OwnedEndpoint => ({
    ...{ endpoint: toEndpoint(row), account: ownerOf(row), position: { at: at(row), n: row.n } },
  });

export function attentionReads(db: Connection): AttentionReads {
  const withStatus = (status: OrderBrief["status"]) =>
    db.prepare<BriefRow>(`select o.n, o.id, o.number, o.status, o.total_paise, o.created_at, l.mode, ${owner}
      from (select * from orders where status = '${status}' and (created_at, n) < ($1, $2)
        order by created_at desc, n desc limit $3) o ${ofLedger("o.ledger")} order by o.created_at desc, o.n desc`);
  const orders = { processing: withStatus("processing"), failed: withStatus("failed") };
  const failed = db.prepare<{ count: number }>(
    "select count(*) as count from (select n from orders where status = 'failed' and created_at >= $1 limit $2) found",
  );
  const wallets =
    db.prepare<WalletRow>(`select l.n, l.balance_paise, a.low_balance_threshold_paise, ${owner} from ledgers l
    join accounts a on a.n = l.account
    where l.low_warned = 1 and l.mode = 'live' and l.n < $1 order by l.n desc limit $2`);
  const endpoints = (rows: string) =>
    db.prepare<EndpointRow & Owned>(`select p.*, l.account, l.mode, a.active as account_active, ${owner}
      from endpoints p ${ofLedger("p.ledger")} where ${rows}`);
  const paused = endpoints(`p.paused_until is not null and p.paused_until > $4
    and (p.paused_until, p.n) < ($1, $2) order by p.paused_until desc, p.n desc limit $3`);
  const disabled = endpoints(
    "p.enabled = 0 and p.deleted_at is null and p.n < $1 order by p.n desc limit $2",
  );
  const last = Number.MAX_SAFE_INTEGER;
  const position = ({ after, limit }: PageRequest) =>
    [after?.at ?? last, after?.n ?? last, limit + 1] as const;
  return {
    orders: async (status, page) => (await orders[status].all(...position(page))).map(toBrief),
    failedOrders: async (since, limit) => (await failed.get(since, limit))?.count ?? 0,
    lowWallets: async ({ after, limit }) => (await wallets.all(after?.n ?? last, limit + 1)).map(toLowWallet),
    endpoints: async (state, now, page) => {
      if (state === "paused")
        return (await paused.all(...position(page), now)).map(toOwned((row) => row.paused_until ?? 0));
      return (await disabled.all(page.after?.n ?? last, page.limit + 1)).map(toOwned(() => 0));
    },
  };
}
