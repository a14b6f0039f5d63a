import type { StoredEventType } from "@partner-esim/generated/events";
import type { components } from "@partner-esim/generated/types";
import type { Mode } from "../values/mode.ts";

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
  origin: { providerId: string; destination: string | null; countries: string[] };
  smdpAddress: string | null;
  /** Encrypted by `ActivationCodes`. */
  sealedCode: string | null;
  unlimited: boolean;
  /** Null if and only if unlimited. */
  totalMb: number | null;
  usedMb: number;
  validityDays: number;
  activatedAt: number | null;
  expiresAt: number | null;
  createdAt: number;
  /** While above 0, the eSIM neither expires nor is cancelled. */
  runningTopups: number;
  cancelling: boolean;
  /** The supplier's id; null in the sandbox. */
  unitId: string | null;
  /** The allowance whose 80 % level was announced; live only. */
  announced80Mb: number | null;
  announced100Mb: number | null;
  nextCheckAt: number | null;
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
