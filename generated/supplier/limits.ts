// Generated from spec/supplier/*.tsp by `npm run generate`: the limits of the contract. Do not edit.

export const limits = {
  /** In seconds. */
  answerSeconds: 10,
  /** In bytes. */
  bodyMaxBytes: 65536,
} as const;
