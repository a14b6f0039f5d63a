/**
 * The fields of a request that come back in its response: same name, same type. A declared rule that begins with
 * `<operation>.<field>.kept.` says what happens to a field instead.
 */
import type { Model, ModelProperty, Program, Scalar, Type } from "@typespec/compiler";
import type { DeclaredRule } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { allProperties } from "./errors.ts";

/** `orders.create.customer-ref.kept` */
export const keptRule = (area: string, field: string): string =>
  `${area}.${field.replaceAll("_", "-").toLowerCase()}.kept`;

/** Returns the first scalar that a scalar extends. */
const rootOf = (scalar: Scalar): Scalar =>
  scalar.baseScalar === undefined ? scalar : rootOf(scalar.baseScalar);

/** Returns the type of a value other than null: scalars by their root, objects never. */
function valueType(type: Type): Type | undefined {
  switch (type.kind) {
    case "Scalar":
      return rootOf(type);
    case "Enum":
      return type;
    case "Model":
      return type.indexer === undefined ? undefined : type;
    case "Union": {
      const [only, ...others] = [...type.variants.values()]
        .map((variant) => variant.type)
        .filter(({ kind }) => kind !== "Intrinsic");
      return only !== undefined && others.length === 0 ? valueType(only) : undefined;
    }
    default:
      return undefined;
  }
}

export function readKeptFields(
  program: Program,
  area: string,
  body: Model | undefined,
  returned: Type | undefined,
): string[] {
  if (area === "" || body === undefined || returned?.kind !== "Model") return [];
  const types = new Map(allProperties(returned).map(({ name, type }) => [name, valueType(type)]));
  const ruled = (property: ModelProperty): DeclaredRule[] =>
    program.stateMap(stateKeys.rules).get(property) ?? [];
  return allProperties(body)
    .filter((property) => {
      const type = valueType(property.type);
      const exception = `${keptRule(area, property.name)}.`;
      return (
        type !== undefined &&
        type === types.get(property.name) &&
        !ruled(property).some(({ id }) => id.startsWith(exception))
      );
    })
    .map(({ name }) => name);
}
