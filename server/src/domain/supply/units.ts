import type { components } from "@partner-esim/generated/supplier/types";

export interface ListedUnit {
  unitId: string;
  /** Null for a unit that was withdrawn before it was requested. */
  orderId: string | null;
  account: string;
  state: components["schemas"]["ListedState"];
  iccid: string | null;
}

export interface UnitPage {
  units: ListedUnit[];
  nextCursor: string | null;
}

export interface UnitList {
  /** Throws `OperationMissing` if the supplier has no such list. @param cursor null: the first page */
  listUnits(since: number, cursor: string | null): Promise<UnitPage>;
}

/** An eSIM of a live order. */
export interface BoughtUnit {
  n: number;
  unitId: string;
  iccid: string;
  orderId: string;
  account: string;
}
