/**
 * models.ts: the models under their own names. An array that is empty in some status (`@emptyWhile`) makes its model a
 * union, discriminated by that status. In that status it is an array of `undefined`, so strict code compiles only once it
 * has checked the status. (An empty tuple would allow destructuring.)
 */
import type { Contract } from "../contract.ts";
import { banner, pascalCase } from "./files.ts";
import { declarationOf, typeOf } from "./model-types.ts";
import { type Document, refName, type Schema } from "./openapi-document.ts";

/** Returns the property that is empty in some status, and that status. */
function emptiness({ properties = {} }: Schema): { property: string; status: string } | undefined {
  for (const [property, schema] of Object.entries(properties)) {
    const status = schema["x-empty-while"];
    if (status !== undefined) return { property, status };
  }
  return undefined;
}

function refersTo(schema: Schema, names: ReadonlySet<string>): boolean {
  if (schema.$ref !== undefined) return names.has(refName(schema.$ref));
  const { oneOf = [], anyOf = [], allOf = [], properties = {} } = schema;
  const inner = [...oneOf, ...anyOf, ...allOf, ...Object.values(properties)];
  return [...inner, ...(schema.items ? [schema.items] : [])].some((each) => refersTo(each, names));
}

/** Returns the models that are narrowed by a status, for users of an SDK, and those that are related to one. */
function narrowed(
  { components }: Document,
  { service }: Contract,
  isRelated: (schema: Schema, names: ReadonlySet<string>) => boolean,
): ReadonlySet<string> {
  if (!service.facts.includes("sdk")) return new Set();
  const models = Object.entries(components.schemas);
  const names = new Set(models.filter(([, schema]) => emptiness(schema)).map(([name]) => name));
  for (let known = -1; known < names.size; ) {
    known = names.size;
    for (const [name, schema] of models) if (isRelated(schema, names)) names.add(name);
  }
  return names;
}

export const narrowedModels = (document: Document, contract: Contract) =>
  narrowed(document, contract, refersTo);

/** Returns the models that are written as unions: those narrowed by a status, and each that extends one. */
const unionModels = (document: Document, contract: Contract) =>
  narrowed(document, contract, ({ allOf = [] }, names) => allOf.some((base) => refersTo(base, names)));

/** `Order` as `OrderWithEsims | FailedOrder`. */
function narrowedDeclaration(name: string, schema: Schema, property: string, status: string): string {
  const { properties = {}, description = "" } = schema;
  const statusType = typeOf(properties.status ?? {});
  const variant = (statusText: string, itemsText: string, condition: string): Schema => ({
    ...schema,
    description: `${description.replace(/\.$/, "")}, ${condition}.`,
    properties: {
      ...properties,
      status: { description: properties.status?.description ?? "", $ref: statusText },
      [property]: { description: properties[property]?.description ?? "", $ref: itemsText },
    },
  });
  const literal = JSON.stringify(status);
  const others = `${name}With${pascalCase(property)}`;
  const one = `${pascalCase(status)}${name}`;
  const items = typeOf(properties[property] ?? {});
  return [
    declarationOf(name, { description, oneOf: [{ $ref: others }, { $ref: one }] }),
    declarationOf(others, variant(`Exclude<${statusType}, ${literal}>`, items, `unless it is \`${status}\``)),
    declarationOf(one, variant(literal, "undefined[]", `when it is \`${status}\``)),
  ].join("\n");
}

export const isError = (name: string): boolean => name.endsWith("Error");

export function emitModels(document: Document, contract: Contract): string {
  const unions = unionModels(document, contract);
  const sources = Object.entries(document.components.schemas)
    .filter(([name]) => !isError(name))
    .map(([name, schema]) => {
      const empty = unions.has(name) ? emptiness(schema) : undefined;
      return empty === undefined
        ? declarationOf(name, schema, unions)
        : narrowedDeclaration(name, schema, empty.property, empty.status);
    });
  return `${banner(contract, "the models by name")}\n${sources.join("\n")}`;
}
