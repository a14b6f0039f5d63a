/** Rules `errors.<operation>.precedence`: a request with two faults gets the error that the contract lists first. */
import type { CallOptions } from "../caller.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type ErrorCode, errorCatalogue, limits, type OperationId } from "../contract.ts";
import { type Fault, faultsOf, pairsOf, untestedPairs } from "../faults.ts";
import { type Keyed, keyedOperations, ruleName } from "../operations.ts";
import type { Tenant } from "../tenant.ts";
import { exhaustQrLimit, inOneWindow, repeat } from "../windows.ts";

const errorStatus = (code: ErrorCode) => errorCatalogue[code].status;
const elsewhere = ["192.0.2.1"];

/** Combines an exhausted key with every other fault except faults of the key itself. */
async function afterTheLimit(
  t: Context,
  operation: OperationId,
  faults: readonly Fault[],
  good: CallOptions,
) {
  const others = faults.filter(({ parts }) => !parts.includes("key"));
  const { responses } = await inOneWindow(t, t.test, async (apiKey) => {
    await repeat(limits.generalPerMinute - 1, () => t.test.call("balanceGet", { apiKey }));
    const limited = [];
    for (const { change } of others) limited.push(await t.test.call(operation, { ...change(good), apiKey }));
    return limited;
  });
  return responses.map((response, at) => ({ response, second: others[at]?.code }));
}

/** Returns keys of new accounts. Each key has two faults, of itself or of its account. */
async function keysInTwoStates(
  t: Context,
): Promise<{ first: ErrorCode; second: ErrorCode; apiKey: string }[]> {
  const restrict = async (tenant: Tenant, apiKey: string) => {
    const path = { key_id: await tenant.keyId(apiKey) };
    await tenant.manage("accountKeysUpdate", { path, body: { allowlist: elsewhere } });
  };
  const open = await t.tenant({ liveKeys: 1, approved: false });
  const closed = await t.tenant({ testKeys: 1, liveKeys: 1, approved: false });
  const [live = ""] = open.live.keys;
  const [test = ""] = closed.test.keys;
  const [both = ""] = closed.live.keys;
  await restrict(open, live);
  await restrict(closed, test);
  await closed.update({ active: false });
  return [
    { first: "ip_not_allowed", second: "live_mode_not_enabled", apiKey: live },
    { first: "ip_not_allowed", second: "account_inactive", apiKey: test },
    { first: "account_inactive", second: "live_mode_not_enabled", apiKey: both },
  ];
}

function precedence<Operation extends Keyed>(operation: Operation) {
  return rule(`errors.${ruleName(operation)}.precedence`, {}, async (t, check) => {
    const faulty = await faultsOf(t, operation);
    for (const { code, change } of faulty.faults) {
      const alone = await t.test.call(operation, change(faulty.good));
      check.error(alone, errorStatus(code), code, undefined, `${code} alone`);
    }
    const untested = untestedPairs(faulty);
    if (untested.length > 0) throw new Error(`faults.ts combines no faults for ${untested.join(", ")}`);
    for (const { first, second, options } of pairsOf(faulty)) {
      const response = await t.test.call(operation, options);
      check.error(response, errorStatus(first), first, undefined, `${first} before ${second}`);
    }
    if (operation === "ordersCreate" && t.has("twoKeys")) {
      for (const { response, second } of await afterTheLimit(t, operation, faulty.faults, faulty.good))
        check.error(response, 429, "rate_limited", undefined, `rate_limited before ${second}`);
    }
    if (operation !== "balanceGet" || !t.has("portal")) return;
    for (const { first, second, apiKey } of await keysInTwoStates(t)) {
      const code = async () => {
        const response = await t.test.call(operation, { apiKey });
        return { response, code: (response.json as { error?: { code?: string } })?.error?.code };
      };
      // A change in the portal takes up to a second.
      let seen = await code();
      for (let waited = 0; seen.code !== first && waited < 3000; waited += 200) {
        await t.sleep(200);
        seen = await code();
      }
      check.error(seen.response, errorStatus(first), first, null, `${first} before ${second}`);
    }
  });
}

const qr = rule("errors.qr.precedence", { needs: ["addresses"] }, async (t, check) => {
  const { from } = await exhaustQrLimit(t);
  const rejected = await t.test.send("GET", "/v1/qr/nothing.png", { authorization: null, from });
  check.error(rejected, 429, "rate_limited", null, "rate_limited before not_found");
});

export const cases = [...keyedOperations.map(precedence), qr];
