/**
 * Used by the generated validators for bodies with lists. Its text is copied after that of validation.ts, so it imports
 * nothing else.
 */
import { messageKey, paramOf, type Validated, type verdict } from "./validation.ts";

/** Returns the key of a message for any index: `items[].quantity` for `items.0.quantity`. */
function anyPlace(param: string): string {
  return param.replaceAll(/\.\d+(?=\.|$)/g, "[]");
}

/** As `verdict`, for bodies with lists: the reported `param` has the index in the list. */
export function listVerdict<Value>(
  check: Parameters<typeof verdict>[0],
  value: unknown,
  messages: Parameters<typeof verdict>[2],
): Validated<Value> {
  if (check(value)) return { ok: true, value: value as Value };
  const faults = (check.errors ?? []).map((fault) => ({ param: paramOf(fault), key: messageKey(fault) }));
  for (const [known, texts] of messages) {
    const fault = faults.find(({ param }) => anyPlace(param) === known);
    if (fault !== undefined) {
      return { ok: false, param: fault.param, message: texts[fault.key] ?? `${fault.param} is not valid.` };
    }
  }
  throw new Error("A schema fault names no parameter of the contract");
}
