// Generated from spec/supplier/*.tsp by `npm run generate`: the limits of the contract. Do not edit.

export const limits = {
  /** In bytes. */
  bodyMaxBytes: 65536,
  /** In seconds. */
  responseSeconds: 10,
  /** In units. */
  unitsPerPage: 100,
} as const;
