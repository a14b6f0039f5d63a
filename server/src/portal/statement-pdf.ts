// Decides the content of a statement as PDF. A thread draws it.
import { once } from "node:events";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { limits } from "@partner-esim/generated/portal/limits";
import type { Account } from "../domain/accounts/account.ts";
import { formatPaise } from "../domain/ledger/money.ts";
import type { Statement, Sums } from "../domain/ledger/statements.ts";
import type { TimeZone } from "../domain/values/time-zone.ts";
import { billingFacts, type Seller, sellerFacts } from "./billing.ts";

/** The first column is aligned left, the others right; a last column of text is aligned left. */
export interface StatementTable {
  headings: string[];
  rows: string[][];
  /** Null omits the line of sums. */
  sums: string[] | null;
  endsInText?: boolean;
}

export interface StatementPage {
  title: string;
  facts: [name: string, value: string][];
  tables: StatementTable[];
}

/** Returns a function that draws the statement of a month. */
export const statementPdf =
  (serviceName: string, seller: Seller | null, zone: TimeZone) =>
  (account: Account, month: string, statement: Statement): Promise<Uint8Array> =>
    draw(pageOf(serviceName, seller, zone, account, month, statement));

const script = new URL(`./statement-pdf-thread${extname(import.meta.url)}`, import.meta.url);

async function draw(page: StatementPage): Promise<Uint8Array> {
  const thread = new Worker(script, { workerData: page });
  // Errors may also come after the result.
  thread.on("error", () => {});
  try {
    // Rejects if the thread fails.
    const [file] = await once(thread, "message");
    return Buffer.from(file as Uint8Array);
  } finally {
    await thread.terminate();
  }
}

const sumsOf = ({ funds, adjustments, charges, refunds }: Sums): string[] =>
  [funds, adjustments, charges, refunds].map(formatPaise);

export function pageOf(
  serviceName: string,
  seller: Seller | null,
  zone: TimeZone,
  account: Account,
  month: string,
  statement: Statement,
): StatementPage {
  return {
    title: `Statement of ${month}`,
    facts: [
      ["From", seller?.legal_name ?? serviceName],
      ...sellerFacts(seller),
      ["Account", `${account.name}, ${account.id}`],
      ...billingFacts(account),
      ["Complete until", `${zone.minuteOf(statement.until)} (${zone.name})`],
      ["Balance at the beginning", `INR ${formatPaise(statement.openingPaise)}`],
      ["Balance at the end", `INR ${formatPaise(statement.closingPaise)}`],
    ],
    tables: [daysOf(statement, zone), ...paymentsOf(statement, zone)],
  };
}

function daysOf(statement: Statement, zone: TimeZone): StatementTable {
  return {
    headings: ["Day", "Funds", "Adjustments", "Charges", "Refunds", "Balance"],
    rows: statement.days.map(({ day, balancePaise, ...sums }) => [
      zone.dateOf(day),
      ...sumsOf(sums),
      formatPaise(balancePaise),
    ]),
    sums: ["Total (INR)", ...sumsOf(statement.sums), formatPaise(statement.closingPaise)],
  };
}

function paymentsOf({ payments }: Statement, zone: TimeZone): StatementTable[] {
  if (payments.length === 0) return [];
  const rows = payments.map(({ createdAt, amountPaise, reference, note }) => [
    zone.dateOf(zone.dayOf(createdAt)),
    formatPaise(amountPaise),
    reference ?? note ?? "",
  ]);
  const { statementPaymentsMax: max } = limits;
  const which = payments.length < max ? "Funds received" : `The first ${max} payments received`;
  return [{ headings: [which, "INR", "Reference"], rows, sums: null, endsInText: true }];
}
