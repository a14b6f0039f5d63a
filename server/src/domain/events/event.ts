import type { EventType } from "@partner-esim/generated/events";
import type { Mode } from "../values/mode.ts";

/** The order or eSIM that the event is about, if any. */
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
