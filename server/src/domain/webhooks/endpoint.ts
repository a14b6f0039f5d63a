import type { StoredEventType } from "@partner-esim/generated/events";
import type { Mode } from "../values/mode.ts";
import type { DisabledBy, Health } from "./health.ts";

export interface Endpoint extends Health {
  n: number;
  id: string;
  ledger: number;
  account: number;
  mode: Mode;
  accountActive: boolean;
  url: string;
  /** Null selects all types, including future ones. */
  selection: StoredEventType[] | null;
  secret: string;
  enabled: boolean;
  disabledBy: DisabledBy | null;
  disabledAt: number | null;
  deletedAt: number | null;
  createdAt: number;
  /** Up to this sequence, no delivery is still to get a first attempt: it had one, or failed without one. */
  triedSequence: number;
  dueAt: number | null;
  sending: number | null;
  manualDelivery: number | null;
  /** Holder of the lease, for one request at a time across processes. `leaseUntil` is real time. */
  holder: string | null;
  leaseUntil: number | null;
}

export type NewEndpoint = Pick<
  Endpoint,
  "id" | "ledger" | "url" | "selection" | "secret" | "createdAt" | "triedSequence"
>;
