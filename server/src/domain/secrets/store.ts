// The repository for rotating the deployment's secret.

/** Signing secrets of endpoints, second factors of people, and those that have yet to be confirmed. */
export const sealedKinds = ["webhook", "factor", "started-factor"] as const;

export type SealedKind = (typeof sealedKinds)[number];

export interface SealedText {
  n: number;
  /** What the ciphertext is bound to. */
  purpose: string;
  sealed: string;
}

export interface SealedTextReads {
  /** By number, above `after`. */
  ofKind(kind: SealedKind, after: number, limit: number): Promise<SealedText[]>;
}

export interface SealedTextRepository extends SealedTextReads {
  /** Does nothing if the text has changed meanwhile. */
  replace(kind: SealedKind, n: number, before: string, sealed: string): Promise<void>;
}
