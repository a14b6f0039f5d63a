import type { Mode } from "../values/mode.ts";

export interface Found {
  id: string;
  title: string;
  detail: string | null;
  mode: Mode | null;
  account: { id: string; name: string } | null;
  createdAt: number;
}

export interface FoundOrder extends Found {
  n: number;
}

/** Texts of an order that are searched by prefix. */
export const orderTexts = [
  "customer_ref",
  "customer_email",
  "customer_name",
  "customer_later_names",
  "customer_last_name",
] as const;
export type OrderText = (typeof orderTexts)[number];

/** Each method reads a bounded number of rows by an index and returns at most `limit`. */
export interface SearchReads {
  ledgersOf(account: number): Promise<number[]>;
  /** Returns ledgers of all accounts with a number above `after`. */
  ledgersAfter(after: number, limit: number): Promise<number[]>;
  order(id: string): Promise<(Found & { ledger: number }) | null>;
  /** Returns the newest among a bounded number. */
  ordersWith(
    text: OrderText,
    begins: string,
    ledgers: readonly number[],
    limit: number,
  ): Promise<FoundOrder[]>;
  esim(iccid: string): Promise<(Found & { ledger: number }) | null>;
  /** Returns the eSIM of a top-up. */
  esimToppedUpBy(topup: string): Promise<(Found & { ledger: number }) | null>;
  event(id: string, notBefore: number): Promise<(Found & { ledger: number }) | null>;
  delivery(id: string, notBefore: number): Promise<(Found & { ledger: number }) | null>;
  /** `account` null for all. */
  keysEndingIn(hint: string, account: number | null, limit: number): Promise<Found[]>;
  accountsNamed(begins: string, limit: number): Promise<Found[]>;
}
