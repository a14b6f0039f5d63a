/**
 * A bug in the service itself: an exact text of one module and its replacement. It is applied while the module is
 * loaded, so files stay unchanged and the service knows nothing of it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RuleId } from "../../src/contract.ts";

export interface ServerFault {
  /** Unique among all mutants. */
  name: string;
  /** The rule that it breaks: that rule's case has to kill it. */
  rule: RuleId;
  /** The bug in a few words. */
  fault: string;
  /** The module, relative to the repository's root. */
  file: string;
  /** Occurs exactly once in the module. */
  text: string;
  replacement: string;
}

/** The bug no longer fits, because its module has changed. Without this error the correct service would run. */
export class StaleFault extends Error {}

type Row = readonly [name: string, rule: RuleId, fault: string, text: string, replacement: string];

/** Bugs of one module; their names begin with `server.`. */
export const inModule = (file: string, rows: readonly Row[]): ServerFault[] =>
  rows.map(([name, rule, fault, text, replacement]) => ({
    name: `server.${name}`,
    rule,
    fault,
    file,
    text,
    replacement,
  }));

const root = join(import.meta.dirname, "../../..");
export const pathOf = ({ file }: Pick<ServerFault, "file">): string => join(root, file);

/** Returns the module's source with the bug in it. */
export function faultyModule(fault: Pick<ServerFault, "name" | "file" | "text" | "replacement">): string {
  const { name, file, text, replacement } = fault;
  const parts = readFileSync(pathOf(fault), "utf8").split(text);
  if (text === "" || parts.length !== 2) {
    throw new StaleFault(
      `${name}: its text must occur exactly once in ${file}, and occurs ${parts.length - 1} times`,
    );
  }
  return parts.join(replacement);
}
