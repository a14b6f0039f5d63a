// The domain's randomness, passed in by the entry points.

export interface Random {
  bytes(length: number): Uint8Array;
}
