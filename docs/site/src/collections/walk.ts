// One walk through all operations, in which each call uses what earlier calls returned. The collections contain it.
import { type Json, type Operation, type OperationId, operationOf } from "../contract.ts";
import { exampleCall } from "../samples/call.ts";

/** Values that a step stores of its response: a name and a path. */
export type Captures = Readonly<Record<string, readonly (string | number)[]>>;

const walk: readonly [OperationId, Captures][] = [
  ["countriesList", {}],
  ["packagesList", { packageId: ["data", 0, "id"] }],
  ["packagesGet", {}],
  ["balanceGet", {}],
  ["ordersCreate", { orderId: ["id"], iccid: ["esims", 0, "iccid"] }],
  ["ordersGet", {}],
  ["ordersList", {}],
  ["esimsList", {}],
  ["esimsGet", { qrAddress: ["qr_code_url"] }],
  ["qr", {}],
  ["topupPackagesList", { topupPackageId: ["data", 0, "id"] }],
  ["topupsCreate", { topupId: ["id"] }],
  ["topupsGet", {}],
  ["topupsList", {}],
  ["simulate", {}],
  ["eventsList", { eventId: ["data", 0, "id"] }],
  ["eventsGet", {}],
];

/** The variable for an example id, by its prefix. */
const variables: readonly [RegExp, string][] = [
  [/^pkg_\d+$/, "packageId"],
  [/^ord_test_/, "orderId"],
  [/^8999999\d+$/, "iccid"],
  [/^top_test_/, "topupId"],
  [/^evt_/, "eventId"],
];

export interface Step {
  operation: Operation;
  /** Path and query, relative to the base URL. */
  target: string;
  body: Json | undefined;
  captures: Captures;
}

export const isComplete = (ids: readonly OperationId[]) =>
  ids.every((id) => walk.some(([operationId]) => operationId === id));

/** @param show formats a variable */
export function stepsOf(show: (variable: string) => string): Step[] {
  return walk.map(([id, captures]) => {
    const operation = operationOf(id);
    const { path, query, body } = exampleCall(operation);
    const replaced = (value: Json): Json => {
      if (typeof value === "string") {
        const [, variable] = variables.find(([pattern]) => pattern.test(value)) ?? [];
        if (variable === undefined) return value;
        return show(variable === "packageId" && id === "topupsCreate" ? "topupPackageId" : variable);
      }
      if (value === null || typeof value !== "object") return value;
      if (Array.isArray(value)) return value.map(replaced);
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item)]));
    };
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name) => String(replaced(path[name] ?? name)));
    const search = Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join("&");
    return {
      operation,
      target: filled + (search && `?${search}`),
      body: body === undefined ? undefined : replaced(body),
      captures,
    };
  });
}

/** Converts `["data", 0, "id"]` to `data[0].id`. */
export const accessOf = (path: readonly (string | number)[]) =>
  path.map((part, at) => (typeof part === "number" ? `[${part}]` : (at === 0 ? "" : ".") + part)).join("");
