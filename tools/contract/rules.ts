/** Request fields that no rule mentions, which nothing else would notice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Open } from "./open.ts";
import { readGenerated, root } from "./sources.ts";

interface Rule {
  id: string;
  text: string;
  source: string;
  operations: readonly string[];
}

interface Route {
  method: string;
  path: string;
  queryParams: readonly string[];
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), "utf8")) as T;

function bodyFields({ paths, components }: Document, { method, path }: Route): string[] {
  const body = paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema;
  const name = body?.$ref?.split("/").at(-1) ?? "";
  return Object.keys((components.schemas[name] ?? body)?.properties ?? {});
}

const isAbout = ({ id, text }: Rule, field: string) =>
  id.includes(field.replaceAll("_", "-")) || new RegExp(`\\b${field}\\b`).test(text);

export async function findFieldsWithoutRule(): Promise<Open[]> {
  const { routes } = await readGenerated<{ routes: Record<string, Route> }>("routes.ts");
  const document = read<Document>("generated/openapi.json");
  const declared = read<{ rules: Rule[] }>("generated/rules.json").rules.filter(
    ({ source }) => source === "declared",
  );
  return Object.entries(routes).flatMap(([id, route]) => {
    const operationRules = declared.filter(
      ({ operations }) => operations.includes(id) || operations.includes("*"),
    );
    return [...route.queryParams, ...bodyFields(document, route)]
      .filter((field) => !operationRules.some((rule) => isAbout(rule, field)))
      .map((field): Open => ({ kind: "rule", what: `${field} of ${id} has no rule: write one in spec/` }));
  });
}
