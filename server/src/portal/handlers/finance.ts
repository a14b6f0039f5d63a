// Statements of an account, and its ledgers as files, for its members and for operators.
import { limits } from "@partner-esim/generated/limits";
import type { components } from "@partner-esim/generated/portal/types";
import type { Account } from "../../domain/accounts/account.ts";
import { formatPaise, toMoney } from "../../domain/ledger/money.ts";
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
import { entryIdPrefix } from "../../domain/values/ids.ts";
import { toJson } from "../../domain/values/json.ts";
import type { Mode } from "../../domain/values/mode.ts";
import type { TimeZone } from "../../domain/values/time-zone.ts";
import { toTimestamp } from "../../domain/values/timestamps.ts";
import type { Cell } from "../../http/csv.ts";
import { refuseFull } from "../../http/in-flight.ts";
import { findAccount } from "../accounts.ts";
import { partyColumns, toBillingResponse } from "../billing.ts";
import { csvFile, type Download } from "../csv-file.ts";
import type { Handler, OneOf } from "../operation.ts";
import type { PortalServices } from "../services.ts";
import { statementPdf } from "../statement-pdf.ts";

type Schemas = components["schemas"];
type OperatorStatement = "accountStatementGet" | "accountStatementPdfGet" | "accountStatementCsvGet";
type OwnStatement = "statementGet" | "statementPdfGet" | "statementCsvGet";

export function financeHandlers({ store, zone, serviceName, seller, limiters }: PortalServices) {
  const { reads } = store;
  const pdfOf = statementPdf(serviceName, seller, zone);

  const walletIn = async (account: Account, month: string, now: number) => {
    const { n: ledger } = await reads.ledgers.ofAccount(account.n, "live");
    const range = await rangeOfMonth(reads, ledger, month, zone, now);
    return range instanceof Refusal ? range : { account, ledger, range, month };
  };
  type WalletMonth = Exclude<Awaited<ReturnType<typeof walletIn>>, Refusal>;

  const find = async ({ path, query: { month }, now }: OneOf<OperatorStatement>) => {
    const account = await findAccount(reads, path.id);
    return account instanceof Refusal ? account : await walletIn(account, month, now);
  };
  const findOwn = ({ caller, query, now }: OneOf<OwnStatement>) => walletIn(caller.account, query.month, now);

  const read = ({ ledger, range }: WalletMonth) => readStatement(reads, ledger, range, zone);

  const shown = async (wallet: WalletMonth) => {
    const { account, month } = wallet;
    const statement = toStatementResponse(month, zone, await read(wallet));
    const parties = { seller, billing: toBillingResponse(account) };
    return { status: 200, body: toJson({ ...statement, ...parties }) } as const;
  };

  /** @param owner whose other statements this one waits for */
  const pdf = async (wallet: WalletMonth, owner: string, { leave }: { leave: () => void }) => {
    const { account, month } = wallet;
    const statement = await read(wallet);
    leave();
    const body = await limiters.statements
      .run(owner, () => pdfOf(account, month, statement))
      .catch(refuseFull);
    return {
      status: 200,
      body,
      file: { type: "application/pdf", name: `${account.id}-${month}.pdf` },
    } as const;
  };

  const entriesCsv = async (
    download: Download,
    account: Account,
    ledger: number,
    range: EntryRange,
    csv: Csv,
  ) => {
    const { columns, parties = [], name } = csv;
    const sameInAll = parties.map(([, cell]) => cell);
    return await csvFile(store, download, {
      account,
      name,
      headings: [...columns, ...parties.map(([heading]) => heading)],
      toCells: (entry: ListedEntry) => [...columns.map((column) => cells[column](entry)), ...sameInAll],
      parts: entriesIn(reads, ledger, range, limits.pageLimitMax),
    });
  };

  const monthCsv = (
    download: Download,
    { account, ledger, range, month }: WalletMonth,
    columns: readonly Column[],
  ) =>
    entriesCsv(download, account, ledger, range, {
      columns,
      parties: partyColumns(seller, account),
      name: `${account.id}-${month}`,
    });

  const ledgerCsv = async (download: Download, account: Account, mode: Mode, columns: readonly Column[]) => {
    const { n } = await reads.ledgers.ofAccount(account.n, mode);
    const all = { from: 0, until: Number.MAX_SAFE_INTEGER };
    return await entriesCsv(download, account, n, all, { columns, name: `${account.id}-${mode}` });
  };

  const accountStatementGet: Handler<"accountStatementGet"> = async (call) => {
    const found = await find(call);
    return found instanceof Refusal ? found : await shown(found);
  };
  const accountStatementPdfGet: Handler<"accountStatementPdfGet"> = async (call) => {
    const found = await find(call);
    return found instanceof Refusal ? found : await pdf(found, "operators", call);
  };
  const accountStatementCsvGet: Handler<"accountStatementCsvGet"> = async (call) => {
    const found = await find(call);
    return found instanceof Refusal ? found : await monthCsv(call, found, operatorColumns);
  };
  const accountLedgerCsvGet: Handler<"accountLedgerCsvGet"> = async (call) => {
    const account = await findAccount(reads, call.path.id);
    if (account instanceof Refusal) return account;
    return await ledgerCsv(call, account, call.query.mode, operatorColumns);
  };

  const statementGet: Handler<"statementGet"> = async (call) => {
    const found = await findOwn(call);
    return found instanceof Refusal ? found : await shown(found);
  };
  const statementPdfGet: Handler<"statementPdfGet"> = async (call) => {
    const found = await findOwn(call);
    return found instanceof Refusal ? found : await pdf(found, found.account.id, call);
  };
  const statementCsvGet: Handler<"statementCsvGet"> = async (call) => {
    const found = await findOwn(call);
    return found instanceof Refusal ? found : await monthCsv(call, found, ownColumns);
  };
  const ledgerCsvGet: Handler<"ledgerCsvGet"> = (call) =>
    ledgerCsv(call, call.caller.account, call.query.mode, ownColumns);

  return {
    accountStatementGet,
    accountStatementPdfGet,
    accountStatementCsvGet,
    accountLedgerCsvGet,
    statementGet,
    statementPdfGet,
    statementCsvGet,
    ledgerCsvGet,
  };
}

