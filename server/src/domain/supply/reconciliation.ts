// Compares live eSIMs with the units that the supplier lists, after the database has lost commits. Only reads: each
// difference is for people to decide.
import type { Esim } from "../esims/esim.ts";
import type { Order } from "../orders/order.ts";
import type { Reads } from "../ports.ts";
import { OperationMissing, type Supplier } from "./supplier.ts";
import type { BoughtUnit, ListedUnit, UnitList, UnitPage } from "./units.ts";

export type DifferenceKind =
  /** The supplier sold a unit of an order that is not in the database. */
  | "order_lost"
  /** The supplier issued an eSIM that the processing order does not have yet. */
  | "not_fetched"
  /** The supplier sold a unit that was refunded, and a job withdraws it. */
  | "being_withdrawn"
  /** The supplier sold a unit that was refunded, and nothing withdraws it. */
  | "not_withdrawn"
  /** The supplier has withdrawn a unit, and its eSIM is not cancelled. */
  | "not_cancelled"
  /** The supplier issued another eSIM for the unit. */
  | "other_esim"
  /** The supplier does not know the unit of an eSIM. */
  | "unknown_to_supplier";

export interface Difference {
  kind: DifferenceKind;
  account: string;
  orderId: string | null;
  unitId: string;
  /** The supplier's eSIM, or else the database's. */
  iccid: string | null;
  /** Null if the supplier does not know the unit. */
  supplierState: ListedUnit["state"] | null;
  /** Null if the order is not in the database. */
  orderStatus: Order["status"] | null;
  /** Null if the unit has no eSIM in the database. */
  esimStatus: Esim["status"] | null;
}

export interface Reconciliation {
  differences: Difference[];
  esims: number;
  /** How many units the supplier lists; null if it has no list, so that only eSIMs were looked up. */
  units: number | null;
}

/** Tolerated difference between the clocks of service and supplier. */
const clockMarginMs = 60_000;
const esimsPerPage = 500;
const reportsAtOnce = 8;

/** @param since earliest creation of the compared orders */
export async function reconcile(
  reads: Reads,
  supplier: UnitList & Pick<Supplier, "report">,
  since: number,
): Promise<Reconciliation> {
  // Read before the list, which then has all of them.
  const bought = await boughtSince(reads, since);
  const units = await unitsSince(supplier, since - clockMarginMs);
  const differences: Difference[] = [];
  if (units === null) {
    const unknown = await unknownByReport(supplier, bought);
    return { differences: await missing(reads, unknown), esims: bought.length, units: null };
  }
  const iccidOf = new Map(bought.map(({ unitId, iccid }) => [unitId, iccid]));
  for (const unit of units) {
    if (unit.state === "issued" && unit.iccid === iccidOf.get(unit.unitId)) continue;
    const difference = await compare(reads, unit);
    if (difference !== null) differences.push(difference);
  }
  const listed = new Set(units.map(({ unitId }) => unitId));
  const unlisted = bought.filter(({ unitId }) => !listed.has(unitId));
  differences.push(...(await missing(reads, unlisted)));
  return { differences, esims: bought.length, units: units.length };
}

async function boughtSince(reads: Reads, since: number): Promise<BoughtUnit[]> {
  const bought: BoughtUnit[] = [];
  for (let page: BoughtUnit[] | null = null; page === null || page.length === esimsPerPage; ) {
    page = await reads.esims.boughtSince(since, bought.at(-1)?.n ?? 0, esimsPerPage);
    bought.push(...page);
  }
  return bought;
}

/** Returns null if the supplier has no list. */
async function unitsSince(supplier: UnitList, since: number): Promise<ListedUnit[] | null> {
  const units: ListedUnit[] = [];
  let cursor: string | null = null;
  try {
    do {
      const page: UnitPage = await supplier.listUnits(since, cursor);
      units.push(...page.units);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return units;
  } catch (error) {
    if (error instanceof OperationMissing) return null;
    throw error;
  }
}

/** Reads the order now, because it may have changed since the eSIMs were read. */
async function compare(reads: Reads, unit: ListedUnit): Promise<Difference | null> {
  const { state, ...ids } = unit;
  const order = unit.orderId === null ? null : await reads.orders.byIdAnywhere(unit.orderId);
  const esims = order === null ? [] : await reads.esims.ofOrder(order.n);
  const esim = esims.find(({ unitId }) => unitId === unit.unitId);
  const differs = (kind: DifferenceKind): Difference => ({
    ...ids,
    kind,
    supplierState: state,
    orderStatus: order?.status ?? null,
    esimStatus: esim?.status ?? null,
  });
  if (esim) {
    if (isOver(esim)) return null;
    if (state !== "issued") return { ...differs("not_cancelled"), iccid: esim.iccid };
    return unit.iccid === esim.iccid ? null : differs("other_esim");
  }
  if (state === "refused" || state === "withdrawn") return null;
  if (order === null) return differs("order_lost");
  if (order.status === "processing") return state === "issued" ? differs("not_fetched") : null;
  const isRecalled = (await reads.jobs.dueAt(["recall-order"], order.n)) !== null;
  return differs(isRecalled ? "being_withdrawn" : "not_withdrawn");
}

const isOver = ({ status, cancelling }: Esim): boolean => status === "cancelled" || cancelling;

/** Ignores eSIMs that were cancelled since they were read. */
async function missing(reads: Reads, bought: readonly BoughtUnit[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { unitId, orderId, account, iccid } of bought) {
    const esim = await reads.esims.byIccidAnywhere(iccid);
    if (esim === null || isOver(esim)) continue;
    const order = await reads.orders.byIdAnywhere(orderId);
    differences.push({
      kind: "unknown_to_supplier",
      account,
      orderId,
      unitId,
      iccid,
      supplierState: null,
      orderStatus: order?.status ?? null,
      esimStatus: esim.status,
    });
  }
  return differences;
}

/** A supplier reports nothing about an eSIM that it does not know. */
async function unknownByReport(
  supplier: Pick<Supplier, "report">,
  bought: readonly BoughtUnit[],
): Promise<BoughtUnit[]> {
  const unknown: BoughtUnit[] = [];
  for (let first = 0; first < bought.length; first += reportsAtOnce) {
    const units = bought.slice(first, first + reportsAtOnce);
    const reports = await Promise.all(units.map((unit) => supplier.report(unit)));
    unknown.push(...units.filter((_, i) => Object.values(reports[i] ?? {}).every((value) => value === null)));
  }
  return unknown;
}
