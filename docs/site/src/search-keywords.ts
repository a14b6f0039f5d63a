// What readers call the subject of a page, where its title doesn't say it. The search reads these words like a title.
export const keywords: Readonly<Record<string, string>> = {
  "errors/insufficient_balance": "balance too low",
  "guides/idempotency": "safely, duplicate orders",
  "guides/sandbox": "test failures, failed orders, without paying, test data",
  "guides/testing": "test failures, failed orders, mock",
  "guides/webhooks": "retry schedule, callbacks",
  "reference/esims-get": "usage, data left",
};
