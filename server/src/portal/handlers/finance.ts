// For operators: statements of accounts, and ledgers as files.
import type { components } from "@partner-esim/generated/portal/types";
import { entryIdPrefix } from "../../domain/ids.ts";
import { formatPaise } from "../../domain/ledger/money.ts";
import type { ListedEntry } from "../../domain/ledger/statement-store.ts";
import {
  type EntryRange,
  entriesIn,
  rangeOfMonth,
  readStatement,
  type Statement,
  type Sums,
} from "../../domain/ledger/statements.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toTimestamp } from "../../domain/timestamps.ts";
import { toJson } from "../../http/contract-types.ts";
import { csvStream } from "../../http/csv.ts";
import { itemsInOneTurn, listTurns, type Reader } from "../../http/list-turns.ts";
import { findAccount } from "../accounts.ts";
import type { Handler, OneOf } from "../operation.ts";
import type { PortalServices } from "../services.ts";
import { statementPdf } from "../statement-pdf.ts";

type Schemas = components["schemas"];
type StatementOperation = "accountStatementGet" | "accountStatementPdfGet" | "accountStatementCsvGet";

export function financeHandlers({ store, serviceName }: PortalServices) {
  const { reads } = store;
  const pdfOf = statementPdf(serviceName);

  const find = async ({ path, query: { month }, now }: OneOf<StatementOperation>) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const { n: ledger } = await reads.ledgers.ofAccount(account.n, "live");
    const range = await rangeOfMonth(reads, ledger, month, now);
    return range instanceof Refusal ? range : { account, ledger, range, month };
  };

  const accountStatementGet: Handler<"accountStatementGet"> = async (call) => {
    const found = await find(call);
    if (found instanceof Refusal) return found;
    const statement = await readStatement(reads, found.ledger, found.range);
    return { status: 200, body: toJson(toStatementResponse(found.month, statement)) };
  };

  const accountStatementPdfGet: Handler<"accountStatementPdfGet"> = async (call) => {
    const found = await find(call);
    if (found instanceof Refusal) return found;
    const { account, ledger, range, month } = found;
    const body = await pdfOf(account, month, await readStatement(reads, ledger, range));
    return { status: 200, body, file: { type: "application/pdf", name: `${account.id}-${month}.pdf` } };
  };

  const entriesCsv = (reader: Reader, ledger: number, range: EntryRange, name: string) => {
    const turn = () => listTurns.take(reader, itemsInOneTurn);
    const parts = entriesIn(reads, ledger, range, { entries: itemsInOneTurn, turn });
    const rows = async function* () {
      for await (const entries of parts) yield entries.map(toCells);
    };
    const file = { type: "text/csv; charset=utf-8", name };
    return { status: 200, body: csvStream(headings, rows()), file } as const;
  };

  const accountStatementCsvGet: Handler<"accountStatementCsvGet"> = async (call) => {
    const found = await find(call);
    if (found instanceof Refusal) return found;
    const { account, ledger, range, month } = found;
    const reader = { account: account.n, hasLeft: call.hasLeft };
    return entriesCsv(reader, ledger, range, `${account.id}-${month}.csv`);
  };

  const accountLedgerCsvGet: Handler<"accountLedgerCsvGet"> = async ({ path, query, hasLeft }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    const { n } = await reads.ledgers.ofAccount(account.n, query.mode);
    const all = { from: 0, until: Number.MAX_SAFE_INTEGER };
    return entriesCsv({ account: account.n, hasLeft }, n, all, `${account.id}-${query.mode}.csv`);
  };

  return { accountStatementGet, accountStatementPdfGet, accountStatementCsvGet, accountLedgerCsvGet };
}

const headings = [
  ...["id", "created", "kind", "amount", "balance_after", "currency"],
  ...["order_id", "topup_id", "note", "operator"],
];

const toCells = (entry: ListedEntry) => [
  ...[`${entryIdPrefix}${entry.n}`, toTimestamp(entry.createdAt), entry.kind],
  ...[formatPaise(entry.amountPaise), formatPaise(entry.balanceAfterPaise), "INR"],
  ...[entry.orderId, entry.topupId, entry.note, entry.operator],
];

const inRupees = (paise: number) => ({ amount: formatPaise(paise), currency: "INR" }) as const;

const toSums = ({ funds, adjustments, charges, refunds }: Sums) => ({
  funds: inRupees(funds),
  adjustments: inRupees(adjustments),
  charges: inRupees(charges),
  refunds: inRupees(refunds),
});

function toStatementResponse(month: string, statement: Statement): Schemas["Statement"] {
  return {
    month,
    until: toTimestamp(statement.until),
    opening: inRupees(statement.openingPaise),
    ...toSums(statement.sums),
    closing: inRupees(statement.closingPaise),
    days: statement.days.map(({ at, balancePaise, ...sums }) => ({
      day: toTimestamp(at).slice(0, 10),
      ...toSums(sums),
      balance: inRupees(balancePaise),
    })),
  };
}
