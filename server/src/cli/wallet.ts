// `wallet`: a partner's prepaid money in live, and the ledger that tells where every paisa went.
import type { Command } from "commander";
import { existingAccount } from "../domain/account-administration.ts";
import type { Mode } from "../domain/mode.ts";
import { correctWallet, topUpWallet } from "../domain/wallet-administration.ts";
import { entryForm, walletForm } from "./forms.ts";
import { group, type Result, type Run } from "./program.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { rupees, wholeNumber } from "./values.ts";

interface NoteFlags extends DatabaseFlag {
  note?: string;
}

interface EntriesFlags extends DatabaseFlag {
  sandbox?: boolean;
  limit: number;
  before?: number;
}

export function walletCommands(program: Command, run: Run): void {
  const wallet = group(program, "wallet", "A partner's prepaid balance and its ledger.");
  const command = (name: string, description: string) =>
    withDatabase(wallet.command(name)).description(description).option("--json", "print JSON");

  command("topup", "Add money that a partner has paid.")
    .argument("<account>")
    .argument("<rupees>", "such as 50000 or 99.50", rupees)
    .option("--note <text>", "kept with the ledger entry")
    .action(
      run(async (_context, ...given: [string, number, NoteFlags]) => await book(topUpWallet, ...given)),
    );
  command("adjust", "Put a mistake right: a positive amount is added, a negative one taken.")
    .argument("<account>")
    .argument("<rupees>", "such as 12.50 or -12.50", rupees)
    .requiredOption("--note <text>", "why; kept with the ledger entry")
    .action(
      run(async (_context, ...given: [string, number, NoteFlags]) => await book(correctWallet, ...given)),
    );
  command("show <account>", "Show the live balance and its threshold.").action(
    run(async (_context, account: string, flags: DatabaseFlag) => await show(account, flags)),
  );
  command("entries <account>", "List ledger entries, newest first.")
    .option("--sandbox", "those of the sandbox")
    .option("--limit <n>", "at most so many", wholeNumber(1, 10_000), 50)
    .option("--before <number>", "only older ones than this entry", wholeNumber(1, 9_999_999_999))
    .action(run(async (_context, account: string, flags: EntriesFlags) => await entries(account, flags)));
}

async function book(
  change: typeof topUpWallet,
  account: string,
  amountPaise: number,
  flags: NoteFlags,
): Promise<Result> {
  return await inTransaction(flags, async (tx, now) => {
    const ledger = await change(tx, account, amountPaise, flags.note ?? null, now);
    return walletResult(walletForm(await existingAccount(tx, account), ledger));
  });
}

async function show(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads } }) => {
    const account = await existingAccount(reads, id);
    return walletResult(walletForm(account, await reads.ledger(account.n, "live")));
  });
}

function walletResult(json: ReturnType<typeof walletForm>): Result {
  const text = facts([
    ["account", json.account],
    ["live balance", json.balance],
    ["low-balance threshold", json.low_balance_threshold ?? "none"],
  ]);
  return { json, text };
}

async function entries(id: string, flags: EntriesFlags): Promise<Result> {
  return await withSession(flags, async ({ store: { reads } }) => {
    const account = await existingAccount(reads, id);
    const mode: Mode = flags.sandbox ? "test" : "live";
    const ledger = await reads.ledger(account.n, mode);
    const after = flags.before === undefined ? null : { at: 0, n: flags.before };
    const found = await reads.ledgerEntries(ledger.n, { after, limit: flags.limit });
    const shown = found.slice(0, flags.limit).map(entryForm);
    return {
      json: { account: id, mode, entries: shown, has_more: found.length > flags.limit },
      text: table(
        ["ENTRY", "CREATED", "KIND", "AMOUNT", "BALANCE AFTER", "NOTE"],
        shown.map((e) => [String(e.number), e.created, e.kind, e.amount, e.balance_after, e.note ?? ""]),
      ),
    };
  });
}
