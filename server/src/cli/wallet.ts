// `wallet`: a partner's prepaid live balance and its ledger entries.

import { limits } from "@partner-esim/generated/limits";
import type { Command } from "commander";
import { existingAccount } from "../domain/accounts/administration.ts";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { changeWalletOnce, type WalletChange } from "../domain/accounts/operator-decisions.ts";
import { operatorKey } from "../domain/idempotency/idempotency.ts";
import { Refusal } from "../domain/refusal.ts";
import { randomText } from "../domain/values/ids.ts";
import { toJson } from "../domain/values/json.ts";
import type { Mode } from "../domain/values/mode.ts";
import { toOperatorEntryResponse } from "../portal/responses.ts";
import { random } from "../runtime/random.ts";
import { group, type Result, type Run } from "./command.ts";
import { endingOf, Failure, UsageFault } from "./faults.ts";
import { toLedgerEntryResponse, toWalletResponse } from "./responses.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { rupees, wholeNumber } from "./values.ts";

interface ChangeFlags extends DatabaseFlag {
  note?: string;
  reference?: string;
  idempotencyKey?: string;
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

  const change = (kind: WalletChange["kind"], description: string) =>
    command(kind === "topup" ? "topup" : "adjust", description)
      .option(
        "--idempotency-key <key>",
        `makes retries safe: for ${limits.idempotencyMemoryHours} hours, a change with the same key is made once; default: generated`,
        readKey,
      )
      .action(
        run(async (_context, account: string, paise: number, flags: ChangeFlags) => {
          return await book(kind, account, paise, flags);
        }),
      );

  change("topup", "Credit a payment of the partner, at once: no second operator approves it.")
    .argument("<account>")
    .argument("<rupees>", "such as 50000 or 99.50", rupees)
    .option("--note <text>", "stored with the ledger entry")
    .option(
      "--reference <text>",
      "what identifies the payment, such as the bank's transaction id; no payment is added twice",
    );
  change("adjustment", "Correct the balance, at once: a positive amount is credited, a negative one debited.")
    .argument("<account>")
    .argument("<rupees>", "such as 12.50 or -12.50", rupees)
    .requiredOption("--note <text>", "reason; stored with the ledger entry");
  command("show <account>", "Show the live balance and its threshold.").action(
    run(async (_context, account: string, flags: DatabaseFlag) => await show(account, flags)),
  );
  command("entries <account>", "List ledger entries, newest first.")
    .option("--sandbox", "entries of the sandbox")
    .option("--limit <n>", "maximum number of rows", wholeNumber(1, 10_000), 50)
    .option("--before <number>", "only entries older than this one", wholeNumber(1, 9_999_999_999))
    .action(run(async (_context, account: string, flags: EntriesFlags) => await entries(account, flags)));
}

function readKey(text: string): string {
  if (
    !/^[!-~]([ -~]*[!-~])?$/.test(text) ||
    text.length > limits.idempotencyKeyMax ||
    text.startsWith(limits.reservedKeyPrefix)
  ) {
    throw new UsageFault(
      `--idempotency-key must be 1 to ${limits.idempotencyKeyMax} printable ASCII characters, not beginning with ${limits.reservedKeyPrefix}`,
    );
  }
  return text;
}

async function book(
  kind: WalletChange["kind"],
  id: string,
  paise: number,
  { note, reference, idempotencyKey = randomText(random, 24), ...flags }: ChangeFlags,
): Promise<Result> {
  const change = { kind, paise, note: note ?? null, reference: reference ?? null };
  try {
    return await inTransaction(flags, async (tx, now) => {
      const account = await existingAccount(tx, id);
      const key = operatorKey(idempotencyKey);
      const done = await changeWalletOnce(tx, account, change, key, commandLine, now, (entry) =>
        toJson(toOperatorEntryResponse(entry)),
      );
      if (done instanceof Refusal) throw new Failure(done.message);
      const made = JSON.parse(done.body) as { id: string; balance_after?: { amount: string } };
      const { balance_after: balance } = made;
      if (!balance) {
        const what = "with this key, the portal made a request that another operator has to approve";
        throw new UsageFault(`${what}: ${made.id}; nothing was changed`);
      }
      const wallet = toWalletResponse(account, await tx.ledgers.ofAccount(account.n, "live"));
      const result = walletResult({ ...wallet, balance: balance.amount });
      return {
        json: { ...result.json, idempotency_key: idempotencyKey, replayed: done.replayed },
        text: done.replayed ? `already done with this key; nothing was changed\n${result.text}` : result.text,
      };
    });
  } catch (error) {
    throw withKey(error, idempotencyKey);
  }
}

/** Adds how to retry safely, unless the input is invalid. */
function withKey(error: unknown, key: string): unknown {
  const ending = endingOf(error);
  if (ending === null || ending.exitCode === 2) return error;
  return new Failure(`${ending.message}\nto retry safely: --idempotency-key ${key}`);
}

async function show(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads } }) => {
    const account = await existingAccount(reads, id);
    return walletResult(toWalletResponse(account, await reads.ledgers.ofAccount(account.n, "live")));
  });
}

function walletResult(json: ReturnType<typeof toWalletResponse>): Result {
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
    const ledger = await reads.ledgers.ofAccount(account.n, mode);
    const after = flags.before === undefined ? null : { at: 0, n: flags.before };
    const found = await reads.ledgers.entries(ledger.n, { after, limit: flags.limit });
    const shown = found.slice(0, flags.limit).map(toLedgerEntryResponse);
    return {
      json: { account: id, mode, entries: shown, has_more: found.length > flags.limit },
      text: table(
        ["ENTRY", "CREATED", "KIND", "AMOUNT", "BALANCE AFTER", "BY", "REFERENCE", "NOTE"],
        shown.map((e) => [
          String(e.number),
          e.created,
          e.kind,
          e.amount,
          e.balance_after,
          e.operator ?? "",
          e.reference ?? "",
          e.note ?? "",
        ]),
      ),
    };
  });
}
