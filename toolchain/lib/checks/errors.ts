/** An entry of the catalogue is whole, and an operation lists entries of it, each once, in order of precedence. */
import type { Model, Operation, Program } from "@typespec/compiler";
import type { ErrorEntry } from "../contract.ts";
import { reportDiagnostic, stateKeys } from "../library.ts";
import { readDoc } from "../read/docs.ts";
import { readErrorShape } from "../read/errors.ts";
import { errorModels } from "../read/operations.ts";

const internalStatus = 500;

export function checkErrorCases(program: Program, entries: ErrorEntry[]): void {
  for (const type of program.stateMap(stateKeys.errorCase).keys()) {
    const model = type as Model;
    const { status, code } = readErrorShape(program, model);
    const format = { model: model.name };
    if (status === undefined || code === undefined) {
      reportDiagnostic(program, { code: "error-shape", format, target: model });
    } else if (readDoc(program, model) === "") {
      reportDiagnostic(program, { code: "error-shape", messageId: "doc", format, target: model });
    }
  }
  for (const { model, retry, after } of entries) {
    if (after !== undefined && retry !== "after-fix")
      reportDiagnostic(program, {
        code: "error-shape",
        messageId: "after",
        format: { model: model.name },
        target: model,
      });
  }
  checkSharedCodes(program, entries);
}

/** Models that share a code are one entry of the catalogue, so they must agree in what a program acts on. */
function checkSharedCodes(program: Program, entries: ErrorEntry[]): void {
  for (const [code, [first, ...others]] of Map.groupBy(entries, (entry) => entry.code)) {
    const agrees = (entry: ErrorEntry) =>
      entry.status === first?.status && entry.retry === first.retry && entry.after === first.after;
    for (const { model } of others.filter((entry) => !agrees(entry))) {
      reportDiagnostic(program, {
        code: "duplicate-error",
        format: { code, model: model.name },
        target: model,
      });
    }
  }
}

/** An internal error can end any request, whatever else is wrong with it. */
function checkInternalLast(program: Program, operation: Operation, entries: ErrorEntry[]): void {
  const models = errorModels(program, operation);
  const isInternal = (model: Model) =>
    entries.find((entry) => entry.model === model)?.status === internalStatus;
  const internal = models.find(isInternal);
  const model = models.slice(models.findIndex(isInternal)).find((candidate) => !isInternal(candidate));
  if (internal === undefined || model === undefined) return;
  const format = { op: operation.name, model: model.name, internal: internal.name };
  reportDiagnostic(program, { code: "error-after-internal", format, target: operation });
}

export function checkOperationErrors(program: Program, operation: Operation, entries: ErrorEntry[]): void {
  const seen = new Set<string>();
  for (const model of errorModels(program, operation)) {
    const entry = entries.find((candidate) => candidate.model === model);
    const op = operation.name;
    if (entry === undefined) {
      const format = { op, model: model.name };
      reportDiagnostic(program, { code: "error-not-in-catalogue", format, target: operation });
    } else if (seen.has(entry.code)) {
      const format = { op, code: entry.code };
      reportDiagnostic(program, { code: "repeated-error", format, target: operation });
    } else {
      seen.add(entry.code);
    }
  }
  checkInternalLast(program, operation, entries);
}
