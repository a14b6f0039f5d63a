// What the simulated supplier needs of the store.
import type { NetworkEsim, NetworkRequest, NetworkRule } from "./network.ts";

export interface NetworkReads {
  /** The general rule first. */
  networkRules(): Promise<NetworkRule[]>;
  /** The rule that holds for an account. */
  networkRuleFor(account: string): Promise<NetworkRule>;
  networkRequest(id: string): Promise<NetworkRequest | null>;
  networkIssued(orderId: string): Promise<number>;
  networkEsim(iccid: string): Promise<NetworkEsim | null>;
  /** How many requests are held: of one account, or of all. */
  networkHeld(account: string | null): Promise<number>;
}

export interface NetworkWrites {
  saveNetworkRule(rule: NetworkRule): Promise<void>;
  /** Of one account, the general one (null), or all. */
  deleteNetworkRules(of: { account: string | null } | "all"): Promise<void>;
  saveNetworkRequest(request: NetworkRequest): Promise<void>;
  /** Those that are held of one account, or of all (null); answers them. */
  releaseNetworkRequests(account: string | null): Promise<NetworkRequest[]>;
  saveNetworkEsim(esim: NetworkEsim): Promise<void>;
}
