/** error-classes.ts: the SDK's class for each error code. The SDK's core matches classes by code. */
import type { Contract } from "../contract.ts";
import { banner, jsdoc, pascalCase } from "./files.ts";

/** Converts `insufficient_balance` to `InsufficientBalanceError`, and `internal_error` to `InternalError`. */
export function errorClassName(code: string): string {
  return `${pascalCase(code.replace(/_?error$/, ""))}Error`;
}

export function emitErrorClasses(contract: Contract): string {
  const { errors, settings } = contract;
  const classes = errors.map(({ code, status, param, retry, after, condition, fix }) => {
    const literal = JSON.stringify(code);
    const paramDeclaration =
      param === undefined ? "" : `  declare readonly param: ${JSON.stringify(param)};\n`;
    return `${jsdoc(`${condition}\n\n${fix}`)}export class ${errorClassName(code)} extends ApiErrorBase {
  static override readonly code = ${literal};
  declare readonly code: ${literal};
  declare readonly status: ${status};
  declare readonly retryable: ${retry === "same-key"};
  declare readonly retryableAfter: ${JSON.stringify(after)};
${paramDeclaration}}
`;
  });
  const names = errors.map(({ code }) => errorClassName(code));
  return `${banner(contract, "the SDK's error classes")}
import { ApiErrorBase } from "${settings.sdkCore}/api-error.ts";

${classes.join("\n")}
/** An error of the API with a code of the catalogue. */
export type CataloguedError =
  | ${names.join("\n  | ")};
`;
}
