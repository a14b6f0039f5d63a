/** Rules about access: keys that the portal revokes, restricts or lets expire, and accounts that it closes. */
import type { Checker } from "../assert.ts";
import type { Caller, CallOptions } from "../caller.ts";
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import type { ErrorCode } from "../contract.ts";
import { makeObjects } from "../fixtures.ts";
import { isIdempotent, type Keyed, keyedOperations, pathOf, ruleName } from "../operations.ts";
import { post } from "../posts.ts";
import type { Tenant } from "../tenant.ts";

/** Returns a request of every operation that needs a key. Each would succeed in test mode on the tenant's objects. */
async function callsOf(t: Context, tenant: Tenant): Promise<[Keyed, CallOptions][]> {
  const objects = await makeObjects(t, tenant.test);
  const optionsOf = async (operation: Keyed) =>
    isIdempotent(operation)
      ? (await post(t, operation, tenant.test)).options
      : { path: pathOf(operation, objects) };
  return Promise.all(
    keyedOperations.map(
      async (operation): Promise<[Keyed, CallOptions]> => [operation, await optionsOf(operation)],
    ),
  );
}

type Refusal = "ip-not-allowed" | "account-inactive" | "live-mode-not-enabled";

function idsOf<Name extends Refusal>(name: Name) {
  return keyedOperations.map((operation) => `errors.${ruleName(operation)}.403-${name}` as const);
}

/** Returns the rules of a request: the operation's own and the general one. */
type ChecksOf = (operation: Keyed) => Checker[];

/** Expects every operation to be rejected. */
async function expectRejected(
  calls: readonly [Keyed, CallOptions][],
  caller: Caller,
  code: ErrorCode,
  checksOf: ChecksOf,
  apiKey = caller.keys[0],
): Promise<void> {
  for (const [operation, options] of calls) {
    const response = await caller.call(operation, { ...options, apiKey });
    const what = `${operation} with a ${caller.mode} key`;
    for (const check of checksOf(operation)) check.error(response, 403, code, null, what);
  }
}

/** Expects the same requests to succeed once allowed, so nothing else caused the rejections. */
async function expectServed(
  calls: readonly [Keyed, CallOptions][],
  caller: Caller,
  checksOf: ChecksOf,
  apiKey = caller.keys[0],
): Promise<void> {
  for (const [operation, options] of calls) {
    const { status } = await caller.call(operation, { ...options, apiKey });
    for (const check of checksOf(operation)) check.oneOf(status, [200, 201], `${operation} once allowed`);
  }
}

const statusOf =
  (caller: Caller, apiKey = caller.keys[0]) =>
  async () =>
    (await caller.call("balanceGet", { apiKey })).status;

const elsewhere = ["192.0.2.1"];
const everywhere = ["0.0.0.0/0", "::/0"];

export const cases = [
  rules([...idsOf("ip-not-allowed"), "auth.403.ip"], { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 2 });
    const calls = await callsOf(t, tenant);
    const apiKey = tenant.test.keys[1] as string;
    const key = await tenant.keyId(apiKey);
    const allow = (allowlist: string[]) =>
      tenant.manage("accountKeysUpdate", { path: { key_id: key }, body: { allowlist } });
    const checksOf: ChecksOf = (operation) => [
      check(`errors.${ruleName(operation)}.403-ip-not-allowed`),
      check("auth.403.ip"),
    ];
    await allow(elsewhere);
    await tenant.until(statusOf(tenant.test, apiKey), (status) => status === 403);
    await expectRejected(calls, tenant.test, "ip_not_allowed", checksOf, apiKey);
    await allow(everywhere);
    await tenant.until(statusOf(tenant.test, apiKey), (status) => status === 200);
    await expectServed(calls, tenant.test, checksOf, apiKey);
  }),

  rules([...idsOf("account-inactive"), "auth.403.inactive"], { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant({ liveKeys: 1 });
    const calls = await callsOf(t, tenant);
    const checksOf: ChecksOf = (operation) => [
      check(`errors.${ruleName(operation)}.403-account-inactive`),
      check("auth.403.inactive"),
    ];
    await tenant.update({ active: false });
    for (const caller of [tenant.test, tenant.live]) {
      await tenant.until(statusOf(caller), (status) => status === 403);
      await expectRejected(calls, caller, "account_inactive", checksOf);
    }
    await tenant.update({ active: true });
    await tenant.until(statusOf(tenant.test), (status) => status === 200);
    await expectServed(calls, tenant.test, checksOf);
    check("auth.403.inactive").equal(await statusOf(tenant.live)(), 200, "a live key once reactivated");
  }),

  rules(
    [...idsOf("live-mode-not-enabled"), "auth.403.live-mode"],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant({ liveKeys: 1, approved: false });
      const calls = await callsOf(t, tenant);
      const checksOf: ChecksOf = (operation) => [
        check(`errors.${ruleName(operation)}.403-live-mode-not-enabled`),
        check("auth.403.live-mode"),
      ];
      await expectRejected(calls, tenant.live, "live_mode_not_enabled", checksOf);
      await expectServed(calls, tenant.test, checksOf);
    },
  ),

  rule("auth.401.revoked", { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 2 });
    const apiKey = tenant.test.keys[1] as string;
    check.equal(await statusOf(tenant.test, apiKey)(), 200, "status with a key before it is revoked");
    await tenant.manage("accountKeysRevoke", { path: { key_id: await tenant.keyId(apiKey) } });
    const status = await tenant.until(statusOf(tenant.test, apiKey), (seen) => seen === 401);
    check.equal(status, 401, "status with a key shortly after it was revoked");
    const rejected = await tenant.test.call("balanceGet", { apiKey });
    check.error(rejected, 401, "invalid_api_key", null, "a request with a revoked key");
    check.equal(await statusOf(tenant.test)(), 200, "status with the account's other key");
  }),

  rule("auth.401.expired", { needs: ["portal", "clock"], waits: true }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 2 });
    const apiKey = tenant.test.keys[1] as string;
    const expires = new Date(t.nowMs() + 3_600_000).toISOString();
    const key_id = await tenant.keyId(apiKey);
    await tenant.manage("accountKeysUpdate", { path: { key_id }, body: { expires } });
    await t.pass(3_500);
    check.equal(await statusOf(tenant.test, apiKey)(), 200, "status with a key shortly before it expires");
    await t.pass(160);
    const rejected = await tenant.test.call("balanceGet", { apiKey });
    check.error(rejected, 401, "invalid_api_key", null, "a request with an expired key");
    check.equal(await statusOf(tenant.test)(), 200, "status with the account's key without an expiry");
  }),

  rule("service.portal-only.keys", { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant();
    const { key, text } = await tenant.owner.get("keysCreate", { body: { mode: "test", name: "made here" } });
    check.equal(await statusOf(tenant.test, text)(), 200, "status with a key that the owner made");
    await tenant.owner.get("keysRevoke", { path: { id: key.id } });
    await tenant.until(statusOf(tenant.test, text), (status) => status === 401);
    const rejected = await tenant.test.call("balanceGet", { apiKey: text });
    check.error(rejected, 401, "invalid_api_key", null, "a request with a revoked key");
    for (const target of ["/v1/keys", "/v1/api-keys", "/v1/api_keys"]) {
      const response = await tenant.test.send("POST", target, { body: { mode: "test" } });
      check.error(response, 404, "not_found", null, target);
    }
  }),
];
