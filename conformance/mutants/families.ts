/**
 * Mutants derived from the contract's tables: one per error of an operation, which returns another code; per field of a
 * resource, one that omits it and one that changes its type.
 */
import { type OperationId, type RuleId, routes, rules } from "../src/contract.ts";
import {
  errorResponses,
  isSuccess,
  type Json,
  type Kind,
  kinds,
  type Mutant,
  objects,
  placeOf,
} from "./mutant.ts";

interface ErrorRule {
  id: RuleId;
  operations: readonly string[];
  errors: readonly { status: number; code: string }[];
}

/** Returns another code that the operation declares, with the same status if possible. */
function otherCode(operation: OperationId, status: number, code: string): string {
  const errors: readonly { status: number; code: string }[] = routes[operation].errors;
  const others = errors.filter((error) => error.code !== code);
  return (others.find((error) => error.status === status) ?? others[0])?.code ?? "error";
}

const derived = (Object.values(rules) as (ErrorRule & { source: string; observe: string })[]).filter(
  ({ source, observe }) => source === "derived" && observe !== "internal" && observe !== "docs",
);

export const wrongCodes: Mutant[] = derived
  // A service that makes requests wait for each other never returns this code, so it has its own mutants.
  .filter(({ id }) => /^errors\..*\.[0-9]{3}-/.test(id) && !id.endsWith("request-in-progress"))
  .flatMap(({ id, operations, errors }) => {
    const operation = operations[0] as OperationId;
    const error = errors[0];
    if (!error) return [];
    const other = otherCode(operation, error.status, error.code);
    return {
      name: `${id.slice("errors.".length)}-as-${other}`,
      rule: id,
      fault: `${operation} returns \`${other}\` instead of \`${error.code}\``,
      layer: "api" as const,
      make: () =>
        errorResponses(operation, error.code, (seen) => {
          seen.code = other;
        }),
    };
  });

/** Returns the keys below an object that a rule `resources.<kind>.<field>` is about. */
function pathOf(id: string): { kind: Kind; path: string[] } | undefined {
  const [, kind = "", ...parts] = id.split(".");
  const path = parts.map((part) => part.replaceAll("-", "_"));
  // Money is part of many objects; it is tested on the balance.
  if (kind === "money") return { kind: "balance", path: ["balance", ...path] };
  return kind in kinds ? { kind: kind as Kind, path } : undefined;
}

function anotherType(value: unknown): unknown {
  if (typeof value === "string") return value.length;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.join(",");
  return value === null ? false : JSON.stringify(value);
}

const fieldRules = derived.flatMap(({ id }) => {
  const kindAndPath = id.startsWith("resources.") ? pathOf(id) : undefined;
  return kindAndPath ? [{ id, ...kindAndPath }] : [];
});

export const fields: Mutant[] = fieldRules.flatMap(({ id, kind, path }) => {
  const field = path.join(".");
  const change = (alter: (holder: Json, key: string) => void) => () =>
    objects(kind, (object) => {
      const target = placeOf(object, path);
      if (target) alter(target.holder, target.key);
    });
  const base = { rule: id, layer: "api" as const };
  return [
    {
      ...base,
      name: `${kind}-without-${field}`,
      fault: `\`${field}\` is missing`,
      make: change((holder, key) => {
        delete holder[key];
      }),
    },
    {
      ...base,
      name: `${kind}-${field}-of-another-type`,
      fault: `\`${field}\` has another type`,
      make: change((holder, key) => {
        holder[key] = anotherType(holder[key]);
      }),
    },
  ];
});

/** For each operation: success with another status of the same class. */
export const successStatuses: Mutant[] = derived
  .filter(({ id }) => id.endsWith(".ok"))
  .map(({ id, operations }) => {
    const operation = operations[0] as OperationId;
    return {
      name: `${id.slice(0, -".ok".length)}-answers-202`,
      rule: id,
      fault: `${operation} succeeds with 202`,
      layer: "api" as const,
      make: () => async (request, forward) => {
        const response = await forward(request);
        if (request.operation === operation && isSuccess(response)) response.status = 202;
        return response;
      },
    };
  });
