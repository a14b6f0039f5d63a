// The newest result of `doctor --record`, stored for the metrics.
import type { Reads, Tx } from "../ports.ts";

export interface Finding {
  check: string;
  status: "ok" | "problem" | "skipped";
  found: string;
  remedy?: string;
}

export interface LastCheckup {
  at: number;
  /** For each check, whether it found a problem. */
  problems: Record<string, boolean>;
}

const lastCheckup = "last_checkup";

export async function recordCheckup(tx: Tx, findings: readonly Finding[], at: number): Promise<void> {
  const checkup: LastCheckup = {
    at,
    problems: Object.fromEntries(findings.map(({ check, status }) => [check, status === "problem"])),
  };
  await tx.settings.set(lastCheckup, JSON.stringify(checkup));
}

export async function readLastCheckup({ settings }: Pick<Reads, "settings">): Promise<LastCheckup | null> {
  const text = await settings.get(lastCheckup);
  return text === null ? null : (JSON.parse(text) as LastCheckup);
}
