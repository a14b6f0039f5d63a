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
  accountActive: boolean;
  url: string;
  /** Null: all types, future ones too. */
  selection: StoredEventType[] | null;
  /** Encrypted; see `Sealing`. */
  secret: string;
  enabled: boolean;
  disabledBy: DisabledBy | null;
  disabledAt: number | null;
  deletedAt: number | null;
  createdAt: number;
  /** No delivery up to this sequence is pending. */
  triedSequence: number;
  /** Null: nothing is pending. */
  dueAt: number | null;
  /** The delivery whose request is in flight. */
  sending: number | null;
  manualDelivery: number | null;
  /** One request at a time across processes. `leaseUntil` is real time. */
  holder: string | null;
  leaseUntil: number | null;
}

export type NewEndpoint = Pick<
  Endpoint,
  "id" | "ledger" | "url" | "selection" | "secret" | "createdAt" | "triedSequence"
>;
