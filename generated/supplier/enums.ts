// Generated from spec/supplier/*.tsp by `npm run generate`: the values of the enumerations. Do not edit.

import type { components } from "./types.ts";

type Schemas = components["schemas"];

/** In the contract's order. */
export const enums = {
  CancelState: ["cancelled", "used", "refused", "pending"],
  IssueState: ["issued", "refused", "pending"],
  TopupState: ["applied", "refused", "pending"],
  WithdrawState: ["withdrawn", "pending"],
  WithdrawTopupState: ["withdrawn", "kept", "pending"],
} as const satisfies { [Name in keyof Schemas]?: readonly Schemas[Name][] };
