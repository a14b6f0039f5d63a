// The simulated supplier. Its profiles have a reserved hostname, so they never work on a phone.

import { limits } from "@partner-esim/generated/supplier/limits";
import type { Reads, Store, Tx } from "../domain/ports.ts";
import {
  type NetworkRule,
  type SimulatedEsim,
  type SimulatedRequest,
  usualRule,
} from "../domain/simulated-supplier/network.ts";
import { carryOut, isDue } from "../domain/simulated-supplier/requests.ts";
import {
  type CancelRequest,
  type CancelResult,
  type EsimReport,
  type IssueResult,
  type Pending,
  type Supplier,
  SupplierFailure,
  type TopupRequest,
  type TopupResult,
  type UnitRequest,
  type WithdrawResult,
  type WithdrawTopupResult,
} from "../domain/supply/supplier.ts";
import type { UnitList, UnitPage } from "../domain/supply/units.ts";

/** `lost`: the request took effect, and only the response is missing. */
export class NetworkFailure extends SupplierFailure {
  readonly kind: "down" | "fault" | "lost";

  constructor(kind: NetworkFailure["kind"]) {
    super(failureTexts[kind]);
    this.kind = kind;
  }
}

const failureTexts = {
  down: "The network cannot be reached.",
  fault: "The network has a fault.",
  lost: "The supplier's response was lost.",
} as const;

const pending: Pending = { outcome: "pending" };

export class SimulatedSupplier implements Supplier, UnitList {
  readonly #store: Store;
  readonly #now: () => number;

