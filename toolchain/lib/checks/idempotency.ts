/** An idempotent operation states everything that a server of it does: the key, a replay, and the errors about keys. */
import type { Operation, Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import type { ErrorEntry } from "../contract.ts";
import type { IdempotentFacts } from "../decorators.ts";
import { reportDiagnostic, stateKeys } from "../library.ts";
import { errorModels } from "../read/operations.ts";

const keyHeader = "Idempotency-Key";
const replayHeader = "Idempotent-Replayed";

export function checkIdempotency(program: Program, http: HttpOperation, entries: ErrorEntry[]): void {
  const target = http.operation;
  const op = target.name;
  const facts = program.stateMap(stateKeys.idempotent).get(target) as IdempotentFacts | undefined;
  const key = http.parameters.parameters.find(
    ({ type, name }) => type === "header" && name.toLowerCase() === keyHeader.toLowerCase(),
  );
  if (facts === undefined) {
    if (key !== undefined)
      reportDiagnostic(program, { code: "key-without-idempotent", format: { op }, target });
    return;
  }
  if (key === undefined || key.param.optional)
    reportDiagnostic(program, { code: "idempotent-key", format: { op }, target });
  const missing = missingErrors(program, target, entries, facts);
  if (missing.length > 0)
    reportDiagnostic(program, {
      code: "idempotent-errors",
      format: { op, codes: missing.join(", ") },
      target,
    });
  if (!hasReplay(http)) reportDiagnostic(program, { code: "idempotent-replay", format: { op }, target });
}

function missingErrors(
  program: Program,
  operation: Operation,
  entries: ErrorEntry[],
  { immediate }: IdempotentFacts,
): string[] {
  const models = errorModels(program, operation);
  const codes = entries.filter(({ model }) => models.includes(model)).map(({ code }) => code);
  const needed = ["idempotency_key_required", "idempotency_key_reused"];
  return [...needed, ...(immediate ? [] : ["request_in_progress"])].filter((code) => !codes.includes(code));
}

function hasReplay(http: HttpOperation): boolean {
  return http.responses
    .filter(({ statusCodes }) => statusCodes === 200)
    .flatMap(({ responses }) => responses)
    .some(({ headers = {} }) =>
      Object.keys(headers).some((name) => name.toLowerCase() === replayHeader.toLowerCase()),
    );
}
