/**
 * types.ts: the operations with their parameters and responses, made from the OpenAPI document by openapi-typescript.
 * Their models are those of models.ts; what is narrowed there is here as it goes over the wire.
 */
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts, { factory } from "typescript";
import type { Contract } from "../contract.ts";
import { banner } from "./files.ts";
import { declarationOf } from "./model-types.ts";
import { isError, narrowedModels } from "./models.ts";
import type { Document } from "./openapi-document.ts";

/** What openapi-typescript would turn into comments; objects of these names are something else. */
const commented = new Set(["description", "summary", "format", "default", "title"]);
const samples = new Set(["example", "examples"]);

function withoutComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutComments);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) =>
      inner === "binary" || !(samples.has(key) || (commented.has(key) && typeof inner !== "object")),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutComments(inner)]));
}

/** Paths, operations, and `components` with each schema under its name. */
function declarations(nodes: ts.Node[], names: readonly string[]): ts.Node[] {
  const schemas = factory.createTypeLiteralNode(
    names.map((name) =>
      factory.createPropertySignature(
        undefined,
        factory.createIdentifier(name),
        undefined,
        factory.createTypeReferenceNode(name),
      ),
    ),
  );
  return nodes.flatMap((node): ts.Node[] => {
    if (!ts.isInterfaceDeclaration(node)) return [];
    if (node.name.text === "operations" || node.name.text === "paths") return [node];
    if (node.name.text !== "components") return [];
    const members = node.members.map((member) =>
      ts.isPropertySignature(member) && ts.isIdentifier(member.name) && member.name.text === "schemas"
        ? factory.updatePropertySignature(
            member,
            member.modifiers,
            member.name,
            member.questionToken,
            schemas,
          )
        : member,
    );
    return [
      factory.updateInterfaceDeclaration(
        node,
        node.modifiers,
        node.name,
        node.typeParameters,
        node.heritageClauses,
        members,
      ),
    ];
  });
}

export async function emitTypes(document: Document, contract: Contract): Promise<string> {
  const { schemas } = document.components;
  const names = Object.keys(schemas);
  const bare = withoutComments({
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(names.map((name) => [name, { type: "object" }])),
    },
  });
  const nodes = await openapiTS(bare as OpenAPI3, {
    // A property with a default may be omitted from a request, so the type must not require it.
    defaultNonNullable: false,
    silent: true,
    // An uploaded file; by default it would be a string.
    transform: ({ format }) => (format === "binary" ? factory.createTypeReferenceNode("Blob") : undefined),
  });
  const narrowed = narrowedModels(document, contract);
  const isHere = (name: string) => isError(name) || narrowed.has(name);
  const imported = names.filter((name) => !isHere(name)).toSorted();
  const ownSchemas = Object.entries(schemas).filter(([name]) => isHere(name));
  return `${banner(contract, "the operations as types")}
import type {
${imported.map((name) => `  ${name},\n`).join("")}} from "./models.ts";

${ownSchemas.map(([name, schema]) => `${declarationOf(name, schema)}\n`).join("")}${astToString(declarations(nodes, names))}`;
}
