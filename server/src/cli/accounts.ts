// `accounts`: partners and their terms.
import type { Command } from "commander";
import { type Account, type DiscountTier, discountTiers } from "../domain/accounts/account.ts";
import { type AccountChange, existingAccount } from "../domain/accounts/administration.ts";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { decideAccount, decideToOpen } from "../domain/accounts/operator-decisions.ts";
import { formatPaise } from "../domain/ledger/money.ts";
import { group, type Result, type Run } from "./command.ts";
import { UsageFault } from "./faults.ts";
import { mailAddress } from "./mail-address.ts";
import { accountFacts, keyHeader, keyRow, toAccountResponse, toKeyResponse } from "./responses.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { type Choice, orAbsent, packageNumbers, percent, rupees, switchValue } from "./values.ts";

interface ChangeFlags extends DatabaseFlag {
  name?: string;
  email?: string;
  tier?: DiscountTier;
  agreedDiscount?: Choice<number>;
  unlimited?: boolean;
  allowedPackages?: Choice<number[]>;
  lowBalanceThreshold?: Choice<number>;
  lowBalanceRecipients?: Choice<string[]>;
  billingName?: Choice<string>;
  billingAddress?: Choice<string>;
  gstin?: Choice<string>;
  approveLive?: boolean;
}

export function accountsCommands(program: Command, run: Run): void {
  const accounts = group(program, "accounts", "Partner accounts.");
  const command = (name: string, description: string) =>
    withDatabase(accounts.command(name)).description(description).option("--json", "print JSON");

  withChanges(
    command("create", "Create an account. It is active, has a sandbox, and is not approved for live orders."),
    true,
  )
    .option("--approve-live", "approve it for live orders")
    .action(run(async (_context, flags: ChangeFlags) => await create(flags)));
  command("list", "List all accounts.").action(
    run(async (_context, flags: DatabaseFlag) => await list(flags)),
  );
  command("show <account>", "Show one account, its balances and its keys.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await show(id, flags)),
  );
  withChanges(command("set <account>", "Change an account's details and terms."), false).action(
    run(async (_context, id: string, flags: ChangeFlags) => await set(id, flags)),
  );
  const switches: [string, string, AccountChange][] = [
    ["activate", "Activate an account.", { active: true }],
    [
      "deactivate",
      "Deactivate an account: its requests are rejected and no events are recorded.",
      { active: false },
    ],
    ["approve-live", "Approve an account for live orders.", { liveApproved: true }],
    ["revoke-live", "Revoke the approval: live keys are rejected.", { liveApproved: false }],
  ];
  for (const [name, description, change] of switches) {
    command(`${name} <account>`, description).action(
      run(async (_context, id: string, flags: DatabaseFlag) => await apply(id, change, flags)),
    );
  }
}

function withChanges(command: Command, isNew: boolean): Command {
  const named = isNew
    ? command
        .requiredOption("--name <name>", "the partner's name")
        .requiredOption("--email <address>", "the partner's email address")
    : command
        .option("--name <name>", "the partner's name")
        .option("--email <address>", "the partner's email address");
  return named
    .option("--tier <tier>", `discount tier: ${Object.keys(discountTiers).join(", ")}`)
    .option(
      "--agreed-discount <percent>",
      "discount that replaces the tier's, or none",
      orAbsent("none", percent),
    )
    .option("--unlimited <true|false>", "whether it sells unlimited packages", switchValue)
    .option(
      "--allowed-packages <list>",
      "packages that it may sell, such as pkg_10001,pkg_10002, or all",
      orAbsent("all", packageNumbers),
    )
    .option(
      "--low-balance-threshold <rupees>",
      "balance below which balance.low is sent, or none",
      orAbsent("none", rupees),
    )
    .option(
      "--low-balance-recipients <list>",
      "who gets the email about it, such as a@example.com,b@example.com, or account for the account's address",
      orAbsent("account", (text: string) => text.split(",").map(mailAddress)),
    )
    .option("--billing-name <name>", "legal name on its statements, or none", orAbsent("none", String))
    .option("--billing-address <address>", "address on its statements, or none", orAbsent("none", String))
    .option("--gstin <gstin>", "GSTIN on its statements, or none", orAbsent("none", String));
}

function changeOf(flags: ChangeFlags): AccountChange {
  const change: AccountChange = {
    name: flags.name,
    email: flags.email,
    tier: flags.tier,
    agreedDiscountBps: flags.agreedDiscount?.value,
    sellsUnlimited: flags.unlimited,
    allowedPackages: flags.allowedPackages?.value,
    lowBalanceThresholdPaise: flags.lowBalanceThreshold?.value,
    lowBalanceRecipients: flags.lowBalanceRecipients?.value,
    billingName: flags.billingName?.value,
    billingAddress: flags.billingAddress?.value,
    gstin: flags.gstin?.value,
    liveApproved: flags.approveLive,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

async function create(flags: ChangeFlags): Promise<Result> {
  const { name = "", email = "" } = flags;
  const input = { ...changeOf(flags), name, email };
  return accountResult(
    await inTransaction(flags, (tx, now, random) => decideToOpen(tx, input, commandLine, now, random)),
  );
}

async function set(id: string, flags: ChangeFlags): Promise<Result> {
  const change = changeOf(flags);
  if (Object.keys(change).length === 0)
    throw new UsageFault("nothing to change: set at least one option, see --help");
  return await apply(id, change, flags);
}

async function apply(id: string, change: AccountChange, flags: DatabaseFlag): Promise<Result> {
  return accountResult(
    await inTransaction(flags, async (tx, now, random) =>
      decideAccount(tx, await existingAccount(tx, id), change, commandLine, now, random),
    ),
  );
}

function accountResult(account: Account): Result {
  return { json: toAccountResponse(account), text: facts(accountFacts(account)) };
}

async function list(flags: DatabaseFlag): Promise<Result> {
  const accounts = await withSession(flags, ({ store }) => store.reads.accounts.list());
  return {
    json: { accounts: accounts.map(toAccountResponse) },
    text: table(
      ["ACCOUNT", "STATE", "LIVE", "TIER", "NAME"],
      accounts.map(({ id, active, liveApproved, tier, name }) => [
        id,
        active ? "active" : "deactivated",
        liveApproved ? "approved" : "no",
        tier,
        name,
      ]),
    ),
  };
}

async function show(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads }, now }) => {
    const account = await existingAccount(reads, id);
    const keys = await reads.keys.ofAccount(account.n, now);
    const test = formatPaise((await reads.ledgers.ofAccount(account.n, "test")).balancePaise);
    const live = formatPaise((await reads.ledgers.ofAccount(account.n, "live")).balancePaise);
    const balances: [string, string][] = [
      ["sandbox balance", test],
      ["live balance", live],
    ];
    return {
      json: {
        ...toAccountResponse(account),
        balances: { test, live },
        keys: keys.map((key) => toKeyResponse(key, now)),
      },
      text: `${facts([...accountFacts(account), ...balances])}\n${table(
        keyHeader,
        keys.map((key) => keyRow(key, now)),
      )}`,
    };
  });
}
