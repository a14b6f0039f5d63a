// The simulated supplier's rules, requests and eSIMs, as they are stored.

import { enums } from "@partner-esim/generated/portal/enums";
import type { components } from "@partner-esim/generated/portal/types";
import type { components as SupplierComponents } from "@partner-esim/generated/supplier/types";

export const networkCalls = enums.NetworkCall;

export type NetworkCall = components["schemas"]["NetworkCall"];

type SupplierStates = SupplierComponents["schemas"];
/** What became of a purchase, a top-up, a cancellation or a withdrawal. */
type Outcome = Exclude<
  SupplierStates["IssueState" | "TopupState" | "CancelState" | "WithdrawState"],
  "pending"
>;

export interface NetworkBehaviour {
  /** It cannot be reached: every call fails. */
  down: boolean;
  /** How many of the next calls fail; counts down. */
  failNext: number;
  /** `error`: nothing was done; `timeout`: it was done, and the response was lost. */
  failAs: components["schemas"]["NetworkFailure"];
  /** How many of the next purchases are rejected, counting a whole order once; counts down. */
  refuseNext: number;
  /** The orders that `refuseNext` applied to, all of whose units are rejected. At most its initial value. */
  refusedOrders: string[];
  /** Calls that are rejected. */
  refuse: NetworkCall[];
  /** Calls that get no response until they are released. */
  hold: NetworkCall[];
  /** How many units of an order are issued; the others are held if issuing is held, else rejected. */
  issueAtMost: number | null;
  /** How much of the deployment's time passes before a response. */
  delaySeconds: number;
  /** Whether install details come with an eSIM, or only once they are reported. */
  installDetails: boolean;
  /** Whether it reports usage. */
  reportsUsage: boolean;
}

export const usualBehaviour: Readonly<NetworkBehaviour> = {
  down: false,
  failNext: 0,
  failAs: "error",
  refuseNext: 0,
  refusedOrders: [],
  refuse: [],
  hold: [],
  issueAtMost: null,
  delaySeconds: 0,
  installDetails: true,
  reportsUsage: true,
};

export interface NetworkRule extends NetworkBehaviour {
  /** The account's id; null for all accounts without their own rule. */
  account: string | null;
}

/** Applies where no rule is stored. */
export const usualRule: Readonly<NetworkRule> = { ...usualBehaviour, account: null };

/** A request to the supplier under one id, and its result. */
export interface SimulatedRequest {
  id: string;
  kind: Exclude<NetworkCall, "usage">;
  account: string;
  orderId: string | null;
  respondAt: number;
  held: boolean;
  outcome: Outcome | null;
  iccid: string | null;
}

export interface SimulatedEsim {
  iccid: string;
  smdpAddress: string;
  activationCode: string;
  detailsGiven: boolean;
  usedMb: number;
  firstUsedAt: number | null;
  cancelledAt: number | null;
}
