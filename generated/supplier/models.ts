// Generated from spec/supplier/*.tsp by `npm run generate`: the models by name. Do not edit.

/** What follows the address in an install code: the matching id and, if the network needs them, `$` and its OID, `$` and `1` for a confirmation code, as in `K2-1AB7F4$1.3.6.1.4.1.31746$1` (GSMA SGP.22, 4.1). */
export type ActivationCode = string;

/** A top-up and its state. */
export interface AppliedTopup {
  /** The id of the top-up. */
  topup_id: GivenId;
  /** Its state. */
  state: TopupState;
}

/** What to add. */
export interface ApplyTopup {
  /** The id of the account that it is bought for. */
  account: GivenId;
  /** The eSIM. */
  iccid: Iccid;
  /** The provider that the package belongs to. */
  provider_id: string;
  /** The package. */
  package_number: PackageNumber;
}

/** Which eSIMs to cancel. */
export interface CancelEsim {
  /** The id of the account that it belongs to. */
  account: GivenId;
  /** Whether to cancel it only if it has not been used. */
  if_unused: boolean;
}

/** The state of a cancellation. */
export type CancelState = "cancelled" | "used" | "refused" | "pending";

/** A cancellation and its state. */
export interface CancelledEsim {
  /** The eSIM. */
  iccid: Iccid;
  /** Its state. */
  state: CancelState;
}

/** What a network knows of an eSIM; null for what it does not know. */
export interface EsimReport {
  /** The eSIM. */
  iccid: Iccid;
  /** The address of its SM-DP+ server. */
  smdp_address: InstallCodePart | null;
  /** Its activation code. */
  activation_code: ActivationCode | null;
  /** When it was first used. */
  first_used_at: Timestamp | null;
  /** How much data was used in total, in MB. */
  used_mb: number | null;
}

/** An id that the service has assigned: letters, digits, dashes and underscores. */
export type GivenId = string;

/** The ICCID of an eSIM: its digits, as text. */
export type Iccid = string;

/** A part of an install code, `LPA:1$<address>$<code>`: visible ASCII characters except the dollar sign. */
export type InstallCodePart = string;

/** The state of a unit. */
export type IssueState = "issued" | "refused" | "pending";

/** What to buy. */
export interface IssueUnit {
  /** The id of the account that it is bought for. */
  account: GivenId;
  /** The id of the order that it is a unit of. */
  order_id: GivenId;
  /** The provider that the package belongs to. */
  provider_id: string;
  /** The package. */
  package_number: PackageNumber;
}

/** An eSIM that was issued. */
export interface IssuedEsim {
  /** Its ICCID. */
  iccid: Iccid;
  /** The address of its SM-DP+ server; null until it is known. */
  smdp_address: InstallCodePart | null;
  /** Its activation code; null until it is known. */
  activation_code: ActivationCode | null;
}

/** Where the next page of a list begins; only the gateway reads it. */
export type ListCursor = string;

/** The state of a unit that was requested. */
export type ListedState = "issued" | "refused" | "pending" | "withdrawn";

/** A unit as the network knows it. */
export interface ListedUnit {
  /** The id of the unit. */
  unit_id: GivenId;
  /** The id of the order that it is a unit of; null if it was withdrawn before it was requested. */
  order_id: GivenId | null;
  /** The id of the account that it was requested for. */
  account: GivenId;
  /** Its state. */
  state: ListedState;
  /** The ICCID of its eSIM; null if none was issued. */
  iccid: Iccid | null;
}

/** The number of a package in the service's catalogue. */
export type PackageNumber = number;

/** A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = string;

/** The state of a top-up. */
export type TopupState = "applied" | "refused" | "pending";

/** A unit and its state. */
export interface Unit {
  /** The id of the unit. */
  unit_id: GivenId;
  /** Its state. */
  state: IssueState;
  /** The eSIM; null unless it was issued. */
  esim: IssuedEsim | null;
}

/** A page of units. */
export interface UnitPage {
  /** The units, in any order; possibly empty. */
  data: ListedUnit[];
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: ListCursor | null;
}

/** The state of a withdrawal. */
export type WithdrawState = "withdrawn" | "pending";

/** The state of a withdrawal. */
export type WithdrawTopupState = "withdrawn" | "kept" | "pending";

/** A withdrawn top-up. */
export interface WithdrawnTopup {
  /** The id of the top-up. */
  topup_id: GivenId;
  /** The state of its withdrawal. */
  state: WithdrawTopupState;
}

/** A withdrawn unit. */
export interface WithdrawnUnit {
  /** The id of the unit. */
  unit_id: GivenId;
  /** The state of its withdrawal. */
  state: WithdrawState;
}
