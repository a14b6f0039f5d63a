// The domain's randomness, passed in by the entry points.

/** Source of randomness: `bytes(n)` gives n unpredictable bytes. */
export interface Random {
  bytes(length: number): Uint8Array;
}
