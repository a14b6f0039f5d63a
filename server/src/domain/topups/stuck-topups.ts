// Support's actions on a top-up that the supplier does not apply: retry now, or refund now.
import { addAuditEntry, type OperatorActor } from "../accounts/audit-log.ts";
import { lockTopup } from "../locks.ts";
import { notProcessing } from "../orders/stuck-orders.ts";
import type { OperationTx, Tx } from "../ports.ts";
import type { Refusal } from "../refusal.ts";
import { settlementMs } from "../supply/schedule.ts";
import type { Random } from "../values/random.ts";
import { conclude } from "./live-topups.ts";
import type { Topup } from "./topup.ts";

export const refundDueOf = ({ mode, status, createdAt }: Pick<Topup, "mode" | "status" | "createdAt">) =>
  mode === "live" && status === "processing" ? createdAt + settlementMs : null;

export async function retryTopup(
  tx: Tx,
  n: number,
  actor: OperatorActor,
  now: number,
): Promise<Topup | Refusal<"not_processing">> {
  const locked = await lockTopup(tx, n);
  if (locked === null || refundDueOf(locked.topup) === null) return notProcessing("top-up");
  const { topup, ledger } = locked;
  await tx.jobs.move("apply-topup", topup.n, now);
  await addAuditEntry(tx, ledger.account, actor, "topup.retried", topup.id, now);
  return topup;
}

export async function refundTopup(
  tx: OperationTx<"topupsCreate">,
  n: number,
  actor: OperatorActor,
  now: number,
  random: Random,
): Promise<Topup | Refusal<"not_processing">> {
  const locked = await lockTopup(tx, n);
  if (locked === null || refundDueOf(locked.topup) === null) return notProcessing("top-up");
  const { topup, ledger } = locked;
  await conclude(tx, locked, "failed", now, random);
  await tx.jobs.drop("apply-topup", topup.n);
  await tx.jobs.add({ kind: "recall-topup", subject: topup.n, dueAt: now });
  await addAuditEntry(tx, ledger.account, actor, "topup.refunded", topup.id, now);
  return topup;
}
