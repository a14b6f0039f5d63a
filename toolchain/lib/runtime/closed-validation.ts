/**
 * Used by the generated validators if a body may contain only the fields of the contract. Its text is copied into
 * validators.ts beside that of validation.ts.
 */
import { isObject, type Validated } from "./validation.ts";

/** The names of an object's fields, each with the fields of its object or of its list's items. */
type KnownFields = { readonly [name: string]: KnownFields };

/** The longest name that an error repeats. */
const shownNameMax = 100;

/** Returns the path of the first field that is not in the contract; undefined if there is none. */
export function unknownField(value: unknown, known: KnownFields): string | undefined {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      const found = unknownField(item, known);
      if (found !== undefined) return `${i}.${found}`;
    }
    return undefined;
  }
  // The schema checks fields that must not contain an object.
  if (!isObject(value) || Object.keys(known).length === 0) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (!Object.hasOwn(known, name)) return name.slice(0, shownNameMax);
    const found = unknownField(member, known[name] as KnownFields);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}

/** Rejects a valid body with a field that is not in the contract. */
export function closed<Value>(
  checked: Validated<Value>,
  input: unknown,
  known: KnownFields,
): Validated<Value> {
  const param = checked.ok ? unknownField(input, known) : undefined;
  return param === undefined
    ? checked
    : { ok: false, param, message: `${param} is not a field of this request.` };
}
