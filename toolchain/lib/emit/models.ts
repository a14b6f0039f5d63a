/**
 * models.ts: the wire types under their plain names. An array that is empty in some status (`@emptyWhile`) makes its
 * model a union, discriminated by that status. In that status it is an array of `undefined`, so strict code compiles
 * only once it has checked the status, whether it indexes, destructures or iterates. (An empty tuple would allow
 * destructuring.)
 */
import type { Contract } from "../contract.ts";
import { banner, jsdoc, propertyKey } from "./files.ts";
import { type Document, refName, type Schema } from "./openapi-document.ts";

const raw = (name: string) => `components["schemas"][${JSON.stringify(name)}]`;

const docOf = ({ description = "" }: Schema = {}, indent = "") =>
  description === "" ? "" : jsdoc(description, indent);

/** Returns the property that is empty in some status, and that status. */
function emptiness({ properties = {} }: Schema): { property: string; status: string } | undefined {
  for (const [property, schema] of Object.entries(properties)) {
    const status = schema["x-empty-while"];
    if (status !== undefined) return { property, status };
  }
  return undefined;
}

/** Returns the narrowed model for a name that a schema refers to, alone or in an array. */
function narrowedType({ $ref, items }: Schema, narrowed: Set<string>): string | undefined {
  if (items !== undefined) {
    const item = narrowedType(items, narrowed);
    return item && `${item}[]`;
  }
  const name = $ref === undefined ? undefined : refName($ref);
  return name !== undefined && narrowed.has(name) ? name : undefined;
}

/** Returns the type of a model that contains narrowed ones; undefined if there are none. */
function narrowedModel(name: string, schema: Schema, narrowed: Set<string>): string | undefined {
  const { properties = {}, oneOf } = schema;
  const empty = emptiness(schema);
  if (empty !== undefined) {
    const { property, status } = empty;
    const member = (type: string, items: string) =>
      `  | With<${raw(name)}, {\n${docOf(properties.status, "      ")}      status: ${type};\n${docOf(properties[property], "      ")}      ${property}: ${items};\n    }>`;
    const literal = JSON.stringify(status);
    return `\n${member(literal, "undefined[]")}\n${member(`Exclude<${raw(name)}["status"], ${literal}>`, `${raw(name)}["${property}"]`)}`;
  }
  if (oneOf?.some((member) => narrowedType(member, narrowed))) {
    return `\n${oneOf.map(({ $ref = "" }) => `  | ${refName($ref)}`).join("\n")}`;
  }
  const held = Object.entries(properties).flatMap(([property, schema]) => {
    const type = narrowedType(schema, narrowed);
    return type === undefined ? [] : [`${docOf(schema, "  ")}  ${propertyKey(property)}: ${type};\n`];
  });
  return held.length === 0 ? undefined : ` With<${raw(name)}, {\n${held.join("")}}>`;
}

/** Returns every model that is narrowed, or contains one that is, with its type. */
function narrowedModels(models: [string, Schema][]): Map<string, string> {
  const types = new Map<string, string>();
  for (let known = -1; known < types.size; ) {
    known = types.size;
    const names = new Set(types.keys());
    for (const [name, schema] of models) {
      const type = narrowedModel(name, schema, names);
      if (type !== undefined) types.set(name, type);
    }
  }
  return types;
}

export function emitModels(document: Document, contract: Contract): string {
  const models = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith("Error"));
  const narrowed = narrowedModels(models);
  const sources = models.map(([name, schema]) => {
    return `${docOf(schema)}export type ${name} =${narrowed.get(name) ?? ` ${raw(name)}`};\n`;
  });
  const helper =
    narrowed.size === 0
      ? ""
      : "\n/** A model with some of its fields narrowed. */\ntype With<Model, Fields> = Omit<Model, keyof Fields> & Fields;\n";
  return `${banner(contract, "the wire types by name")}
import type { components } from "./types.ts";
${helper}
${sources.join("\n")}`;
}
