// A concurrency bug of the service: edits that are made while its modules load, as in conformance/mutants/server.
import { faultyModule } from "../../../conformance/mutants/server/fault.ts";

export interface Edit {
  /** The module, relative to the repository's root. */
  file: string;
  /** Occurs exactly once in the module. */
  text: string;
  replacement: string;
}

export interface ConcurrencyFault {
  name: string;
  /** The bug in a few words. */
  fault: string;
  backend: "postgres" | "sqlite";
  /** Several if the service guards twice. */
  edits: readonly Edit[];
  /** Drops a constraint of the database that would stop the bug. */
  dropSql: string | null;
}

/** Returns the source of each module with the bug in it. */
export function faultyModules({ name, edits }: ConcurrencyFault): { file: string; source: string }[] {
  return edits.map((edit) => ({ file: edit.file, source: faultyModule({ name, ...edit }) }));
}
