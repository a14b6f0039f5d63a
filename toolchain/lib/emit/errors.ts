/** errors.ts: the catalogue of errors, and for each operation the status and code pairs that it can return. */
import type { Contract } from "../contract.ts";
import { banner, literalUnion, source } from "./files.ts";

export function emitErrors(contract: Contract): string {
  const { errors, operations } = contract;
  const entries = errors.map((entry) => {
    const responding = operations.filter((operation) =>
      operation.errors.some(({ code }) => code === entry.code),
    );
    const { status, param, retry, after, condition, fix } = entry;
    return [
      entry.code,
      { status, param, retry, after, condition, fix, operations: responding.map(({ id }) => id) },
    ];
  });
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return `${banner(contract, "the error catalogue")}
import type { OperationId, routes } from "./routes.ts";

/** What went wrong, for programs: the codes that this version of the contract knows. */
${literalUnion(
  "ErrorCode",
  errors.map(({ code }) => code),
)}

export type ErrorStatus = ${statuses.join(" | ")};

export interface ErrorCatalogueEntry {
  readonly status: ErrorStatus;
  /** What \`param\` names, if it is always the same. */
  readonly param?: string;
  /** Whether the same request can succeed later: never, retried with the same key, or after a fix. */
  readonly retry: "never" | "same-key" | "after-fix";
  /** What has to change before the same request can succeed, in a word for programs. */
  readonly after?: string;
  readonly condition: string;
  readonly fix: string;
  readonly operations: readonly OperationId[];
}

export const errorCatalogue = ${source(Object.fromEntries(entries))} as const satisfies Record<ErrorCode, ErrorCatalogueEntry>;

/** All codes, as data. */
export const errorCodes: readonly string[] = ${source(errors.map(({ code }) => code))};

/** Every status and code that an operation can return. */
export type OperationError<Id extends OperationId = OperationId> = (typeof routes)[Id]["errors"][number];
`;
}
