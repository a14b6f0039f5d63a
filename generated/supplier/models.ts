// Generated from spec/supplier/*.tsp by `npm run generate`: the wire types by name. Do not edit.

import type { components } from "./types.ts";

/** A top-up and its state. */
export type AppliedTopup = components["schemas"]["AppliedTopup"];

/** What to add. */
export type ApplyTopup = components["schemas"]["ApplyTopup"];

/** Which eSIMs to cancel. */
export type CancelEsim = components["schemas"]["CancelEsim"];

/** The state of a cancellation. */
export type CancelState = components["schemas"]["CancelState"];

/** A cancellation and its state. */
export type CancelledEsim = components["schemas"]["CancelledEsim"];

/** What a network knows of an eSIM; null for what it does not know. */
export type EsimReport = components["schemas"]["EsimReport"];

/** An id that the service has assigned: letters, digits, dashes and underscores. */
export type GivenId = components["schemas"]["GivenId"];

/** The ICCID of an eSIM: its digits, as text. */
export type Iccid = components["schemas"]["Iccid"];

/** A part of an install code, `LPA:1$<address>$<code>`: visible ASCII characters except the dollar sign. */
export type InstallCodePart = components["schemas"]["InstallCodePart"];

/** The state of a unit. */
export type IssueState = components["schemas"]["IssueState"];

/** What to buy. */
export type IssueUnit = components["schemas"]["IssueUnit"];

/** An eSIM that was issued. */
export type IssuedEsim = components["schemas"]["IssuedEsim"];

/** The number of a package in the service's catalogue. */
export type PackageNumber = components["schemas"]["PackageNumber"];

/** A time in UTC to the second, as `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = components["schemas"]["Timestamp"];

/** The state of a top-up. */
export type TopupState = components["schemas"]["TopupState"];

/** A unit and its state. */
export type Unit = components["schemas"]["Unit"];

/** The state of a withdrawal. */
export type WithdrawState = components["schemas"]["WithdrawState"];

/** The state of a withdrawal. */
export type WithdrawTopupState = components["schemas"]["WithdrawTopupState"];

/** A withdrawn top-up. */
export type WithdrawnTopup = components["schemas"]["WithdrawnTopup"];

/** A withdrawn unit. */
export type WithdrawnUnit = components["schemas"]["WithdrawnUnit"];
