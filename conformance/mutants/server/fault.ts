/**
 * A fault in the service itself: an exact text of one of its modules, and what stands in its place. It is put in while
 * the module is loaded, so the files stay as they are, and nothing of the service knows of it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RuleId } from "../../src/contract.ts";

export interface ServerFault {
  /** Unique among all mutants. */
  name: string;
  /** The rule that it breaks: the case of that rule has to catch it. */
  rule: RuleId;
  /** The fault in a few words. */
  fault: string;
  /** The module, from the root of the repository. */
  file: string;
  /** Stands exactly once in the module. */
  text: string;
  replacement: string;
}

/** A fault that cannot be put in: its module has changed, so without this error it would be the correct service. */
export class StaleFault extends Error {}

type Row = readonly [name: string, rule: RuleId, fault: string, text: string, replacement: string];

/** Faults of one module; their names begin with `server.`. */
export const inModule = (file: string, rows: readonly Row[]): ServerFault[] =>
  rows.map(([name, rule, fault, text, replacement]) => ({
    ...{ name: `server.${name}`, rule, fault },
    ...{ file, text, replacement },
  }));

const root = join(import.meta.dirname, "../../..");
export const pathOf = ({ file }: Pick<ServerFault, "file">): string => join(root, file);

/** The module with the fault in it. */
export function faultyModule(fault: ServerFault): string {
  const { name, file, text, replacement } = fault;
  const parts = readFileSync(pathOf(fault), "utf8").split(text);
  if (text === "" || parts.length !== 2) {
    throw new StaleFault(
      `${name}: its text has to stand exactly once in ${file}, and stands there ${parts.length - 1} times`,
    );
  }
  return parts.join(replacement);
}
