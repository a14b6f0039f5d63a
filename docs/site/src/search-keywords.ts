// Synonyms for the subject of a page, searched like words of its title.
export const keywords: Readonly<Record<string, string>> = {
  downloads: "OpenAPI, Swagger, Postman",
  "errors/insufficient_balance": "balance too low",
  "guides/booking-engine": "install page, install eSIM, install link",
  "guides/errors-and-retries": "contact support, service down, outage",
  "guides/idempotency": "safely, duplicate orders, idempotency key expired, expiry",
  "guides/other-languages":
    "PHP example, Go example, Java example, C# example, install Java, install PHP, install Go, install C#",
  "guides/sandbox": "test failures, failed orders, without paying, test data",
  "guides/security": "personal data, privacy, GDPR",
  "guides/states": "validity, expiry",
  "guides/testing": "test failures, failed orders, mock",
  "guides/webhooks":
    "retry schedule, resend, resend webhook, redeliver, callbacks, my server is down, duplicate webhooks, ngrok, tunnel",
  "reference/countries-list": "country codes, regions",
  "reference/esims-get": "read usage, retrieve usage, data left, install link, iOS, Android",
  "reference/orders-list": "find an order, old orders, orders by reference, order history",
  "reference/packages-list":
    "search packages, find packages, SKU, product id, unlimited packages, regional packages",
};
