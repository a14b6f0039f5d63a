import type { OperatorActor } from "../accounts/audit-log.ts";
import { AdministrationFault } from "../administration-fault.ts";

export interface Undo {
  /** Number of the import. */
  undo: number;
  /** If omitted, the command line. */
  by?: OperatorActor;
}

/** It comes from another process, which can't throw here. */
export type UndoReport =
  | { ok: true; past: number }
  | { ok: false; kind: "unknown" | "conflict"; message: string };

/** Returns the number of the undo in the history. */
export function undone(report: UndoReport): number {
  if (!report.ok) throw new AdministrationFault(report.kind, null, report.message);
  return report.past;
}
