/**
 * Rules `errors.<operation>.<status>-<code>` that apply to every operation, or to every POST. Rules for single
 * operations are in errors-lookups.ts and errors-fields.ts.
 */
import type { Checker } from "../assert.ts";
import type { CallOptions } from "../caller.ts";
import { rule, rules } from "../case.ts";
import { limits } from "../contract.ts";
import { makeObjects, testObjects } from "../fixtures.ts";
import {
  type Idempotent,
  idempotentOperations,
  isIdempotent,
  type Keyed,
  keyedOperations,
  pathOf,
  ruleName,
} from "../operations.ts";
import { isReplay, post, posts, raceOf } from "../posts.ts";
import { activeEsim, exhaustedQrLimit, idlePost, inOneWindow, repeat } from "../windows.ts";
import type { Exchange } from "../wire.ts";

const readOperations = keyedOperations.filter((operation) => !isIdempotent(operation));

function unauthorized<Operation extends Keyed>(operation: Operation) {
  return rule(`errors.${ruleName(operation)}.401-invalid-api-key`, {}, async (t, check) => {
    const options: CallOptions = isIdempotent(operation)
      ? (await post(t, operation)).options
      : { path: pathOf(operation, await testObjects(t)) };
    const from = t.badKeyAddress();
    const without = await t.test.call(operation, { ...options, authorization: null, from });
    check.error(without, 401, "invalid_api_key", null, "without Authorization");
    const unknown = `Bearer ${(await t.test.key()).slice(0, -4)}zzzz`;
    const rejected = await t.test.call(operation, { ...options, authorization: unknown, from });
    check.error(rejected, 401, "invalid_api_key", null, "with an unknown key");
    const control = await t.test.call(operation, options);
    check.oneOf(control.status, [200, 201], "with a valid key", control);
  });
}

function keyRequired<Operation extends Idempotent>(operation: Operation) {
  return rule(`errors.${ruleName(operation)}.400-idempotency-key-required`, {}, async (t, check) => {
    const { options, first } = await post(t, operation);
    for (const idempotencyKey of [null, "", "  "]) {
      const rejected = await t.test.call(operation, { ...options, idempotencyKey });
      const what = idempotencyKey === null ? "no key" : `"${idempotencyKey}"`;
      check.error(rejected, 400, "idempotency_key_required", "Idempotency-Key", what);
    }
    check.status(await t.test.call(operation, options), first, "with a key");
  });
}

function keyReused<Operation extends Idempotent>(operation: Operation) {
  return rule(`errors.${ruleName(operation)}.409-idempotency-key-reused`, {}, async (t, check) => {
    const { options, other, first } = await post(t, operation);
    const idempotencyKey = t.unique("reused");
    check.status(await t.test.call(operation, { ...options, idempotencyKey }), first, "first");
    const rejected = await t.test.call(operation, { ...options, ...other, idempotencyKey });
    check.error(
      rejected,
      409,
      "idempotency_key_reused",
      "Idempotency-Key",
      "the same key with another request",
    );
    check.status(
      await t.test.call(operation, { ...options, idempotencyKey }),
      200,
      "the same key with its own request",
    );
  });
}

function inProgress<Operation extends Idempotent>(operation: Operation) {
  return rule(`errors.${ruleName(operation)}.409-request-in-progress`, {}, async (t, check) => {
    const call = await post(t, operation);
    const { responses, afterwards } = await raceOf(t, call);
    const isFirst = (response: Exchange) => response.status === call.first && !isReplay(response);
    check.equal(responses.filter(isFirst).length, 1, "first responses among twenty at once");
    for (const response of responses) {
      if (isFirst(response) || (response.status === 200 && isReplay(response))) continue;
      check.error(
        response,
        409,
        "request_in_progress",
        "Idempotency-Key",
        "neither the first response nor its replay",
      );
      check.header(response, "Retry-After", null);
    }
    check.ok(isReplay(afterwards), "a later retry is a replay", afterwards.status, afterwards);
  });
}

const limitIds = keyedOperations.map(
  (operation) => `errors.${ruleName(operation)}.429-rate-limited` as const,
);

/**
 * Every operation is served within the rate limit window and rejected after it: one window for GETs, one for POSTs.
 */
const rateLimited = rules(limitIds, { quiet: true }, async (t, check) => {
  const objects = await makeObjects(t, t.test);
  const iccid = await activeEsim(t, t.test);
  const calls = await posts(t);

  const reads = await inOneWindow(t, t.test, async (key) => {
    const read = (operation: Keyed) =>
      t.test.call(operation, { apiKey: key, path: pathOf(operation, objects) });
    const served: Exchange[] = [];
    for (const operation of readOperations) served.push(await read(operation));
    const remaining = limits.generalPerMinute - 1 - served.length;
    await repeat(remaining, () => t.test.call("balanceGet", { apiKey: key }));
    for (const operation of readOperations) served.push(await read(operation));
    return served;
  });
  for (const [index, operation] of readOperations.entries()) {
    const operationCheck = check(`errors.${ruleName(operation)}.429-rate-limited`);
    checkLimit(operationCheck, reads.responses[index], reads.responses[index + readOperations.length]);
  }

  const writes = await inOneWindow(t, t.test, async (key) => {
    const write = ({ operation, options }: (typeof calls)[number]) =>
      t.test.call(operation, { ...options, apiKey: key, idempotencyKey: t.unique("limit") });
    const served: Exchange[] = [];
    for (const call of calls) served.push(await write(call));
    await repeat(limits.postPerMinute - calls.length, () => idlePost(t.test, key, iccid));
    for (const call of calls) served.push(await write(call));
    return served;
  });
  for (const [index, { operation }] of calls.entries()) {
    const operationCheck = check(`errors.${ruleName(operation)}.429-rate-limited`);
    checkLimit(operationCheck, writes.responses[index], writes.responses[index + calls.length]);
  }
});

function checkLimit(check: Checker, served?: Exchange, rejected?: Exchange): void {
  if (!served || !rejected) throw new Error("responses that are not counted");
  check.oneOf(served.status, [200, 201], "within the window", served);
  check.error(rejected, 429, "rate_limited", null, "after the window's last request");
  check.header(rejected, "Retry-After", /^[1-9]\d*$/);
}

const qrLimited = rule("errors.qr.429-rate-limited", { needs: ["addresses"] }, async (t, check) => {
  const { allowed, rejected } = await exhaustedQrLimit(t);
  const others = allowed.filter(({ status }) => status !== 200).map(({ status }) => status);
  check.equal(others, [], "statuses other than 200 among the first 240");
  check.error(rejected, 429, "rate_limited", null, "the 241st");
  check.header(rejected, "Retry-After", /^[1-9]\d*$/);
});

export const cases = [
  ...keyedOperations.map(unauthorized),
  ...idempotentOperations.map(keyRequired),
  ...idempotentOperations.map(keyReused),
  ...idempotentOperations.map(inProgress),
  rateLimited,
  qrLimited,
];
