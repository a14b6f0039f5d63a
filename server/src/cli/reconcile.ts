// `reconcile` compares live orders with the supplier's units, after a restore or a failover that lost commits.
import { limits } from "@partner-esim/generated/limits";
import type { Command } from "commander";
import { createLimiters } from "../domain/limits/limiters.ts";
import {
  type Difference,
  type DifferenceKind,
  type Reconciliation,
  reconcile,
} from "../domain/supply/reconciliation.ts";
import { SupplierFailure } from "../domain/supply/supplier.ts";
import { toTimestamp } from "../domain/values/timestamps.ts";
import { gather, readConfig } from "../runtime/config.ts";
import type { Result, Run } from "./command.ts";
import { UsageFault } from "./faults.ts";
import { withSession } from "./session.ts";
import { withSettings } from "./settings.ts";
import { table } from "./table.ts";
import { time } from "./values.ts";

type Flags = Record<string, string | undefined>;

const reconcileSettings = ["database", "supplierUrl", "supplierKey"] as const;

export function reconcileCommands(program: Command, run: Run): void {
  withSettings(program.command("reconcile"), reconcileSettings)
    .description(
      "Compare live orders with the units that the supplier's gateway lists, and say what to do about each difference. Read-only; run it after a restore, or a failover that lost commits.",
    )
    .requiredOption(
      "--since <time>",
      "earliest order to compare: the time of the backup, or of the failover less the delay of the standby",
      time,
    )
    .option("--json", "print JSON")
    .action(
      run(async (_context, { since, ...flags }: Flags & { since: number }) => {
        return toResult(await compare(flags, since), since);
      }),
    );
}

async function compare(flags: Flags, since: number): Promise<Reconciliation> {
  const config = readConfig(gather(flags));
  const { supplierUrl, supplierKey, database } = config;
  if (supplierUrl === null)
    throw new UsageFault("--supplier-url (SUPPLIER_URL) is required: the gateway to compare with");
  // Loads an HTTP client, which other commands need not wait for.
  const { GatewaySupplier } = await import("../suppliers/gateway.ts");
  const gateway = new GatewaySupplier({
    url: supplierUrl,
    key: supplierKey ?? "",
    calls: createLimiters(config).supplierCalls,
    monotonicMs: () => performance.now(),
  });
  return await withSession({ database }, async ({ store }) => {
    try {
      return await reconcile(store.reads, gateway, since);
    } catch (error) {
      if (!(error instanceof SupplierFailure)) throw error;
      throw new UsageFault(`nothing was compared: ${error.message} Check SUPPLIER_URL and SUPPLIER_KEY`);
    }
  });
}

const remedies: Record<DifferenceKind, (difference: Difference) => string> = {
  order_lost: ({ account, iccid }) =>
    iccid === null
      ? "ask the supplier to withdraw the unit without charge"
      : `ask the partner ${account} whether a traveller has this eSIM: if not, have the supplier withdraw the unit without charge; if so, charge its price by wallet adjust`,
  not_fetched: () =>
    `nothing while the service runs: it fetches the eSIM; reconcile again in ${limits.orderSettlementMinutes} minutes`,
  being_withdrawn: () =>
    `nothing while the service runs: it withdraws the unit; reconcile again in ${limits.orderSettlementMinutes} minutes`,
  not_withdrawn: () => "ask the supplier to withdraw the unit without charge: the partner has the money back",
  not_cancelled: () => "cancel the eSIM in the portal, which refunds it; the supplier has withdrawn it",
  other_esim: () => "ask the supplier which eSIM it charges, and have it cancel the other one",
  unknown_to_supplier: () =>
    "ask the supplier whether this eSIM works; if not, cancel it in the portal, which refunds it",
};

function toResult({ differences, esims, units }: Reconciliation, since: number): Result {
  const shown = differences.map((difference) => ({
    kind: difference.kind,
    account: difference.account,
    order: difference.orderId,
    unit: difference.unitId,
    iccid: difference.iccid,
    supplier: difference.supplierState ?? "unknown",
    here: here(difference),
    remedy: remedies[difference.kind](difference),
  }));
  const rows = shown.map(({ order, unit, iccid, supplier, here, remedy }) => [
    order ?? "",
    unit,
    iccid ?? "",
    `supplier: ${supplier}; here: ${here}`,
    remedy,
  ]);
  const found = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
  const compared =
    units === null
      ? `${esims} eSIMs looked up at a gateway that cannot list units: orders that this database has lost were not found`
      : `${esims} eSIMs compared with ${units} units of the supplier`;
  return {
    failed: differences.length > 0,
    json: { since: toTimestamp(since), same: differences.length === 0, esims, units, differences: shown },
    text: `${rows.length === 0 ? "" : table(["ORDER", "UNIT", "ICCID", "DIFFERENCE", "TO DO"], rows)}${found} since ${toTimestamp(since)}: ${compared}`,
  };
}

function here({ orderStatus, esimStatus }: Difference): string {
  if (esimStatus !== null) return `eSIM ${esimStatus}`;
  return orderStatus === null ? "no such order" : `order ${orderStatus}, no eSIM`;
}
