/** Recorded webhook requests, each with what is wrong with it: all twelve causes, and a request without one. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import t from "tap";
import { causes, explainWebhook, readRecordedRequest, type WebhookCause } from "../src/webhooks/explain.ts";
import { verifyWebhook } from "../src/webhooks/index.ts";
import { failureOf } from "./support/failure.ts";
import { commandLineOf } from "./support/terminal.ts";

interface Recorded {
  request: string;
  cause: WebhookCause;
  secret: string;
  now: string;
  otherSecrets?: string[];
  handledIds?: string[];
}

const folder = join(import.meta.dirname, "recorded");
const recorded: Recorded[] = JSON.parse(await readFile(join(folder, "cases.json"), "utf8"));

t.test("every cause is found in its request", async (t) => {
  t.strictSame(recorded.map(({ cause }) => cause).sort(), Object.keys(causes).sort(), "one request for each");
  for (const { request, cause, secret, now, otherSecrets, handledIds } of recorded) {
    const { body, headers } = readRecordedRequest(await readFile(join(folder, request)));
    const options = { nowMs: Date.parse(now), otherSecrets, handledIds };
    t.strictSame(
      await explainWebhook({ body, headers }, secret, options),
      { cause, text: causes[cause] },
      cause,
    );
    const verify = verifyWebhook(body, headers, secret, { nowMs: options.nowMs });
    if (cause === "verified" || cause === "replayed") t.ok(await verify, "a receiver accepts it");
    else
      t.match(await failureOf(verify), { name: "WebhookVerificationError" }, `a receiver rejects ${cause}`);
  }
});

t.test("kinds of a cause", async (t) => {
  const { secret, now } = recorded[0] as Recorded;
  const { body, headers } = readRecordedRequest(await readFile(join(folder, "verified.http")));
  const bytes = Buffer.from(body as Uint8Array);
  const text = bytes.toString();
  const event = JSON.parse(text);
  const nowMs = Date.parse(now);
  const sorted = JSON.stringify(
    Object.fromEntries(Object.entries(event).sort(([a], [b]) => a.localeCompare(b))),
  );
  const ascii = text.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const signature = headers["x-service-signature"] ?? "";
  const bodies: [WebhookCause, string | Uint8Array][] = [
    ["body_rewritten", JSON.stringify(event, null, "\t")],
    ["body_rewritten", text.replaceAll('":', '": ')],
    ["body_rewritten", ascii],
    ["body_rewritten", sorted],
    ["body_newline", `${text}\n\n`],
    ["body_encoding", Buffer.from(text.replace("🌍", "?"), "latin1")],
    ["body_encoding", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["body_encoding", new TextDecoder("windows-1252").decode(bytes)],
    ["secret_wrong", text.replace("completed", "cancelled")],
    ["verified", text],
    ["verified", bytes],
  ];
  for (const [cause, changed] of bodies)
    t.equal((await explainWebhook({ body: changed, headers }, secret, { nowMs })).cause, cause);
  const times: [WebhookCause, number][] = [
    ["verified", 299],
    ["clock_skew", 301],
    ["clock_skew", -3_000],
    ["clock_skew", -86_400],
    ["clock_skew", 2 * 3_600],
    ["replayed", 2 * 3_600 + 400],
    ["replayed", 40 * 3_600],
  ];
  for (const [cause, seconds] of times) {
    const options = { nowMs: Number(headers["x-service-timestamp"]) * 1000 + seconds * 1000 };
    t.equal((await explainWebhook({ body, headers }, secret, options)).cause, cause, `${seconds} s`);
  }
  const signatures: [WebhookCause, string][] = [
    ["header_cut", ""],
    ["header_cut", signature.slice(0, -1)],
    ["v1_missing", signature.replace("v1=", "v0=")],
    ["v1_missing", signature.slice(0, 12)],
    ["v1_missing", signature.slice(signature.indexOf("v1="))],
  ];
  for (const [cause, sent] of signatures)
    t.equal(
      (await explainWebhook({ body, headers: { "X-Service-Signature": sent } }, secret, { nowMs })).cause,
      cause,
    );
  for (const pasted of [` ${secret}\n`, secret])
    t.equal((await explainWebhook({ body, headers }, pasted, { nowMs })).cause, "verified");
  t.equal((await explainWebhook({ body, headers }, "", { nowMs })).cause, "secret_wrong");
});

t.test("a recorded request: lines end in either way, and the body is untouched", async (t) => {
  for (const end of ["\r\n", "\n"]) {
    const text = `POST / HTTP/1.1${end}X-Service-Signature:  t=1,v1=a ${end}Empty:${end}${end}{"a":1}${end}${end}x`;
    const { body, headers } = readRecordedRequest(Buffer.from(text));
    t.strictSame(headers, { "x-service-signature": "t=1,v1=a", empty: "" });
    t.equal(Buffer.from(body as Uint8Array).toString(), `{"a":1}${end}${end}x`);
  }
  t.strictSame(readRecordedRequest(Buffer.from("")).headers, {});
});

t.test("webhooks explain", async (t) => {
  const run = commandLineOf({ baseUrl: "http://127.0.0.1:2/partner/api", testKey: "sk_test_x" });
  for (const { request, cause, secret, now, otherSecrets = [], handledIds = [] } of recorded) {
    const files = t.testdir({ others: otherSecrets.join("\n"), handled: `${handledIds.join("\n")}\n` });
    const args = ["webhooks", "explain", "--request", join(folder, request), "--now", now];
    const more = ["--other-secrets", join(files, "others"), "--handled", join(files, "handled")];
    const env = { PARTNER_ESIM_WEBHOOK_SECRET: secret };
    const printed = await run([...args, ...more], { env });
    t.match(printed, { code: 0, stdout: `${cause}: ${causes[cause]}\n`, stderr: "" });
    const json = await run([...args, ...more, "--json"], { env });
    t.strictSame(JSON.parse(json.stdout), { cause, text: causes[cause] });
    t.notMatch(printed.stdout + json.stdout, secret);
  }
  const { secret, now } = recorded[0] as Recorded;
  const stdin = await readFile(join(folder, "verified.http"), "utf8");
  const env = { PARTNER_ESIM_WEBHOOK_SECRET: secret };
  const seconds = String(Math.round(Date.parse(now) / 1000));
  t.match(await run(["webhooks", "explain", "--now", seconds], { env, stdin }), { stdout: /^verified: / });
  const wrong: [RegExp, string[]][] = [
    [/^--now must be a time/, ["--now", "yesterday"]],
    [/^--request cannot be read: ENOENT/, ["--request", join(folder, "none")]],
    [/^--request and --secret-file are the same/, ["--secret-file", "-"]],
  ];
  for (const [stderr, args] of wrong)
    t.match(await run(["webhooks", "explain", ...args], { env, stdin }), { code: 2, stdout: "", stderr });
});
