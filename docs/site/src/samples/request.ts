// The request of an example, for languages without an SDK.
import type { Operation } from "../contract.ts";
import { type Example, exampleKey } from "./call.ts";

export const pathOf = ({ path }: Operation, { path: values }: Example): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** Returns the query's values as sent: a boolean becomes a word. */
export const queryOf = ({ query }: Example): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Returns the query as sent, with `?`; possibly empty. */
export function searchOf(example: Example): string {
  const pairs = Object.entries(queryOf(example)).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Returns the headers of a request except its key. */
export function headersOf(operation: Operation, example: Example): [name: string, value: string][] {
  return [
    ...(operation.route.idempotent
      ? [["Idempotency-Key", exampleKey(operation, example)] as [string, string]]
      : []),
    ...(example.body === undefined ? [] : [["Content-Type", "application/json"] as [string, string]]),
  ];
}
