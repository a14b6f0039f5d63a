// Generated from spec/portal/*.tsp by `npm run generate`: the limits of the contract. Do not edit.

export const limits = {
  /** In changes per minute and account, or operator. */
  accountChangesPerMinute: 300,
  /** In characters. */
  accountNoteMax: 2000,
  /** In requests per minute and account, or operator. */
  accountRequestsPerMinute: 1800,
  /** In active keys per account and mode. */
  activeKeysMax: 50,
  /** In packages. */
  allowedPackagesMax: 2000,
  /** In IP addresses or ranges. */
  allowlistMax: 50,
  /** In days. */
  balanceDaysMax: 365,
  /** In characters. */
  billingAddressMax: 300,
  /** In percent. */
  bronzeDiscountPercent: 5,
  /** In bytes of the request's body. */
  catalogueFileMaxBytes: 8388608,
  /** In seconds. */
  clockAdvanceMaxSeconds: 34560000,
  /** In orders. */
  destinationOrdersMax: 1000,
  /** In destinations. */
  destinationsMax: 10,
  /** In days. */
  deviceDays: 180,
  /** In failures per window and known device before it counts as unknown. */
  deviceFailuresMax: 10,
  /** In hundredths of a percent. */
  discountMaxBps: 10000,
  /** In hours. */
  endpointFigureHours: 48,
  /** In endpoints registered in 24 hours, per mode. */
  endpointsPerDay: 300,
  /** In requests. */
  errorRequestsMax: 500,
  /** In days for which the use of an eSIM is kept. */
  esimUseDays: 400,
  /** In hours. */
  failedOrderHours: 24,
  /** In days in which a request for funds can be approved. */
  fundsRequestDays: 7,
  /** In percent. */
  goldDiscountPercent: 15,
  /** An Indian GSTIN: 15 letters and digits. */
  gstinPattern: "^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$",
  /** In rows counted. */
  healthCountMax: 10000,
  /** In packages of a change. */
  importChangesMax: 200,
  /** In days. */
  invitationDays: 7,
  /** In days. */
  keyExpiringDays: 14,
  /** In days. */
  keyUnusedDays: 30,
  /** In emails of an account in a day. */
  lowBalanceMailsMax: 100,
  /** One email address, without a display name. */
  mailAddressPattern: "^[^\\s@,;:<>()\\[\\]\"\\\\\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,;:<>()\\[\\]\"\\\\./\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$",
  /** In rows read for a page. */
  matchingRowsMax: 1000,
  /** In characters. */
  nameMax: 120,
  /** In characters. */
  noteMax: 200,
  /** In packages of a reason. */
  omittedPackagesMax: 10,
  /** In requests per minute and operator token. */
  operatorTokenRequestsPerMinute: 12000,
  /** In orders added up. */
  orderTotalsMax: 2000,
  /** In days. */
  overviewDaysMax: 90,
  /** In days. */
  paceDays: 7,
  /** In characters. */
  passwordMax: 128,
  /** In characters. */
  passwordMin: 12,
  /** In members of an account, and operators. */
  peopleMax: 200,
  /** In email addresses. */
  recipientsMax: 10,
  /** In characters. */
  recoveryCodeMax: 64,
  /** In recovery codes of a person. */
  recoveryCodes: 10,
  /** In characters. */
  referenceMax: 64,
  /** In deliveries of a bulk resend. */
  resendDeliveriesMax: 500,
  /** In deliveries of bulk resends per window, account and mode. */
  resendDeliveriesPerWindow: 2000,
  /** In failures in a row of an endpoint that end a bulk resend. */
  resendFailuresMax: 5,
  /** In deliveries chosen by id. */
  resendSelectedMax: 100,
  /** In minutes. */
  resendWindowMinutes: 60,
  /** In bulk resends listed. */
  resendsShownMax: 5,
  /** In minutes. */
  resetLinkMinutes: 30,
  /** In password links per window and email address. */
  resetMailsMax: 3,
  /** In requests for password links per window and client IP address. */
  resetRequestsMax: 20,
  /** In characters. */
  resetTokenMax: 120,
  /** In accounts. */
  runAccountsMax: 50,
  /** In keys per account and mode. */
  runKeysMax: 100,
  /** In accounts. */
  salesAccountsMax: 500,
  /** In results of a kind. */
  searchHitsMax: 10,
  /** In results of a search for one kind. */
  searchHitsOfKindMax: 200,
  /** In changes per minute and session. */
  sessionChangesPerMinute: 120,
  /** In hours. */
  sessionHours: 12,
  /** In requests per minute and session. */
  sessionRequestsPerMinute: 600,
  /** In sessions listed. */
  sessionsShownMax: 100,
  /** In failures per window and client IP address before attempts are paced. */
  signInFailuresPerAddress: 60,
  /** In failures per window and email address before attempts are paced. */
  signInFailuresPerMail: 10,
  /** In failures per window, email address and client IP address before waits begin. */
  signInFailuresPerPair: 5,
  /** In seconds between paced attempts. */
  signInPaceSeconds: 6,
  /** In waiting sign-ins. */
  signInQueueMax: 500,
  /** In waiting sign-ins per client IP address. */
  signInQueuePerAddress: 10,
  /** In seconds. */
  signInWaitMaxSeconds: 60,
  /** In minutes. */
  signInWindowMinutes: 15,
  /** In percent. */
  silverDiscountPercent: 10,
  /** In packages in an order. */
  staffOrderItemsMax: 20,
  /** In payments of a statement. */
  statementPaymentsMax: 100,
  /** In minutes. */
  stuckMinutes: 5,
  /** In requests to the supplier. */
  supplierCallsMax: 1000,
  /** In attempts at the supplier, shown together when equal. */
  supplyAttemptsMax: 50,
  /** In orders of an export. */
  travellerExportMax: 1000,
  /** In orders found by a traveller's name or email address. */
  travellerOrdersMax: 200,
  /** In requests without valid credentials per minute and client IP address. */
  unauthenticatedPerMinute: 300,
  /** In imports. */
  undoableImportsMax: 10,
  /** In uploads in progress of an operator or token. */
  uploadsAtOnce: 2,
} as const;
