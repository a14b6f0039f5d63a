/** error-retries.ts: what the SDK knows of each error code at run time. The catalogue itself is too large for a bundle. */
import type { Contract } from "../contract.ts";
import { banner, source } from "./files.ts";

export function emitErrorRetries(contract: Contract): string {
  const entries = contract.errors.map(({ code, retry, after }) => [code, after ?? retry === "same-key"]);
  return `${banner(contract, "whether each error can be retried")}
import type { ErrorCode } from "./errors.ts";

/** Whether the same request can succeed when it is retried, or after what. */
export const errorRetries = ${source(Object.fromEntries(entries))} as const satisfies Record<ErrorCode, boolean | string>;
`;
}