  /** @param now the deployment's time */
  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async issue(unit: UnitRequest): Promise<IssueResult> {
    return await this.#call(unit.account, async (tx, rule) => {
      const request = await this.#request(tx, rule, { ...unit, id: unit.unitId, kind: "issue" });
      if (!(await carryOut(tx, request, rule, this.#now()))) return pending;
      const esim = request.outcome === "issued" ? await tx.simulatedSupplier.esim(request.iccid ?? "") : null;
      if (!esim) return { outcome: "refused" };
      return { outcome: "issued", esim: { iccid: esim.iccid, ...detailsOf(esim) } };
    });
  }

  async withdraw({ unitId, account }: Pick<UnitRequest, "unitId" | "account">): Promise<WithdrawResult> {
    return await this.#call(account, async (tx) => {
      const request = await this.#request(tx, usualRule, { id: unitId, kind: "issue", account });
      if (request.outcome === null && !isDue(request, this.#now())) return pending;
      if (request.outcome === "issued") {
        const esim = await tx.simulatedSupplier.lockEsim(request.iccid ?? "");
        if (esim) await tx.simulatedSupplier.updateEsim({ ...esim, cancelledAt: this.#now() });
      }
      await tx.simulatedSupplier.updateRequest({ ...request, outcome: "withdrawn" });
      return { outcome: "withdrawn" };
    });
  }

  async topUp(topup: TopupRequest): Promise<TopupResult> {
    return await this.#call(topup.account, async (tx, rule) => {
      const request = await this.#request(tx, rule, { ...topup, id: topup.topupId, kind: "topup" });
      if (!(await carryOut(tx, request, rule, this.#now()))) return pending;
      return { outcome: request.outcome === "applied" ? "applied" : "refused" };
    });
  }

  async withdrawTopup({
    topupId,
    account,
    iccid,
  }: Pick<TopupRequest, "topupId" | "account" | "iccid">): Promise<WithdrawTopupResult> {
    return await this.#call(account, async (tx) => {
      const request = await this.#request(tx, usualRule, { id: topupId, kind: "topup", account, iccid });
      if (request.outcome === null && !isDue(request, this.#now())) return pending;
      await tx.simulatedSupplier.updateRequest({ ...request, outcome: "withdrawn" });
      return { outcome: "withdrawn" };
    });
  }

  async cancel({ iccid, account, ifUnused }: CancelRequest): Promise<CancelResult> {
    return await this.#call(account, async (tx, rule) => {
      const request = await this.#request(tx, rule, {
        id: `cancel-${iccid}`,
        kind: "cancel",
        account,
        iccid,
      });
      if (!isDue(request, this.#now())) return pending;
      if (rule.refuse.includes("cancel")) return { outcome: "refused" };
      const esim = await tx.simulatedSupplier.lockEsim(iccid);
      // A retry after a lost response returns the same result.
      if (ifUnused && esim && esim.cancelledAt === null && isUsed(esim)) return { outcome: "used" };
      if (esim)
        await tx.simulatedSupplier.updateEsim({ ...esim, cancelledAt: esim.cancelledAt ?? this.#now() });
      await tx.simulatedSupplier.updateRequest({ ...request, outcome: "cancelled" });
      return { outcome: "cancelled" };
    });
  }

  /** Called often. Only the count of failing calls needs a transaction. */
  async report({ iccid, account }: { iccid: string; account: string }): Promise<EsimReport> {
    const { reads } = this.#store;
    const rule = await reads.simulatedSupplier.ruleFor(account);
    if (rule.failNext > 0) return await this.#call(account, (tx) => reportOf(tx, rule, iccid));
    if (rule.down) throw new NetworkFailure("down");
    return await reportOf(reads, rule, iccid);
  }

  async listUnits(since: number, cursor: string | null): Promise<UnitPage> {
    const { simulatedSupplier } = this.#store.reads;
    if ((await simulatedSupplier.rules(null)).some(({ account, down }) => account === null && down))
      throw new NetworkFailure("down");
    const units = await simulatedSupplier.units(since, cursor ?? "", limits.unitsPerPage);
    const last = units.length < limits.unitsPerPage ? undefined : units.at(-1);
    return { units, nextCursor: last?.unitId ?? null };
  }

  async #call<T>(account: string, act: (tx: Tx, rule: NetworkRule) => Promise<T>): Promise<T> {
    const result = await this.#store.transaction(async (tx) => {
      const rule = (await tx.simulatedSupplier.lockRules(account)).at(-1) ?? usualRule;
      if (rule.down) return new NetworkFailure("down");
      if (rule.failNext === 0) return await act(tx, rule);
      const counted = { ...rule, failNext: rule.failNext - 1 };
      await tx.simulatedSupplier.updateRule(counted);
      if (rule.failAs === "error") return new NetworkFailure("fault");
      await act(tx, counted);
      return new NetworkFailure("lost");
    });
    if (result instanceof NetworkFailure) throw result;
    return result;
  }

  /**
   * Returns the request with this id, or a new one, which the rule may hold or delay. A withdrawal that arrives first
   * is stored too, so that the request has no effect later.
   */
  async #request(
    tx: Tx,
    rule: NetworkRule,
    requested: Pick<SimulatedRequest, "id" | "kind" | "account"> & { orderId?: string; iccid?: string },
  ): Promise<SimulatedRequest> {
    const known = await tx.simulatedSupplier.lockRequest(requested.id);
    if (known) return known;
    const { id, kind, account, orderId = null, iccid = null } = requested;
    const respondAt = this.#now() + rule.delaySeconds * 1000;
    const isHeld = rule.hold.includes(kind) && !(await isWithinIssued(tx, rule, orderId));
    const request = { id, kind, account, orderId, respondAt, held: isHeld, outcome: null, iccid };
    if (await tx.simulatedSupplier.insertRequest(request)) return request;
    return (await tx.simulatedSupplier.lockRequest(id)) ?? request;
  }
}

/** A rule can issue some units of an order and hold the others. */
async function isWithinIssued(tx: Tx, rule: NetworkRule, orderId: string | null): Promise<boolean> {
  if (orderId === null || rule.issueAtMost === null) return false;
  return (await tx.simulatedSupplier.countIssued(orderId)) < rule.issueAtMost;
}

const isUsed = ({ usedMb, firstUsedAt }: SimulatedEsim): boolean => usedMb > 0 || firstUsedAt !== null;

function detailsOf(esim: SimulatedEsim): { smdpAddress: string | null; activationCode: string | null } {
  const { smdpAddress, activationCode, detailsGiven } = esim;
  return detailsGiven ? { smdpAddress, activationCode } : { smdpAddress: null, activationCode: null };
}

async function reportOf(
  reads: Pick<Reads, "simulatedSupplier">,
  rule: NetworkRule,
  iccid: string,
): Promise<EsimReport> {
  if (rule.hold.includes("usage") || rule.refuse.includes("usage")) {
    throw new NetworkFailure("fault");
  }
  const esim = await reads.simulatedSupplier.esim(iccid);
  if (!esim) return { smdpAddress: null, activationCode: null, firstUsedAt: null, usedMb: null };
  const use = rule.reportsUsage
    ? { firstUsedAt: esim.firstUsedAt, usedMb: esim.usedMb }
    : { firstUsedAt: null, usedMb: null };
  return { ...detailsOf(esim), ...use };
}
