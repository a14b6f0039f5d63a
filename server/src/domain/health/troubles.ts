// The problems of a deployment, most urgent first.
import type { components } from "@partner-esim/generated/portal/types";
import { dayMs } from "../values/timestamps.ts";
import type { StoredHealth } from "./health.ts";
import { isDown } from "./processes.ts";

export type TroubleKind = components["schemas"]["TroubleKind"];

export interface Trouble {
  kind: TroubleKind;
  severity: components["schemas"]["Severity"];
  at: number | null;
  detail: string | null;
  count: number | null;
}

const overdueMs = 120_000;
const mailLateMs = 600_000;
const certificateWarnMs = 14 * dayMs;
const certificateBadMs = 7 * dayMs;
const backupLateMs = 2 * dayMs;

const bad = (kind: TroubleKind, more: Partial<Trouble> = {}): Trouble => ({
  kind,
  severity: "bad",
  at: null,
  detail: null,
  count: null,
  ...more,
});

/** @param realNow real time, for process reports and the certificate; `now` is the deployment's time */
export function troublesOf(health: StoredHealth, now: number, realNow: number): Trouble[] {
  const troubles = [...ofProcesses(health, realNow), ...ofWork(health, now), ...ofUpkeep(health, realNow)];
  return troubles.sort((a, b) => Number(a.severity === "warn") - Number(b.severity === "warn"));
}

function* ofProcesses({ processes, writeFailure }: StoredHealth, realNow: number): Generator<Trouble> {
  const running = processes.filter((one) => !isDown(one, realNow));
  for (const { name, state } of running)
    if (state.writeFailure !== null)
      yield bad("database_writes", { detail: `${state.writeFailure} (${name})` });
  // Without writes, processes cannot report.
  if (writeFailure !== null) return;
  for (const one of processes)
    if (isDown(one, realNow)) yield bad("process_down", { at: one.seenAt, detail: one.name });
  if (processes.length > 0 && !running.some(({ state }) => state.roles.includes("background")))
    yield bad("no_background");
}

function* ofWork({ supplier, mail, jobs, orders, topups }: StoredHealth, now: number): Generator<Trouble> {
  if (supplier.failingSince !== null)
    yield bad("supplier_failing", { at: supplier.failingSince, detail: supplier.lastError });
  const stuck = orders.stuck + topups.stuck;
  if (stuck > 0) yield bad("purchases_stuck", { count: stuck });
  if (jobs.overdueMs > overdueMs) yield bad("jobs_overdue", { at: now - jobs.overdueMs, count: jobs.due });
  const isLate = mail.oldestAt !== null && now - mail.oldestAt > mailLateMs;
  if (isLate || mail.failing > 0)
    yield bad("mail_failing", {
      severity: isLate ? "bad" : "warn",
      at: mail.oldestAt,
      detail: mail.lastError,
      count: mail.waiting,
    });
}

function* ofUpkeep(
  { certificate, lastVerification, backup }: StoredHealth,
  realNow: number,
): Generator<Trouble> {
  const violations = Object.values(lastVerification?.violations ?? {}).reduce((sum, n) => sum + n, 0);
  if (lastVerification && violations > 0)
    yield bad("violations", { at: lastVerification.at, count: violations });
  const endsAt = certificate?.endsAt ?? null;
  if (endsAt !== null && endsAt - realNow < certificateWarnMs)
    yield bad("certificate", { severity: endsAt - realNow < certificateBadMs ? "bad" : "warn", at: endsAt });
  if (backup === null || (backup && realNow - backup.at > backupLateMs))
    yield bad("backup", { severity: "warn", at: backup?.at ?? null });
}
