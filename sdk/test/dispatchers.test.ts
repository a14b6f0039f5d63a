/** A dispatcher of the package undici: with its own `fetch` it works, with Node's the error names the cause. */
import t from "tap";
import { Agent, fetch as undiciFetch } from "undici";
import { ConnectionError } from "../src/errors.ts";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";
import { json, startServer } from "./support/scripted-server.ts";

t.test("fetch and dispatcher of one undici, and of two", async (t) => {
  const { baseUrl } = await startServer(t, json(200, { amount: "1.00", currency: "INR" }));
  const dispatcher = new Agent();
  t.teardown(() => dispatcher.close());
  const settings = { apiKey, baseUrl, maxRetries: 0 };
  const client = new PartnerEsim({
    ...settings,
    fetch: (url, init) => undiciFetch(url as string, { ...init, dispatcher } as never) as never,
  });
  t.match(await client.balance.get(), { amount: "1.00" });
  const mixed = new PartnerEsim({
    ...settings,
    fetch: (url, init) => fetch(url, { ...init, dispatcher } as RequestInit),
  });
  const error = await failureOf(mixed.balance.get());
  t.ok(error instanceof ConnectionError);
  t.match(error, {
    message: /^No response: the dispatcher is of another undici than this fetch/,
    cause: { cause: { code: "UND_ERR_INVALID_ARG" } },
  });
});
