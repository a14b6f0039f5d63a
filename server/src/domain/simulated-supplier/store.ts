// The simulated supplier's repository.
import type { NetworkRule, SimulatedEsim, SimulatedRequest } from "./network.ts";

export interface SimulatedSupplierReads {
  /** Returns the rules for an account, the general one first and its own last; null: all rules. */
  rules(account: string | null): Promise<NetworkRule[]>;
  /** Returns the rule that applies to an account. */
  ruleFor(account: string): Promise<NetworkRule>;
  request(id: string): Promise<SimulatedRequest | null>;
  countIssued(orderId: string): Promise<number>;
  esim(iccid: string): Promise<SimulatedEsim | null>;
  /** Returns how many requests are held: of one account, or of all. */
  countHeld(account: string | null): Promise<number>;
}

export interface SimulatedSupplierRepository extends SimulatedSupplierReads {
  /** Locks the rules that `rules` returns. */
  lockRules(account: string | null): Promise<NetworkRule[]>;
  lockRequest(id: string): Promise<SimulatedRequest | null>;
  lockEsim(iccid: string): Promise<SimulatedEsim | null>;
  /** Stores a rule, in place of the one that its account has. */
  setRule(rule: NetworkRule): Promise<void>;
  updateRule(rule: NetworkRule): Promise<void>;
  /** Of one account, the general one (null), or all. */
  deleteRules(of: { account: string | null } | "all"): Promise<void>;
  insertRequest(request: SimulatedRequest): Promise<void>;
  updateRequest(request: SimulatedRequest): Promise<void>;
  /** Releases those held for one account, or for all (null), and returns them. */
  releaseRequests(account: string | null): Promise<SimulatedRequest[]>;
  insertEsim(esim: SimulatedEsim): Promise<void>;
  updateEsim(esim: SimulatedEsim): Promise<void>;
}
