// An eSIM profile as it is stored.

import type { StoredEventType } from "@partner-esim/generated/events";
import type { components } from "@partner-esim/generated/types";
import type { Mode } from "../mode.ts";

export interface NewEsim {
  iccid: string;
  ledger: number;
  mode: Mode;
  status: components["schemas"]["EsimStatus"];
  order: number | null;
  orderId: string | null;
  customerRef: string | null;
  packageNumber: number | null;
  packageName: string;
  /** Decides which top-up packages fit. */
  origin: { providerId: string; destination: string | null; countries: string[] };
  smdpAddress: string | null;
  activationCode: string | null;
  unlimited: boolean;
  /** Null if, and only if, unlimited. */
  totalMb: number | null;
  usedMb: number;
  validityDays: number;
  activatedAt: number | null;
  expiresAt: number | null;
  createdAt: number;
  /** Top-ups that are charged and still processing; while there are any it neither expires nor is cancelled. */
  runningTopups: number;
  /** True while a cancellation waits for the supplier. */
  cancelling: boolean;
  /** The id under which the supplier was asked for it; null in the sandbox. */
  unitId: string | null;
  /** The allowance for which 80 % and 100 % were announced; only for live eSIMs, null before. */
  announced80Mb: number | null;
  announced100Mb: number | null;
  /** When a live eSIM is next checked. */
  nextCheckAt: number | null;
  /** When the supplier was last asked because the eSIM was fetched. */
  polledAt: number | null;
}

export interface Esim extends NewEsim {
  n: number;
}

export interface InstallDetails {
  iccid: string;
  smdpAddress: string | null;
  activationCode: string | null;
}

export type EsimEventType = Extract<StoredEventType, `esim.${string}`>;
