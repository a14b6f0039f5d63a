import type { EventType } from "@partner-esim/generated/events";
import type { Mode } from "../mode.ts";

export interface EventRecord {
  id: string;
  ledger: number;
  mode: Mode;
  sequence: number;
  type: EventType;
  createdAt: number;
  data: string;
}
