// Supplier client for an HTTP gateway. A response outside the contract throws: its result is then unknown.
import type { components, paths } from "@partner-esim/generated/supplier/types";
import { isBrokenCircuitError } from "cockatiel";
import createClient, { type Client } from "openapi-fetch";
import type { KeyedLimiter } from "../domain/limits/keyed-limiter.ts";
import {
  type CancelRequest,
  type CancelResult,
  CircuitOpen,
  type EsimReport,
  type IssueResult,
  OperationMissing,
  type Supplier,
  SupplierFailure,
  type TopupRequest,
  type TopupResult,
  type UnitRequest,
  type WithdrawResult,
  type WithdrawTopupResult,
} from "../domain/supply/supplier.ts";
import type { UnitList, UnitPage } from "../domain/supply/units.ts";
import { sandboxPrefixes } from "../domain/values/ids.ts";
import { toTimestamp } from "../domain/values/timestamps.ts";
import { boundedFetch, ResponseTooLate } from "./bounded-fetch.ts";
import { type CircuitOptions, Circuits } from "./circuits.ts";

export interface GatewayOptions extends Partial<CircuitOptions> {
  url: string;
  key: string;
  /** Calls in flight, by account. */
  calls: KeyedLimiter;
  responseTimeoutMs?: number;
  monotonicMs: () => number;
  traceHeaders?: (() => Record<string, string>) | undefined;
}

class GatewayFailure extends SupplierFailure {}
class GatewayMisunderstanding extends SupplierFailure {}

export class GatewaySupplier implements Supplier, UnitList {
  readonly #client: Client<paths>;
  readonly #circuits: Circuits;
  readonly #calls: KeyedLimiter;

  constructor({
    url,
    key,
    calls,
    responseTimeoutMs,
    failuresInRow = 5,
    openMs = 10_000,
    monotonicMs,
    traceHeaders,
  }: GatewayOptions) {
    const headers = { authorization: `Bearer ${key}` };
    this.#client = createClient<paths>({
      baseUrl: url,
      headers,
      fetch: boundedFetch({ monotonicMs, responseTimeoutMs, traceHeaders }),
    });
    this.#calls = calls;
    this.#circuits = new Circuits(GatewayFailure, { failuresInRow, openMs, monotonicMs });
  }

  async issue(unit: UnitRequest): Promise<IssueResult> {
    const { unit_id, state, esim } = await this.#call(unit, () =>
      this.#client.PUT("/units/{unit_id}", {
        params: { path: { unit_id: unit.unitId } },
        body: {
          account: unit.account,
          order_id: unit.orderId,
          provider_id: unit.providerId,
          package_number: unit.packageNumber,
        },
      }),
    );
    requireSame(unit_id, unit.unitId);
    const outcome = oneOf(state, ["issued", "refused", "pending"]);
    if (outcome !== "issued")
      return esim === null ? { outcome } : misunderstood("an eSIM that was not issued");
    return { outcome, esim: installDetails(esim) };
  }

  async withdraw({ unitId, account }: Pick<UnitRequest, "unitId" | "account">): Promise<WithdrawResult> {
    const { unit_id, state } = await this.#call({ account }, () =>
      this.#client.DELETE("/units/{unit_id}", {
        params: { path: { unit_id: unitId }, query: { account } },
      }),
    );
    requireSame(unit_id, unitId);
    return { outcome: oneOf(state, ["withdrawn", "pending"]) };
  }

  async topUp(topup: TopupRequest): Promise<TopupResult> {
    const { topup_id, state } = await this.#call(topup, () =>
      this.#client.PUT("/topups/{topup_id}", {
        params: { path: { topup_id: topup.topupId } },
        body: {
          account: topup.account,
          iccid: topup.iccid,
          provider_id: topup.providerId,
          package_number: topup.packageNumber,
        },
      }),
    );
    requireSame(topup_id, topup.topupId);
    return { outcome: oneOf(state, ["applied", "refused", "pending"]) };
  }

  async withdrawTopup({
    topupId,
    account,
    iccid,
  }: Pick<TopupRequest, "topupId" | "account" | "iccid">): Promise<WithdrawTopupResult> {
    const { topup_id, state } = await this.#call({ account }, () =>
      this.#client.DELETE("/topups/{topup_id}", {
        params: { path: { topup_id: topupId }, query: { account, iccid } },
      }),
    );
    requireSame(topup_id, topupId);
    return { outcome: oneOf(state, ["withdrawn", "kept", "pending"]) };
  }

  async cancel({ iccid, account, ifUnused }: CancelRequest): Promise<CancelResult> {
    const { iccid: cancelled, state } = await this.#call({ account }, () =>
      this.#client.PUT("/esims/{iccid}/cancel", {
        params: { path: { iccid } },
        body: { account, if_unused: ifUnused },
      }),
    );
    requireSame(cancelled, iccid);
    return { outcome: oneOf(state, ["cancelled", "used", "refused", "pending"]) };
  }

  async report({ iccid, account }: { iccid: string; account: string }): Promise<EsimReport> {
    const report = await this.#call({ account }, () =>
      this.#client.GET("/esims/{iccid}", { params: { path: { iccid }, query: { account } } }),
    );
    const { smdp_address, activation_code, first_used_at, used_mb } = report;
    requireSame(report.iccid, iccid);
    requireLpaParts(smdp_address, activation_code);
    const firstUsedAt = first_used_at === null ? null : Date.parse(first_used_at);
    if (Number.isNaN(firstUsedAt) || (used_mb !== null && !(used_mb >= 0))) misunderstood("a report");
    return { smdpAddress: smdp_address, activationCode: activation_code, firstUsedAt, usedMb: used_mb };
  }

  async listUnits(since: number, cursor: string | null): Promise<UnitPage> {
    const { data, next_cursor } = await this.#call({ account: "" }, () =>
      this.#client.GET("/units", {
        params: { query: { since: toTimestamp(since), ...(cursor !== null && { cursor }) } },
      }),
    );
    if (!Array.isArray(data) || (next_cursor !== null && typeof next_cursor !== "string"))
      return misunderstood("a list");
    if (cursor !== null && next_cursor === cursor) misunderstood("the same page again");
    const units = data.map(({ unit_id, order_id, account, state, iccid }) => {
      oneOf(state, ["issued", "refused", "pending", "withdrawn"]);
      const texts = [unit_id, account, order_id ?? "", iccid ?? ""];
      if (texts.some((text) => typeof text !== "string")) misunderstood("a unit");
      return { unitId: unit_id, orderId: order_id, account, state, iccid };
    });
    return { units, nextCursor: next_cursor };
  }

  /** Waits for the account's turn; returns the body of a 200. */
  async #call<Body>(
    { account, providerId = "" }: { account: string; providerId?: string },
    send: () => Promise<{ data?: Body; response: Response }>,
  ): Promise<Body> {
    const circuit = this.#circuits.of(`${account} ${providerId}`);
    let failure: unknown;
    const callOnce = () =>
      this.#callOnce(send).catch((error) => {
        failure = error;
        throw error;
      });
    try {
      return await this.#calls.run(account, () => circuit.execute(callOnce));
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      // If this call opened the circuit, its retry was not sent.
      throw (
        failure ?? new CircuitOpen("The gateway was not called, because several calls in a row had failed.")
      );
    }
  }

  async #callOnce<Body>(send: () => Promise<{ data?: Body; response: Response }>): Promise<Body> {
    const { data, response } = await send().catch((cause) => {
      throw new GatewayFailure(`The gateway does not respond${reasonOf(cause)}.`, { cause });
    });
    if (data !== undefined && response.status === 200) return data;
    if (missingStatuses.includes(response.status))
      throw new OperationMissing(outsideContract(`status ${response.status}`));
    if (response.status >= 500 || response.status === 429) {
      throw new GatewayFailure(`The gateway returned ${response.status}.`);
    }
    return misunderstood(`status ${response.status}`);
  }
}

