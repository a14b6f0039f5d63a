// A webhook endpoint as it is stored.

import type { StoredEventType } from "@partner-esim/generated/events";
import type { Mode } from "../mode.ts";
import type { DisabledBy, Health } from "./health.ts";

export interface Endpoint extends Health {
  n: number;
  id: string;
  ledger: number;
  account: number;
  mode: Mode;
  /** Whether the account is active; nothing is sent for one that is not. */
  accountActive: boolean;
  url: string;
  /** Null: every type, including future ones. */
  selection: StoredEventType[] | null;
  /** Encrypted; see `Sealing`. */
  secret: string;
  enabled: boolean;
  disabledBy: DisabledBy | null;
  disabledAt: number | null;
  deletedAt: number | null;
  createdAt: number;
  /** Up to this sequence no delivery is pending. */
  triedSequence: number;
  /** When something is to be sent to it; null if nothing is pending. */
  dueAt: number | null;
  /** Number of the delivery, or of the manual delivery, whose request is in flight. */
  sending: number | null;
  manualDelivery: number | null;
  /** Who holds the endpoint's lease: one request at a time, also across processes. `leaseUntil` is real time. */
  holder: string | null;
  leaseUntil: number | null;
}

export type NewEndpoint = Pick<
  Endpoint,
  "id" | "ledger" | "url" | "selection" | "secret" | "createdAt" | "triedSequence"
>;
