// A supplier behind an HTTP gateway, by the gateway's contract. A call has the contract's time for its answer, is
// repeated once where repeating can help, and is not made at all for a while after several have failed in a row, so
// that a network that is down costs nobody a wait. Whatever is not an answer of the contract throws: nothing is known.
import { limits } from "@partner-esim/generated/supplier/limits";
import type { components, paths } from "@partner-esim/generated/supplier/types";
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  type IPolicy,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import createClient, { type Client } from "openapi-fetch";
import type {
  CancelAnswer,
  CancelRequest,
  EsimReport,
  IssueAnswer,
  Supplier,
  TopupAnswer,
  TopupRequest,
  UnitRequest,
  WithdrawAnswer,
  WithdrawTopupAnswer,
} from "../domain/supplier.ts";

export interface GatewayOptions {
  /** The base address, ending in /supplier/v1. */
  url: string;
  key: string;
  /** How long an answer is awaited; the contract's time unless a test is in a hurry. */
  answerMs?: number;
  /** How many failures in a row open the circuit, and for how long. */
  failuresInRow?: number;
  openMs?: number;
}

/** The gateway was reached and said that it failed, or was not reached: repeating may help. */
class GatewayFailure extends Error {}
/** The gateway answered something that the contract does not have. */
class GatewayMisunderstanding extends Error {}

const requestsAtOnce = 30;
const requestsWaiting = 10_000;

export class GatewaySupplier implements Supplier {
  readonly #client: Client<paths>;
  readonly #policy: IPolicy;
  readonly #limit: IPolicy<{ signal: AbortSignal }>;

  constructor({ url, key, answerMs, failuresInRow = 5, openMs = 10_000 }: GatewayOptions) {
    this.#client = createClient<paths>({ baseUrl: url, headers: { authorization: `Bearer ${key}` } });
    const transient = handleType(GatewayFailure);
    this.#policy = wrap(
      bulkhead(requestsAtOnce, requestsWaiting),
      retry(transient, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 100 }) }),
      circuitBreaker(transient, { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(failuresInRow) }),
    );
    this.#limit = timeout(answerMs ?? limits.answerSeconds * 1000, TimeoutStrategy.Aggressive);
  }

  async issue(unit: UnitRequest): Promise<IssueAnswer> {
    const { state, esim } = await this.#call((signal) =>
      this.#client.PUT("/units/{unit_id}", {
        params: { path: { unit_id: unit.unitId } },
        body: {
          account: unit.account,
          order_id: unit.orderId,
          provider_id: unit.providerId,
          package_number: unit.packageNumber,
        },
        signal,
      }),
    );
    const outcome = oneOf(state, ["issued", "refused", "pending"]);
    if (outcome !== "issued") return { outcome };
    return { outcome, esim: installDetails(esim) };
  }

  async withdraw({ unitId, account }: Pick<UnitRequest, "unitId" | "account">): Promise<WithdrawAnswer> {
    const { state } = await this.#call((signal) =>
      this.#client.DELETE("/units/{unit_id}", {
        params: { path: { unit_id: unitId }, query: { account } },
        signal,
      }),
    );
    return { outcome: oneOf(state, ["withdrawn", "pending"]) };
  }

  async topUp(topup: TopupRequest): Promise<TopupAnswer> {
    const { state } = await this.#call((signal) =>
      this.#client.PUT("/topups/{topup_id}", {
        params: { path: { topup_id: topup.topupId } },
        body: {
          account: topup.account,
          iccid: topup.iccid,
          provider_id: topup.providerId,
          package_number: topup.packageNumber,
        },
        signal,
      }),
    );
    return { outcome: oneOf(state, ["applied", "refused", "pending"]) };
  }

  async withdrawTopup({
    topupId,
    account,
    iccid,
  }: Pick<TopupRequest, "topupId" | "account" | "iccid">): Promise<WithdrawTopupAnswer> {
    const { state } = await this.#call((signal) =>
      this.#client.DELETE("/topups/{topup_id}", {
        params: { path: { topup_id: topupId }, query: { account, iccid } },
        signal,
      }),
    );
    return { outcome: oneOf(state, ["withdrawn", "kept", "pending"]) };
  }

  async cancel({ iccid, account, ifUnused }: CancelRequest): Promise<CancelAnswer> {
    const { state } = await this.#call((signal) =>
      this.#client.PUT("/esims/{iccid}/cancel", {
        params: { path: { iccid } },
        body: { account, if_unused: ifUnused },
        signal,
      }),
    );
    return { outcome: oneOf(state, ["cancelled", "used", "refused", "pending"]) };
  }

  async report({ iccid, account }: { iccid: string; account: string }): Promise<EsimReport> {
    const report = await this.#call((signal) =>
      this.#client.GET("/esims/{iccid}", { params: { path: { iccid }, query: { account } }, signal }),
    );
    const { smdp_address, activation_code, first_used_at, used_mb } = report;
    const firstUsedAt = first_used_at === null ? null : Date.parse(first_used_at);
    if (Number.isNaN(firstUsedAt) || (used_mb !== null && !(used_mb >= 0))) misunderstood("a report");
    return { smdpAddress: smdp_address, activationCode: activation_code, firstUsedAt, usedMb: used_mb };
  }

  /** One call under the policy; answers the body of a 200. */
  async #call<Body>(
    send: (signal: AbortSignal) => Promise<{ data?: Body; response: Response }>,
  ): Promise<Body> {
    return await this.#policy.execute(async () => {
      const { data, response } = await this.#limit
        .execute(({ signal }) => send(signal))
        .catch((cause) => {
          throw new GatewayFailure("the gateway does not answer", { cause });
        });
      if (data !== undefined && response.status === 200) return data;
      if (response.status >= 500 || response.status === 429) {
        throw new GatewayFailure(`the gateway answers ${response.status}`);
      }
      return misunderstood(`status ${response.status}`);
    });
  }
}

function oneOf<State extends string>(state: State, states: readonly State[]): State {
  return states.includes(state) ? state : misunderstood("a state");
}

function installDetails(esim: components["schemas"]["IssuedEsim"] | null) {
  if (!esim || !/^[0-9]{18,22}$/.test(esim.iccid)) return misunderstood("an eSIM");
  return { iccid: esim.iccid, smdpAddress: esim.smdp_address, activationCode: esim.activation_code };
}

function misunderstood(what: string): never {
  throw new GatewayMisunderstanding(`the gateway answers ${what} that the contract does not have`);
}
