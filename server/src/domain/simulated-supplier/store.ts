// The simulated supplier's repository.
import type { NetworkRule, SimulatedEsim, SimulatedRequest } from "./network.ts";

export interface SimulatedSupplierReads {
  /** The general rule first. */
  rules(): Promise<NetworkRule[]>;
  /** Returns the rule that applies to an account. */
  ruleFor(account: string): Promise<NetworkRule>;
  request(id: string): Promise<SimulatedRequest | null>;
  countIssued(orderId: string): Promise<number>;
  esim(iccid: string): Promise<SimulatedEsim | null>;
  /** Returns how many requests are held: of one account, or of all. */
  countHeld(account: string | null): Promise<number>;
}

export interface SimulatedSupplierRepository extends SimulatedSupplierReads {
  saveRule(rule: NetworkRule): Promise<void>;
  /** Of one account, the general one (null), or all. */
  deleteRules(of: { account: string | null } | "all"): Promise<void>;
  saveRequest(request: SimulatedRequest): Promise<void>;
  /** Releases those held for one account, or for all (null), and returns them. */
  releaseRequests(account: string | null): Promise<SimulatedRequest[]>;
  saveEsim(esim: SimulatedEsim): Promise<void>;
}
