/** What the contract asks for and the repository does not have yet. */

/** One thing to do. */
export interface Open {
  kind: "handler" | "code" | "event" | "label" | "case" | "rule" | "guide" | "SDK" | "docs";
  /** What is missing, and where to add it. */
  what: string;
}