const cells = {
  id: ({ n }) => `${entryIdPrefix}${n}`,
  created: ({ createdAt }) => toTimestamp(createdAt),
  kind: ({ kind }) => kind,
  amount: ({ amountPaise }) => formatPaise(amountPaise),
  balance_after: ({ balanceAfterPaise }) => formatPaise(balanceAfterPaise),
  currency: () => "INR",
  order_id: ({ orderId }) => orderId,
  topup_id: ({ topupId }) => topupId,
  note: ({ note }) => note,
  operator: ({ operator }) => operator,
  reference: ({ reference }) => reference,
} satisfies Record<string, (entry: ListedEntry) => Cell>;

type Column = keyof typeof cells;
const operatorColumns = Object.keys(cells) as Column[];
/** Partners see only that it was an operator. */
const ownColumns = operatorColumns.filter((column) => column !== "operator");

interface Csv {
  columns: readonly Column[];
  parties?: ReturnType<typeof partyColumns>;
  name: string;
}

const toSums = ({ funds, adjustments, charges, refunds }: Sums) => ({
  funds: toMoney(funds),
  adjustments: toMoney(adjustments),
  charges: toMoney(charges),
  refunds: toMoney(refunds),
});

function toStatementResponse(
  month: string,
  zone: TimeZone,
  statement: Statement,
): Omit<Schemas["Statement"], "seller" | "billing"> {
  return {
    month,
    until: toTimestamp(statement.until),
    opening: toMoney(statement.openingPaise),
    ...toSums(statement.sums),
    closing: toMoney(statement.closingPaise),
    days: statement.days.map(({ day, balancePaise, ...sums }): Schemas["StatementDay"] => ({
      day: zone.dateOf(day),
      ...toSums(sums),
      balance: toMoney(balancePaise),
    })),
    payments: statement.payments.map(
      ({ createdAt, amountPaise, reference, note }): Schemas["StatementPayment"] => ({
        created: toTimestamp(createdAt),
        amount: toMoney(amountPaise),
        reference,
        note,
      }),
    ),
  };
}
