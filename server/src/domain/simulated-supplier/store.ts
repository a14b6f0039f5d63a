import type { ListedUnit } from "../supply/units.ts";
import type { NetworkRule, SimulatedEsim, SimulatedRequest } from "./network.ts";

export interface SimulatedSupplierReads {
  /** Returns the general rule first and the account's last; null: all rules. */
  rules(account: string | null): Promise<NetworkRule[]>;
  ruleFor(account: string): Promise<NetworkRule>;
  request(id: string): Promise<SimulatedRequest | null>;
  /** Units that respond at or after a time, by id. @param after id of a unit */
  units(since: number, after: string, limit: number): Promise<ListedUnit[]>;
  countIssued(orderId: string): Promise<number>;
  esim(iccid: string): Promise<SimulatedEsim | null>;
  /** `account` null counts the requests of all accounts. */
  countHeld(account: string | null): Promise<number>;
}

export interface SimulatedSupplierRepository extends SimulatedSupplierReads {
  lockRules(account: string | null): Promise<NetworkRule[]>;
  lockRequest(id: string): Promise<SimulatedRequest | null>;
  lockEsim(iccid: string): Promise<SimulatedEsim | null>;
  setRule(rule: NetworkRule): Promise<void>;
  updateRule(rule: NetworkRule): Promise<void>;
  /** Deletes the rules of one account, the general one (null), or all. */
  deleteRules(of: { account: string | null } | "all"): Promise<void>;
  /** Returns false if another transaction has inserted it. */
  insertRequest(request: SimulatedRequest): Promise<boolean>;
  updateRequest(request: SimulatedRequest): Promise<void>;
  /** Releases and returns the held requests of one account, or of all (null). */
  releaseRequests(account: string | null): Promise<SimulatedRequest[]>;
  insertEsim(esim: SimulatedEsim): Promise<void>;
  updateEsim(esim: SimulatedEsim): Promise<void>;
}
