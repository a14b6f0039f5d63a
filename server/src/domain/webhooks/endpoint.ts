// A webhook endpoint as it is stored.

import type { StoredEventType } from "@partner-esim/generated/events";
import type { Mode } from "../mode.ts";
import type { DisableReason, Health } from "./health.ts";

export interface Endpoint extends Health {
  n: number;
  id: string;
  ledger: number;
  account: number;
  mode: Mode;
  /** The account's; nothing is sent for one that is not. */
  accountActive: boolean;
  url: string;
  /** Null: every type, those of the future too. */
  selection: StoredEventType[] | null;
  /** Sealed; see `Sealing`. */
  secret: string;
  enabled: boolean;
  disabledBy: "person" | DisableReason | null;
  disabledAt: number | null;
  deletedAt: number | null;
  createdAt: number;
  /** Up to this sequence no delivery is pending any more. */
  triedSequence: number;
  /** When something is to be sent to it; null when nothing waits. */
  dueAt: number | null;
  /** Number of the delivery, or of the sending by hand, whose request is open. */
  sending: number | null;
  sendingByHand: number | null;
  /** Who has the endpoint in hand: one request at a time, also across processes. `leaseUntil` is real time. */
  holder: string | null;
  leaseUntil: number | null;
}

export type NewEndpoint = Pick<
  Endpoint,
  "id" | "ledger" | "url" | "selection" | "secret" | "createdAt" | "triedSequence"
>;
