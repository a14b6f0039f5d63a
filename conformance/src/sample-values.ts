import type { OperationId } from "./contract.ts";
import { bodySchemaOf, findOperation, resolve, type Schema } from "./request-schemas.ts";

/** Returns a value other than the field's default; undefined if its schema does not say enough. */
export function sampleValue(operation: OperationId, field: string, text: string): unknown {
  const schema = resolve(bodySchemaOf(findOperation(operation)) ?? {}).properties?.[field];
  return schema && makeValue(schema, text);
}

export function makeValue(schema: Schema, text: string): unknown {
  const { anyOf, ...own } = resolve(schema);
  const part = anyOf?.map((one) => resolve(one)).find(({ type }) => type !== "null");
  const { type, items, pattern, format, minimum = 0, maxLength, ...whole } = { ...own, ...part };
  const hasType = (name: string) => (Array.isArray(type) ? type.includes(name) : type === name);
  if (whole.enum) return whole.enum.findLast((value) => value !== null && value !== whole.default);
  if (hasType("boolean")) return whole.default !== true;
  if (hasType("integer") || hasType("number")) return minimum + (minimum + 1 === whole.default ? 2 : 1);
  if (hasType("array")) {
    const item = items && makeValue(items, text);
    return item === undefined ? undefined : [item];
  }
  return hasType("string") && pattern === undefined && format === undefined
    ? text.slice(0, maxLength)
    : undefined;
}
