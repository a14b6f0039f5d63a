/** errors.ts: the catalogue of errors, and the codes that each operation can return. */
import type { Contract, ContractOperation } from "../contract.ts";
import { anyOf, banner, literalUnion, propertyKey, source } from "./files.ts";
import { commonCodes } from "./sdk-methods.ts";

/** The codes of an operation, in short where it has those that all operations have. */
function codesOf({ errors }: ContractOperation, common: ReadonlySet<string>): string {
  const codes = errors.map(({ code }) => code);
  const shared = codes.filter((code) => common.has(code));
  if (shared.length < 2 || shared.length < common.size) return anyOf(codes);
  const ownCodes = codes.filter((code) => !common.has(code));
  return ownCodes.length === 0 ? "CommonCode" : `CommonCode | ${anyOf(ownCodes)}`;
}

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
  const common = commonCodes(operations);
  const codes = operations.map(
    (operation) => `  ${propertyKey(operation.id)}: ${codesOf(operation, common)};\n`,
  );
  const statuses = [...new Set(errors.map(({ status }) => status))];
  return `${banner(contract, "the error catalogue")}
import type { OperationId } from "./routes.ts";

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

${common.size < 2 ? "" : `/** A code of every operation with a key. */\n${literalUnion("CommonCode", [...common])}\n\n`}/** The codes that each operation can return. */
export interface OperationCodes {
${codes.join("")}}

/** An error that an operation can return. */
export interface OperationError<Id extends OperationId = OperationId> {
  code: OperationCodes[Id];
}
`;
}
