import type { EventType } from "@partner-esim/generated/events";
import type { Mode } from "../values/mode.ts";

/** The row that it is about, if that is an order or an eSIM. */
export interface EventSubject {
  order?: number;
  esim?: number;
}

export interface EventRecord {
  id: string;
  ledger: number;
  mode: Mode;
  sequence: number;
  type: EventType;
  createdAt: number;
  data: string;
}
