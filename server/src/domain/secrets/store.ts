export const sealedKinds = ["webhook", "factor", "started-factor", "activation-code"] as const;

export type SealedKind = (typeof sealedKinds)[number];

export interface SealedText {
  n: number;
  purpose: string;
  sealed: string;
}

export interface SealedTextReads {
  ofKind(kind: SealedKind, after: number, limit: number): Promise<SealedText[]>;
}

export interface SealedTextRepository extends SealedTextReads {
  replace(kind: SealedKind, n: number, before: string, sealed: string): Promise<void>;
}
