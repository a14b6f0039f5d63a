// Requests for funds. Each list reads a bounded number of rows by an index of pending requests.
import type {
  Decision,
  FundsRequest,
  FundsRequestReads,
  NewFundsRequest,
} from "../../domain/ledger/funds-request.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull, updateByNumber } from "./statements.ts";

interface FundsRequestRow {
  n: number;
  id: string;
  ledger: number;
  kind: FundsRequest["kind"];
  amount_paise: number;
  note: string | null;
  reference: string | null;
  requested_by: string;
  created_at: number;
  status: FundsRequest["status"];
  decided_by: string | null;
  decided_at: number | null;
  entry: number | null;
  account_id: string;
  account_name: string;
}

const toRequest = (row: FundsRequestRow): FundsRequest => ({
  n: row.n,
  id: row.id,
  ledger: row.ledger,
  account: { id: row.account_id, name: row.account_name },
  kind: row.kind,
  amountPaise: row.amount_paise,
  note: row.note,
  reference: row.reference,
  requestedBy: row.requested_by,
  createdAt: row.created_at,
  status: row.status,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  entry: row.entry,
});

const select = (from: string) => `select f.*, a.id as account_id, a.name as account_name
  from ${from} f join ledgers l on l.n = f.ledger join accounts a on a.n = l.account`;

const pendingRows = (where: string) => `(select * from funds_requests
  where status = 'pending' and (created_at, n) > ($1, $2) ${where} order by created_at, n limit $3)`;

export function fundsRequestReads(db: Connection): FundsRequestReads {
  const byId = db.prepare<FundsRequestRow>(`${select("funds_requests")} where f.id = $1`);
  const all = db.prepare<FundsRequestRow>(`${select(pendingRows(""))} order by f.created_at, f.n`);
  const ofLedger = db.prepare<FundsRequestRow>(
    `${select(pendingRows("and ledger = $4"))} order by f.created_at, f.n`,
  );
  const count = db.prepare<{ count: number }>(
    `select count(*) as count from (select n from funds_requests
       where status = 'pending' and created_at > $1 limit $2) found`,
  );
  const withReference = db.prepare<{ id: string }>(
    `select id from funds_requests where ledger = $1 and upper(reference) = upper($2)
       and reference is not null and status = 'pending' and created_at > $3 limit 1`,
  );
  return {
    byId: async (id) => orNull(await byId.get(id), toRequest),
    pending: async (ledger, since, { after, limit }: PageRequest) => {
      // Of requests made at `since`, none is after this position.
      const start = [after?.at ?? since, after?.n ?? Number.MAX_SAFE_INTEGER, limit + 1] as const;
      const rows = ledger === null ? all.all(...start) : ofLedger.all(...start, ledger);
      return (await rows).map(toRequest);
    },
    countPending: async (since, limit) => (await count.get(since, limit))?.count ?? 0,
    pendingWithReference: async (ledger, reference, since) =>
      (await withReference.get(ledger, reference, since))?.id ?? null,
  };
}

export function fundsRequestWrites(db: Connection) {
  const insert = db.prepare(
    insertInto("funds_requests", [
      "id",
      "ledger",
      "kind",
      "amount_paise",
      "note",
      "reference",
      "requested_by",
      "created_at",
      "status",
    ]),
  );
  const decide = db.prepare(
    updateByNumber("funds_requests", ["status", "decided_by", "decided_at", "entry"]),
  );
  return {
    insert: async (request: NewFundsRequest) => {
      const { id, ledger, kind, amountPaise, note, reference, requestedBy, createdAt } = request;
      await insert.send(id, ledger, kind, amountPaise, note, reference, requestedBy, createdAt, "pending");
    },
    decide: async ({ n }: Pick<FundsRequest, "n" | "ledger">, decision: Decision) => {
      const { status, decidedBy, decidedAt, entry } = decision;
      await decide.send(n, status, decidedBy, decidedAt, entry);
    },
  };
}
