/**
 * What a deployment may lack. `liveKeys`: live keys for reading; `live`: live orders are allowed too; `secondAccount`:
 * keys of another account; `twoKeys`: two test keys per account; `addresses`: extra client IP addresses; `clock`: a
 * virtual clock; `portal`: the portal's API with an operator token that can create accounts; `receiver`: webhooks may
 * go to loopback; `supplier`: a simulated supplier; `catalogue`: the catalogue may be changed for a while.
 */
export type Need =
  | "liveKeys"
  | "live"
  | "secondAccount"
  | "twoKeys"
  | "addresses"
  | "clock"
  | "portal"
  | "receiver"
  | "supplier"
  | "catalogue";
