/** A program can contain the package several times: as ES module and as CommonJS, or in bundles. */

import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import t from "tap";
import * as source from "../src/index.ts";
import * as webhooks from "../src/webhooks/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";
import { never, problem, startServer } from "./support/scripted-server.ts";

type Package = typeof source & typeof webhooks;

const folder = t.testdir();

async function bundle(format: "esm" | "cjs"): Promise<string> {
  const file = join(folder, `${format}.${format === "esm" ? "mjs" : "cjs"}`);
  const code = ["index.ts", "webhooks/index.ts"].map(
    (name) => `export * from ${JSON.stringify(join(import.meta.dirname, "../src", name))};`,
  );
  const input = await rolldown({
    input: "entry",
    platform: "node",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) => (id === "entry" ? code.join("\n") : null),
      },
    ],
  });
  await input.write({ format, file, minify: true });
  await input.close();
  return file;
}

const copies: Package[] = [
  { ...source, ...webhooks },
  await import(pathToFileURL(await bundle("esm")).href),
  createRequire(import.meta.url)(await bundle("cjs")),
];

t.test("errors of each copy are instances of every copy's classes, and of no other class", async (t) => {
  const refused = await startServer(t, problem(402, "insufficient_balance"));
  const silent = await startServer(t, never);
  for (const { PartnerEsim, verifyWebhook } of copies) {
    const settings = { apiKey, maxRetries: 0 };
    const client = new PartnerEsim({ ...settings, baseUrl: refused.baseUrl });
    const slow = new PartnerEsim({ ...settings, baseUrl: silent.baseUrl });
    const errors = {
      PartnerEsimError: await failureOf(client.orders.get("")),
      InsufficientBalanceError: await failureOf(client.orders.create({ package_id: "pkg_1" })),
      ConnectionError: await failureOf(
        new PartnerEsim({ ...settings, baseUrl: "http://127.0.0.1:1/partner/api" }).balance.get(),
      ),
      TimeoutError: await failureOf(slow.balance.get({ timeoutMs: 50 })),
      AbortError: await failureOf(slow.balance.get({ signal: AbortSignal.abort() })),
      WebhookVerificationError: await failureOf(verifyWebhook("", {}, "whsec_x")),
    };
    const bases: Record<string, string[]> = {
      PartnerEsimError: [],
      InsufficientBalanceError: ["ApiError", "PartnerEsimError"],
      ConnectionError: ["PartnerEsimError"],
      TimeoutError: ["ConnectionError", "PartnerEsimError"],
      AbortError: ["PartnerEsimError"],
      WebhookVerificationError: [],
    };
    const names = [...Object.keys(bases), "ApiError", "OrderNotFoundError"] as (keyof Package)[];
    for (const other of copies) {
      for (const [name, error] of Object.entries(errors)) {
        t.equal((error as Error).name, name);
        const classes = names.filter((each) => error instanceof (other[each] as unknown as typeof Error));
        t.strictSame(classes.sort(), [name, ...(bases[name] ?? [])].sort(), name);
      }
      for (const value of [
        null,
        undefined,
        "PartnerEsimError",
        new Error("x"),
        { name: "ConnectionError" },
        [],
      ])
        t.strictSame(
          names.filter((each) => value instanceof (other[each] as unknown as typeof Error)),
          [],
        );
    }
  }
});

t.test("a subclass made by a program matches only its own instances", async (t) => {
  for (const { PartnerEsimError, ConnectionError } of copies) {
    class BookingError extends PartnerEsimError {}
    class LineError extends ConnectionError {}
    t.ok(new BookingError("x") instanceof BookingError);
    t.ok(new LineError("x") instanceof source.ConnectionError);
    t.notOk(new PartnerEsimError("x") instanceof BookingError);
    t.notOk(new ConnectionError("x") instanceof LineError);
  }
});
