// `provision` creates accounts for test runs; `clock` shows and moves the time.
import type { Command } from "commander";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { createLimiters } from "../domain/limits/limiters.ts";
import {
  areTestRunsAllowed,
  type ProvisionInput,
  provisionAccounts,
} from "../domain/test-runs/provisioning.ts";
import { TimeZone } from "../domain/values/time-zone.ts";
import { toTimestamp } from "../domain/values/timestamps.ts";
import { advanceClock, noteAdvance, requireVirtualClock } from "../operation/clock-advance.ts";
import { clockKindOf, timeOf, VirtualClock } from "../runtime/clock.ts";
import { usualConfig } from "../runtime/config.ts";
import { SimulatedSupplier } from "../simulated-supplier/supplier.ts";
import { group, type Result, type Run } from "./command.ts";
import { withDelivery } from "./delivery.ts";
import { Failure, UsageFault } from "./faults.ts";
import { type DatabaseFlag, inTransaction, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { rupees, wholeNumber } from "./values.ts";

interface ProvisionFlags extends DatabaseFlag {
  accounts: number;
  testKeys: number;
  liveKeys: number;
  wallet: number;
  approveLive?: boolean;
}

const longestAdvanceSeconds = 366 * 86_400;

export function testRunCommands(program: Command, run: Run): void {
  withDatabase(program.command("provision"))
    .description(
      "Create accounts with API keys for a test run in one transaction and print the keys (requires serve --allow-test-runs).",
    )
    .option("--accounts <n>", "number of accounts", wholeNumber(1, 1000), 1)
    .option("--test-keys <n>", "test keys per account", wholeNumber(0, 1000), 1)
    .option(
      "--live-keys <n>",
      "live keys per account; more than 0 approves the accounts for live",
      wholeNumber(0, 1000),
      0,
    )
    .option("--wallet <rupees>", "initial live balance per account", startingRupees, 0)
    .option("--approve-live", "approve the accounts for live even without live keys")
    .option("--json", "print JSON")
    .action(run(async (_context, flags: ProvisionFlags) => await provision(flags)));

  const clock = group(program, "clock", "Show the deployment's time, or advance a virtual clock.");
  withDatabase(clock.command("show"))
    .description("Print the deployment's time and whether its clock is virtual.")
    .option("--json", "print JSON")
    .action(run(async (_context, flags: DatabaseFlag) => await showClock(flags)));
  withDatabase(clock.command("advance"))
    .description("Advance the clock and finish all jobs due by then (requires serve --virtual-clock).")
    .requiredOption("--seconds <n>", "seconds to advance", wholeNumber(0, longestAdvanceSeconds))
    .option("--json", "print JSON")
    .action(run(async (_context, flags: DatabaseFlag & { seconds: number }) => await advance(flags)));
}

function startingRupees(text: string): number {
  const paise = rupees(text);
  if (paise < 0) throw new UsageFault("--wallet must not be negative");
  return paise;
}

async function provision(flags: ProvisionFlags): Promise<Result> {
  const input: ProvisionInput = {
    accounts: flags.accounts,
    testKeys: flags.testKeys,
    liveKeys: flags.liveKeys,
    walletPaise: flags.wallet,
    approveLive: flags.approveLive === true || flags.liveKeys > 0,
  };
  const made = await inTransaction(flags, async (tx, now, random) => {
    if (!(await areTestRunsAllowed(tx))) {
      throw new Failure(
        "this deployment allows no test runs, and nothing was made: for development and tests start it with serve --allow-test-runs; for a partner use accounts create, keys create and wallet topup",
      );
    }
    return await provisionAccounts(tx, input, now, random);
  });
  return {
    json: {
      accounts: made.map(({ id, name, testKeys, liveKeys }) => ({
        id,
        name,
        test_keys: testKeys,
        live_keys: liveKeys,
      })),
    },
    text: table(
      ["ACCOUNT", "KEY"],
      made.flatMap(({ id, testKeys, liveKeys }) => {
        const keys = [...testKeys, ...liveKeys];
        return keys.length === 0 ? [[id, "(none)"]] : keys.map((key) => [id, key]);
      }),
    ),
  };
}

async function showClock(flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store, now }) => {
    const kind = (await clockKindOf(store.reads)) ?? "real";
    const json = { now: toTimestamp(now), kind };
    return {
      json,
      text: facts([
        ["now", json.now],
        ["clock", kind],
      ]),
    };
  });
}

async function advance(flags: DatabaseFlag & { seconds: number }): Promise<Result> {
  await withSession(flags, ({ store }) => requireVirtualClock(store.reads));
  return await withDelivery(flags, async ({ store, random, activationCodes, dispatcher }) => {
    const clock = await VirtualClock.open(store);
    const supplier = new SimulatedSupplier(store, () => clock.now());
    const context = {
      store,
      random,
      activationCodes,
      supplier,
      canSell: true,
      zone: new TimeZone(usualConfig().timeZone),
      limiters: createLimiters(usualConfig()),
      time: timeOf(clock),
      clock,
      deliverDue: () => dispatcher.runDue(),
      // The serving process erases by its own setting.
      retention: { days: null, erased: () => {} },
    };
    const moved = await advanceClock(context, flags.seconds * 1000);
    await store.transaction((tx) => noteAdvance(tx, flags.seconds, commandLine, moved));
    const now = toTimestamp(moved);
    return { json: { now }, text: now };
  });
}
