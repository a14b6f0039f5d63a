/**
 * What the generated validators call where a body may hold only the fields of the contract. Its text is copied into
 * validators.ts beside that of validation.ts.
 */
import { isObject, type Validated } from "./validation.ts";

/** The names of an object's fields, each with the fields of the object or of the list's items in it. */
type KnownFields = { readonly [name: string]: KnownFields };

/** The longest name that is repeated to the caller. */
const shownNameMax = 100;

/** The path of the first field that the contract doesn't have; undefined if there is none. */
export function unknownField(value: unknown, known: KnownFields): string | undefined {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      const found = unknownField(item, known);
      if (found !== undefined) return `${i}.${found}`;
    }
    return undefined;
  }
  // A field that holds no object has no fields of its own: what it may hold is for its schema to say.
  if (!isObject(value) || Object.keys(known).length === 0) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (!Object.hasOwn(known, name)) return name.slice(0, shownNameMax);
    const found = unknownField(member, known[name] as KnownFields);
    if (found !== undefined) return `${name}.${found}`;
  }
  return undefined;
}

/** Rejects a valid body that holds a field which the contract doesn't have. */
export function closed<Value>(
  judged: Validated<Value>,
  input: unknown,
  known: KnownFields,
): Validated<Value> {
  const param = judged.ok ? unknownField(input, known) : undefined;
  return param === undefined
    ? judged
    : { ok: false, param, message: `${param} is not a field of this request.` };
}
