// Exit code 2: invalid input; 1: could not be carried out. Messages give a remedy and never contain a secret.
import { AdministrationFault } from "../domain/administration-fault.ts";
import { ConfigError } from "../runtime/config.ts";
import { describeFailure } from "../store/describe-failure.ts";

export class UsageFault extends Error {
  readonly faults: readonly string[];
  constructor(...faults: string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

export class Failure extends Error {}

export interface Ending {
  exitCode: 1 | 2;
  message: string;
  faults: readonly string[];
}

/** Returns null for a bug in the program. */
export function endingOf(error: unknown): Ending | null {
  if (error instanceof UsageFault || error instanceof ConfigError) {
    return { exitCode: 2, message: error.message, faults: error.faults };
  }
  if (error instanceof AdministrationFault) {
    const text = error.field === null ? error.message : `${placeOf(error.field)}: ${error.message}`;
    return { exitCode: error.kind === "invalid" ? 2 : 1, message: text, faults: [text] };
  }
  const failed = error instanceof Failure ? error.message : describeFailure(error);
  return failed === null ? null : { exitCode: 1, message: failed, faults: [failed] };
}

function placeOf(field: string): string {
  const places: Record<string, string> = { allowlist: "--allow", expiresAt: "--expires", amount: "amount" };
  return places[field] ?? `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
