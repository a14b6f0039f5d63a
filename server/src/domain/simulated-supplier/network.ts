import { enums } from "@partner-esim/generated/portal/enums";
import type { components } from "@partner-esim/generated/portal/types";
import type { components as SupplierComponents } from "@partner-esim/generated/supplier/types";

export const networkCalls = enums.NetworkCall;

export type NetworkCall = components["schemas"]["NetworkCall"];

type SupplierStates = SupplierComponents["schemas"];
type Outcome = Exclude<
  SupplierStates["IssueState" | "TopupState" | "CancelState" | "WithdrawState"],
  "pending"
>;

export interface NetworkBehaviour {
  down: boolean;
  failNext: number;
  /** `error`: nothing was done. `timeout`: the request took effect, and its response was lost. */
  failAs: components["schemas"]["NetworkFailure"];
  /** How many of the next orders are rejected; counts down. */
  refuseNext: number;
  /** Orders that `refuseNext` rejected, with all their units. At most its initial value. */
  refusedOrders: string[];
  refuse: NetworkCall[];
  /** Calls that get no response until they are released. */
  hold: NetworkCall[];
  /** Number of units issued per order. Others are held if issuing is held, else rejected. */
  issueAtMost: number | null;
  delaySeconds: number;
  /** Whether an eSIM has install details when issued, or gets them by a report. */
  installDetails: boolean;
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
  /** Null for all accounts without a rule. */
  account: string | null;
}

/** The default rule. */
export const usualRule: Readonly<NetworkRule> = { ...usualBehaviour, account: null };

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
