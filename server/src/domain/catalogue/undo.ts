import type { OperatorActor } from "../accounts/audit-log.ts";
import { AdministrationFault } from "../administration-fault.ts";

export interface Undo {
  /** Number of the import. */
  undo: number;
  /** The command line if omitted. */
  by?: OperatorActor;
}

/** The report comes from another process, so it carries a failure as a value. */
export type UndoReport =
  | { ok: true; past: number }
  | { ok: false; kind: "unknown" | "conflict"; message: string };

/** Returns the number of the undo in the history. */
export function undone(report: UndoReport): number {
  if (!report.ok) throw new AdministrationFault(report.kind, null, report.message);
  return report.past;
}
