/** Gaps between the contract and the repository. */

/** One gap. */
export interface Open {
  kind: "handler" | "code" | "event" | "label" | "case" | "rule" | "guide" | "SDK" | "docs";
  /** The gap in a sentence, with the place that closes it. */
  what: string;
}
