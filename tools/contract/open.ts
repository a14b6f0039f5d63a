/** What the contract asks for and the repository does not have yet. */

/** One thing to do. */
export interface Open {
  kind: "handler" | "code" | "event" | "label" | "case" | "rule" | "guide" | "SDK" | "docs";
  /** The gap in a sentence, with the place that closes it. */
  what: string;
}
