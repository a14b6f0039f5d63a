// Generated from spec/*.tsp by `npm run generate`: the limits of the contract. Do not edit.

export const limits = {
  /** In requests per window and IP address. */
  badKeyMax: 60,
  /** In minutes. */
  badKeyWindowMinutes: 10,
  /** In bytes. */
  bodyMaxBytes: 65536,
  /** In values. */
  bodyValuesMax: 2000,
  /** In seconds. */
  clientTimeoutSeconds: 30,
  /** In characters. */
  customerEmailMax: 254,
  /** In characters. */
  customerNameMax: 120,
  /** In characters. */
  customerRefMax: 120,
  /** In days. */
  deliveryLogDays: 30,
  /** In characters. */
  deliveryResponseMax: 500,
  /** In hours. */
  esimCatchUpHours: 72,
  /** In minutes. */
  esimCheckMinutes: 10,
  /** In days. */
  eventRetentionDays: 30,
  /** In requests per minute and key. */
  generalPerMinute: 120,
  /** In characters. */
  idempotencyKeyMax: 255,
  /** In characters. */
  idempotencyKeyMin: 1,
  /** In hours. */
  idempotencyMemoryHours: 24,
  /** In retries per window and account. */
  manualRetriesPerAccount: 30,
  /** In retries per delivery. */
  manualRetriesPerDelivery: 5,
  /** In minutes. */
  manualRetryWindowMinutes: 15,
  /** In units. */
  orderQuantityDefault: 1,
  /** In units. */
  orderQuantityMax: 50,
  /** In units. */
  orderQuantityMin: 1,
  /** In minutes. */
  orderSettlementMinutes: 15,
  /** In seconds. */
  orderWaitSeconds: 20,
  /** In items. */
  pageLimitDefault: 25,
  /** In items. */
  pageLimitMax: 100,
  /** In items. */
  pageLimitMin: 1,
  /** In test events per minute and endpoint. */
  pingsPerMinute: 10,
  /** In requests per minute and key. */
  postPerMinute: 30,
  /** In requests per minute and IP address. */
  qrPerMinute: 240,
  /** How no idempotency key of a partner begins. */
  reservedKeyPrefix: "api:",
  /** In rupees. */
  sandboxBalanceRupees: 1000000,
  /** In rupees. */
  sandboxRefillBelowRupees: 10000,
  /** In characters. */
  searchMax: 100,
  /** In minutes. */
  signatureToleranceMinutes: 5,
  /** In percent of a standard size. */
  slotSizeTolerancePercent: 20,
  /** In GB of 1024 MB. */
  slotSizesGb: [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 100],
  /** In MB. */
  slotSizesMb: [100, 500],
  /** In days, the last of each band. */
  slotValidityEndsDays: [1, 3, 5, 8, 11, 16, 24, 35, 65, 100, 200, 400],
  /** In seconds. */
  testProcessingMaxSeconds: 25,
  /** In seconds. */
  testProcessingMinSeconds: 10,
  /** In packages. */
  topupPackagesMax: 200,
  /** In percent of a data allowance. */
  usageWarningPercent: 80,
  /** In attempts per delivery. */
  webhookAttemptsMax: 8,
  /** In days. */
  webhookDisableDays: 3,
  /** In deliveries in a row. */
  webhookDisableDeliveries: 20,
  /** In endpoints per mode. */
  webhookEndpointsMax: 5,
  /** In seconds. */
  webhookHangSeconds: 5,
  /** In failed attempts in a row. */
  webhookPauseFailures: 5,
  /** In minutes. */
  webhookPauseMaxMinutes: 15,
  /** In seconds. */
  webhookPauseMinSeconds: 30,
  /** In KB of 1024 bytes. */
  webhookResponseHeadersMaxKb: 16,
  /** In seconds. */
  webhookResponseSeconds: 10,
  /** In minutes. */
  webhookRetryWait2Minutes: 1,
  /** In minutes. */
  webhookRetryWait3Minutes: 5,
  /** In minutes. */
  webhookRetryWait4Minutes: 30,
  /** In minutes. */
  webhookRetryWait5Minutes: 120,
  /** In minutes. */
  webhookRetryWait6Minutes: 360,
  /** In minutes. */
  webhookRetryWait7Minutes: 720,
  /** In minutes. */
  webhookRetryWait8Minutes: 1440,
  /** In characters. */
  webhookUrlMax: 500,
} as const;
