// Generated from spec/portal/*.tsp by `npm run generate`: the figures of the contract. Do not edit.

export const limits = {
  /** In packages. */
  allowedPackagesMax: 2000,
  /** In addresses or ranges. */
  allowlistMax: 50,
  /** In bytes of the request's body. */
  catalogueFileMaxBytes: 8388608,
  /** In seconds. */
  clockAdvanceMaxSeconds: 34560000,
  /** In characters. */
  nameMax: 120,
  /** In characters. */
  noteMax: 200,
  /** In days. */
  overviewDaysMax: 90,
  /** In characters. */
  passwordMax: 128,
  /** In characters. */
  passwordMin: 12,
  /** In accounts. */
  runAccountsMax: 50,
  /** In keys per account and mode. */
  runKeysMax: 100,
  /** In hours. */
  sessionHours: 12,
  /** In failed sign-ins per window and network address. */
  signInFailuresPerAddress: 60,
  /** In failed sign-ins per window and mail address. */
  signInFailuresPerMail: 10,
  /** In minutes. */
  signInWindowMinutes: 15,
  /** In packages in an order. */
  staffOrderItemsMax: 20,
} as const;
