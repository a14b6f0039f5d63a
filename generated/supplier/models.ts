// Generated from spec/supplier/*.tsp by `npm run generate`: the wire types by name. Do not edit.

import type { components } from "./types.ts";

/** A top-up and how it stands. */
export type AppliedTopup = components["schemas"]["AppliedTopup"];

/** What to add. */
export type ApplyTopup = components["schemas"]["ApplyTopup"];

/** Which eSIMs to cancel. */
export type CancelEsim = components["schemas"]["CancelEsim"];

/** How a cancellation stands. */
export type CancelState = components["schemas"]["CancelState"];

/** A cancellation and how it stands. */
export type CancelledEsim = components["schemas"]["CancelledEsim"];

/** What a network knows of an eSIM; null is what it does not say. */
export type EsimReport = components["schemas"]["EsimReport"];

/** A name that the service has given: letters, digits, dashes and underscores. */
export type GivenId = components["schemas"]["GivenId"];

/** The ICCID of an eSIM: its digits, as text. */
export type Iccid = components["schemas"]["Iccid"];

/** How the issue of a unit stands. */
export type IssueState = components["schemas"]["IssueState"];

/** What to buy. */
export type IssueUnit = components["schemas"]["IssueUnit"];

/** An eSIM that was issued. */
export type IssuedEsim = components["schemas"]["IssuedEsim"];

/** The number of a package in the service's catalogue. */
export type PackageNumber = components["schemas"]["PackageNumber"];

/** A moment in UTC to the second, written `YYYY-MM-DDTHH:MM:SSZ`. */
export type Timestamp = components["schemas"]["Timestamp"];

/** How a top-up stands. */
export type TopupState = components["schemas"]["TopupState"];

/** A unit and what has come of it. */
export type Unit = components["schemas"]["Unit"];

/** Whether something was given up. */
export type WithdrawState = components["schemas"]["WithdrawState"];

/** Whether a top-up was given up. */
export type WithdrawTopupState = components["schemas"]["WithdrawTopupState"];

/** A top-up that is given up. */
export type WithdrawnTopup = components["schemas"]["WithdrawnTopup"];

/** A unit that is given up. */
export type WithdrawnUnit = components["schemas"]["WithdrawnUnit"];
