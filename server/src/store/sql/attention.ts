// Items that need an operator: slow or failed orders and top-ups, low wallets, troubled endpoints, due jobs. Each list
// reads a bounded number of rows by an index.
import { limits } from "@partner-esim/generated/portal/limits";
import type {
  AttentionReads,
  DueJobBrief,
  LowWallet,
  OrderBrief,
  OwnedEndpoint,
  TopupBrief,
} from "../../domain/health/store.ts";
import type { JobKind } from "../../domain/jobs/jobs.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Connection } from "./connection.ts";
import { lowWallets } from "./counts.ts";
import { type EndpointRow, toEndpoint } from "./endpoints.ts";
import type { OrderRow } from "./orders.ts";
import { type TopupRow, toTopup } from "./topups.ts";

interface Owned {
  account_id: string;
  account_name: string;
}

const owner = "a.id as account_id, a.name as account_name";
const ofLedger = (ledger: string) => `join ledgers l on l.n = ${ledger} join accounts a on a.n = l.account`;
const ownerOf = ({ account_id, account_name }: Owned) => ({ id: account_id, name: account_name });

type BriefRow = Owned &
  Pick<OrderRow, "n" | "id" | "number" | "status" | "total_paise" | "created_at" | "progress_at" | "mode">;

const toBrief = (row: BriefRow): OrderBrief => ({
  n: row.n,
  id: row.id,
  number: row.number,
  status: row.status,
  mode: row.mode,
  totalPaise: row.total_paise,
  createdAt: row.created_at,
  progressAt: row.progress_at,
  account: ownerOf(row),
});

const toTopupBrief = (row: TopupRow & Owned): TopupBrief => ({ ...toTopup(row), account: ownerOf(row) });

type JobRow = Omit<DueJobBrief, "dueAt" | "orderId"> & { due_at: number; order_id: string | null };

const toDueJob = ({ due_at, order_id, ...row }: JobRow): DueJobBrief => ({
  n: row.n,
  kind: row.kind,
  subject: row.subject,
  attempts: row.attempts,
  dueAt: due_at,
  orderId: order_id,
  iccid: row.iccid,
});

const kinds = (...names: JobKind[]) => names.map((name) => `'${name}'`).join(", ");

type WalletRow = Owned & {
  n: number;
  balance_paise: number;
  low_balance_threshold_paise: number | null;
  spent: number;
};

const toLowWallet = (row: WalletRow): LowWallet => ({
  n: row.n,
  account: ownerOf(row),
  balancePaise: row.balance_paise,
  thresholdPaise: row.low_balance_threshold_paise,
  dailyPaise: Math.max(0, Math.round(row.spent / limits.paceDays)),
});

const toOwned =
  (at: (row: EndpointRow) => number) =>
  (row: EndpointRow & Owned): OwnedEndpoint => ({
    endpoint: toEndpoint(row),
    account: ownerOf(row),
    position: { at: at(row), n: row.n },
  });

export function attentionReads(db: Connection): AttentionReads {
  const withStatus = (status: OrderBrief["status"]) =>
    db.prepare<BriefRow>(`select o.n, o.id, o.number, o.status, o.total_paise, o.created_at, o.progress_at, l.mode, ${owner}
      from (select * from orders where status = '${status}' and (created_at, n) < ($1, $2)
        order by created_at desc, n desc limit $3) o ${ofLedger("o.ledger")} order by o.created_at desc, o.n desc`);
  const orders = { processing: withStatus("processing"), failed: withStatus("failed") };
  const allOrders =
    db.prepare<BriefRow>(`select o.n, o.id, o.number, o.status, o.total_paise, o.created_at, o.progress_at, l.mode, ${owner}
      from (select * from orders where n < $1 order by n desc limit $2) o ${ofLedger("o.ledger")} order by o.n desc`);
  const topups = db.prepare<TopupRow & Owned>(`select t.*, l.mode, ${owner}
      from (select * from topups where status = 'processing' and (created_at, n) < ($1, $2)
        order by created_at desc, n desc limit $3) t ${ofLedger("t.ledger")} order by t.created_at desc, t.n desc`);
  const jobs = db.prepare<JobRow>(`select j.*, o.id as order_id, coalesce(t.iccid, e.iccid) as iccid
      from (select * from jobs where due_at <= $1 and (due_at, n) > ($2, $3) order by due_at, n limit $4) j
      left join orders o on o.n = j.subject and j.kind in (${kinds("finish-sandbox-order", "fulfil-order", "recall-order")})
      left join topups t on t.n = j.subject and j.kind in (${kinds("finish-sandbox-topup", "apply-topup", "recall-topup")})
      left join esims e on e.n = j.subject and j.kind = ${kinds("cancel-esim")} order by j.due_at, j.n`);
  const failed = db.prepare<{ count: number }>(
    "select count(*) as count from (select n from orders where status = 'failed' and created_at >= $1 limit $2) found",
  );
  const wallets = db.prepare<WalletRow>(`select l.n, l.balance_paise, a.low_balance_threshold_paise, ${owner},
      coalesce((select sum(revenue_paise) from ledger_days where ledger = l.n and day >= $3 and day < $4), 0) as spent
    from (${lowWallets("$3", "$4")}) low join ledgers l on l.n = low.n join accounts a on a.n = l.account
    where l.n < $1 order by l.n desc limit $2`);
  const endpoints = (rows: string) =>
    db.prepare<EndpointRow & Owned>(`select p.*, l.account, l.mode, a.active as account_active, ${owner}
      from endpoints p ${ofLedger("p.ledger")} where ${rows}`);
  const paused = endpoints(`p.paused_until is not null and p.paused_until > $4
    and (p.paused_until, p.n) < ($1, $2) order by p.paused_until desc, p.n desc limit $3`);
  const disabled = endpoints(
    "p.enabled = 0 and p.deleted_at is null and p.n < $1 order by p.n desc limit $2",
  );
  const waiting = endpoints(`p.holder is null and p.due_at is not null and (p.due_at, p.n) > ($1, $2)
    and p.enabled = 1 and p.deleted_at is null order by p.due_at, p.n limit $3`);
  const last = Number.MAX_SAFE_INTEGER;
  const position = ({ after, limit }: PageRequest) =>
    [after?.at ?? last, after?.n ?? last, limit + 1] as const;
  return {
    orders: async (status, page) => {
      const [, n, limit] = position(page);
      const rows = status === "all" ? allOrders.all(n, limit) : orders[status].all(...position(page));
      return (await rows).map(toBrief);
    },
    processingTopups: async (page) => (await topups.all(...position(page))).map(toTopupBrief),
    dueJobs: async (now, { after, limit }) =>
      (await jobs.all(now, after?.at ?? -1, after?.n ?? 0, limit + 1)).map(toDueJob),
    failedOrders: async (since, limit) => (await failed.get(since, limit))?.count ?? 0,
    lowWallets: async (today, { after, limit }) =>
      (await wallets.all(after?.n ?? last, limit + 1, today - limits.paceDays, today)).map(toLowWallet),
    endpoints: async (state, now, page) => {
      const { after, limit } = page;
      if (state === "waiting")
        return (await waiting.all(after?.at ?? -1, after?.n ?? 0, limit + 1)).map(
          toOwned((row) => row.due_at ?? 0),
        );
      if (state === "paused")
        return (await paused.all(...position(page), now)).map(toOwned((row) => row.paused_until ?? 0));
      return (await disabled.all(after?.n ?? last, limit + 1)).map(toOwned(() => 0));
    },
  };
}
