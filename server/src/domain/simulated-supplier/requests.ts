// Executes held or delayed requests once they are due. A result is final, so a retry under the same id finds it.
import { createHash } from "node:crypto";
import type { Tx } from "../ports.ts";
import { luhnDigit } from "../values/ids.ts";
import type { NetworkRule, SimulatedEsim, SimulatedRequest } from "./network.ts";

export function isDue({ held: isHeld, respondAt }: SimulatedRequest, now: number): boolean {
  return !isHeld && respondAt <= now;
}

/** Executes a due request to issue or to top up; returns whether it has a result. The caller has locked the rule. */
export async function carryOut(
  tx: Tx,
  request: SimulatedRequest,
  rule: NetworkRule,
  now: number,
): Promise<boolean> {
  if (request.outcome !== null) return true;
  if (!isDue(request, now)) return false;
  if (request.kind === "topup") {
    const isRefused = rule.refuse.includes("topup") || (await spendRefusal(tx, rule, null));
    request.outcome = isRefused ? "refused" : "applied";
  } else if (request.kind === "issue") {
    const issued = await tx.simulatedSupplier.countIssued(request.orderId ?? "");
    const isFull = rule.issueAtMost !== null && issued >= rule.issueAtMost;
    const isRefused = isFull || rule.refuse.includes("issue");
    if (isRefused || (await spendRefusal(tx, rule, request.orderId))) request.outcome = "refused";
    else {
      request.outcome = "issued";
      request.iccid = (await newProfile(tx, request.id, rule.installDetails)).iccid;
    }
  } else return false;
  await tx.simulatedSupplier.updateRequest(request);
  return true;
}

/** Returns whether a purchase is rejected. The first unit of an order decides for all of them. */
async function spendRefusal(tx: Tx, rule: NetworkRule, orderId: string | null): Promise<boolean> {
  if (orderId !== null && rule.refusedOrders.includes(orderId)) return true;
  if (rule.refuseNext === 0) return false;
  const refusedOrders = orderId === null ? rule.refusedOrders : [...rule.refusedOrders, orderId];
  await tx.simulatedSupplier.updateRule({ ...rule, refuseNext: rule.refuseNext - 1, refusedOrders });
  return true;
}

/** The issuer prefix of synthetic live profiles: telecom (89) and an unassigned country code. */
const issuerPrefix = "8900";

/** Derives the profile's numbers from the unit's id. If they exist, tries the next ones. */
async function newProfile(tx: Tx, unitId: string, detailsGiven: boolean): Promise<SimulatedEsim> {
  for (let tries = 0; ; tries++) {
    const digest = createHash("sha256")
      .update(tries === 0 ? unitId : `${unitId} ${tries}`)
      .digest();
    const digits = (digest.readBigUInt64BE(0) % 10n ** 15n).toString().padStart(15, "0");
    const body = `${issuerPrefix}${digits}`.slice(0, 18);
    const esim: SimulatedEsim = {
      iccid: body + luhnDigit(body),
      smdpAddress: "smdp.simulated.invalid",
      activationCode: digest.subarray(8, 20).toString("hex").toUpperCase(),
      detailsGiven,
      usedMb: 0,
      firstUsedAt: null,
      cancelledAt: null,
    };
    if (await tx.simulatedSupplier.esim(esim.iccid)) continue;
    await tx.simulatedSupplier.insertEsim(esim);
    return esim;
  }
}