/** The gateway does not have the operation. */
const missingStatuses = [404, 405, 501];

/** Returns only codes, because a message can contain an address or a header. */
function reasonOf(cause: unknown): string {
  if (cause instanceof ResponseTooLate) return " in time";
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? ` (${code})` : "";
}

function oneOf<State extends string>(state: State, states: readonly State[]): State {
  return states.includes(state) ? state : misunderstood("a state");
}

/** A mixed-up response must not give one customer another customer's eSIM. */
function requireSame(returned: string, asked: string): void {
  if (returned !== asked) misunderstood("another name");
}

/**
 * A part of the install code `LPA:1$<address>$<code>`, which must fit into a QR code. The code can have an OID and a
 * flag.
 */
export const installCodePart = /^[!-#%-~]{1,255}$/;
export const activationCodePattern = /^[!-#%-~]+(\$[0-9.]*(\$1?)?)?$/;
export const activationCodeMax = 255;

function requireLpaParts(address: string | null, code: string | null): void {
  const isAddress = address === null || installCodePart.test(address);
  const isCode = code === null || (code.length <= activationCodeMax && activationCodePattern.test(code));
  if (!isAddress || !isCode) misunderstood("an install code");
}

function installDetails(esim: components["schemas"]["IssuedEsim"] | null) {
  if (!esim || !/^[0-9]{18,22}$/.test(esim.iccid)) return misunderstood("an eSIM");
  if (esim.iccid.startsWith(sandboxPrefixes.iccid)) return misunderstood("an ICCID of the sandbox");
  requireLpaParts(esim.smdp_address, esim.activation_code);
  return { iccid: esim.iccid, smdpAddress: esim.smdp_address, activationCode: esim.activation_code };
}

function misunderstood(what: string): never {
  throw new GatewayMisunderstanding(outsideContract(what));
}

const outsideContract = (what: string): string =>
  `The gateway returned ${what} that the contract does not have.`;
