/**
 * The OpenAPI document and the validators decide alike, for a thousand drawn models and twenty values of each. The
 * document's side is Ajv with the formats of ajv-formats, on the document as it is written.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import t from "tap";
import { emitText } from "./compile.ts";

const seed = 37;
const contracts = 5;
const modelsEach = 200;
const valuesEach = 20;

/** A type as TypeSpec, and values of it. */
interface Drawn {
  text: string;
  value: fc.Arbitrary<unknown>;
  /** Decorators of a property that has it. */
  decorators?: string;
}

const integerTypes: [string, number, number][] = [
  ["int8", -128, 127],
  ["uint8", 0, 255],
  ["int16", -32_768, 32_767],
  ["int32", -2_147_483_648, 2_147_483_647],
  ["uint32", 0, 4_294_967_295],
  ["int64", -(2 ** 53), 2 ** 53],
];

const integers = fc.constantFrom(...integerTypes).map(([text, least, greatest]): Drawn => {
  const beyond = fc.constantFrom(least - 1, greatest + 1);
  return { text, value: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -130, max: 260 }) }, beyond) };
});

const bounded = fc
  .record({
    least: fc.integer({ min: -9, max: 9 }),
    span: fc.integer({ min: 2, max: 9 }),
    open: fc.boolean(),
  })
  .map(({ least, span, open }): Drawn => {
    const suffix = open ? "Exclusive" : "";
    return {
      text: open ? "float64" : "int32",
      decorators: `@minValue${suffix}(${least}) @maxValue${suffix}(${least + span})`,
      value: fc.oneof(
        fc.integer({ min: least - 1, max: least + span + 1 }),
        fc.double({ min: -20, max: 20, noNaN: true }),
      ),
    };
  });

const texts: Drawn[] = [
  { text: "string", value: fc.string() },
  {
    text: "string",
    decorators: "@minLength(2) @maxLength(4)",
    value: fc.string({ maxLength: 6, unit: "grapheme" }),
  },
  { text: "string", decorators: '@pattern("^[a-c]+$")', value: fc.stringMatching(/^[a-d]*$/) },
  { text: "string", decorators: '@format("uuid")', value: fc.oneof(fc.uuid(), fc.string()) },
  { text: "url", value: fc.oneof(fc.webUrl(), fc.constantFrom("https://", "a b", "mailto:a@b.in", "x")) },
  {
    text: "plainDate",
    value: fc.constantFrom("2026-11-21", "2026-02-30", "2024-02-29", "2026-1-1", "today"),
  },
  {
    text: "utcDateTime",
    value: fc.constantFrom(
      "2026-11-21T09:30:00Z",
      "2026-11-21T09:30:00.5+05:30",
      "2026-11-21T25:00:00Z",
      "2026-11-21",
    ),
  },
  { text: "duration", value: fc.constantFrom("P7D", "PT30M", "P1Y2M3DT4H5M6S", "P", "7 days", "PT") },
  { text: '"red" | "blue"', value: fc.constantFrom("red", "blue", "green") },
  { text: "1 | 2", value: fc.constantFrom(1, 2, 3, "1") },
  { text: "boolean", value: fc.boolean() },
  { text: "float32", value: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { text: "decimal", value: fc.double({ noNaN: true, noDefaultInfinity: true }) },
];

const junk = fc.constantFrom<unknown>(null, "", "x", 0, -1, 1.5, true, [], {}, [null], ["x", 2], { a: 1 });

const scalars = fc.oneof(integers, bounded, fc.constantFrom(...texts));
/** What can stand within another type, where decorators can't. */
const inner = scalars.filter(({ decorators }) => decorators === undefined);

const names = ["a", "b_c", "D", "e-f", "type", "$id", "items", "of"];

function modelOf(member: fc.Arbitrary<Drawn>): fc.Arbitrary<Drawn> {
  const property = fc.record({ type: member, isOptional: fc.boolean(), isNullable: fc.boolean() });
  const members = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), property), {
    selector: ([name]) => name,
    minLength: 1,
    maxLength: 4,
  });
  return members.map((drawn) => ({
    text: `{ ${drawn
      .map(([name, { type, isOptional, isNullable }]) => {
        const union = isNullable ? `${type.text} | null` : type.text;
        return `${type.decorators ?? ""} \`${name}\`${isOptional ? "?" : ""}: ${union};`;
      })
      .join(" ")} }`,
    value: fc.record(
      Object.fromEntries(
        drawn.map(([name, { type }]) => [name, fc.oneof({ weight: 9, arbitrary: type.value }, junk)]),
      ),
      { requiredKeys: drawn.filter(([, { isOptional }]) => !isOptional).map(([name]) => name) },
    ),
  }));
}

const listOf = (item: fc.Arbitrary<Drawn>) =>
  fc.tuple(item, fc.boolean()).map(
    ([{ text, value }, isShort]): Drawn => ({
      text: `(${text})[]`,
      ...(isShort && { decorators: "@minItems(1) @maxItems(2)" }),
      value: fc.array(value, { maxLength: 3 }),
    }),
  );

const mapOf = (item: fc.Arbitrary<Drawn>) =>
  item.map(
    ({ text, value }): Drawn => ({
      text: `Record<${text}>`,
      value: fc.dictionary(fc.constantFrom("k", "l"), value),
    }),
  );

const unionOf = (branch: fc.Arbitrary<Drawn>) =>
  fc.tuple(branch, branch).map(
    ([one, other]): Drawn => ({
      text: `(${one.text}) | (${other.text})`,
      value: fc.oneof(one.value, other.value),
    }),
  );

const innerModel = modelOf(inner);
const small = fc.oneof({ weight: 3, arbitrary: inner }, innerModel);
const models = modelOf(
  fc.oneof({ weight: 4, arbitrary: scalars }, innerModel, listOf(small), mapOf(small), unionOf(small)),
);

const contractOf = (drawn: Drawn[]) => `
import "../../lib/main.tsp";
using Http;
@service(#{ title: "Drawn" })
@server("https://example.com", "The service")
namespace Drawn;
${drawn.map(({ text }, at) => `model Body${at} ${text}\n@post @route("/${at}") op send${at}(@body body: Body${at}): void;`).join("\n")}
`;

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Document {
  paths: Record<string, { post: { requestBody: { content: { "application/json": { schema: Schema } } } } }>;
  components: { schemas: Record<string, Schema> };
}

type Check = (body: object) => { ok: boolean };

const folder = mkdtempSync(join(tmpdir(), "agreement-"));
t.teardown(() => rmSync(folder, { recursive: true }));

async function emit(drawn: Drawn[], at: number) {
  const files = await emitText(contractOf(drawn));
  const file = join(folder, `validators-${at}.ts`);
  writeFileSync(file, files.get("validators.ts") ?? "");
  const { validators } = (await import(file)) as { validators: Record<string, { body: Check }> };
  return { document: JSON.parse(files.get("openapi.json") ?? "") as Document, validators };
}

/** Ajv as a client would use it, with the formats of small integers, which ajv-formats leaves out. */
function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  for (const [name, least, greatest] of integerTypes) {
    const validate = (value: number) => Number.isInteger(value) && value >= least && value <= greatest;
    if (name !== "int64") ajv.addFormat(name, { type: "number", validate });
  }
  return ajv;
}

/** Removes optional texts that are empty: they count as absent. */
function withoutEmpty(schemas: Record<string, Schema>, schema: Schema, value: unknown): unknown {
  const branches = schema.anyOf?.filter(({ type }) => type !== "null");
  const [only] = branches ?? [];
  if (schema.$ref !== undefined)
    return withoutEmpty(schemas, schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, value);
  if (only !== undefined) return branches?.length === 1 ? withoutEmpty(schemas, only, value) : value;
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(schemas, schema.items ?? {}, item));
  if (typeof value !== "object" || value === null || schema.properties === undefined) return value;
  const { properties, required = [] } = schema;
  const members = Object.entries(value).filter(([name, member]) => {
    const isText = [properties[name]?.type].flat().includes("string");
    return member !== "" || !isText || required.includes(name);
  });
  return Object.fromEntries(
    members.map(([name, member]) => [name, withoutEmpty(schemas, properties[name] ?? {}, member)]),
  );
}

t.test("a thousand models: document and validator agree", async (t) => {
  const all = fc.sample(models, { seed, numRuns: contracts * modelsEach });
  const verdicts = { accepted: 0, refused: 0 };
  const disagreements: object[] = [];
  for (let contract = 0; contract < contracts; contract += 1) {
    const drawn = all.slice(contract * modelsEach, (contract + 1) * modelsEach);
    const { document, validators } = await emit(drawn, contract);
    const ajv = newAjv();
    ajv.addSchema({ $id: "document", ...document });
    for (const [at, { text, value }] of drawn.entries()) {
      const { schema } = document.paths[`/${at}`]?.post.requestBody.content["application/json"] ?? {};
      const check = ajv.compile({ $ref: `document${schema?.$ref}` });
      for (const body of fc.sample(value, { seed: at, numRuns: valuesEach }) as object[]) {
        const stated = check(withoutEmpty(document.components.schemas, schema ?? {}, body));
        const decided = validators[`send${at}`]?.body(body).ok;
        verdicts[stated ? "accepted" : "refused"] += 1;
        if (stated !== decided) disagreements.push({ text, body: JSON.stringify(body), stated, decided });
      }
    }
  }
  t.strictSame(disagreements.slice(0, 5), []);
  t.ok(verdicts.accepted > 2000 && verdicts.refused > 2000, JSON.stringify(verdicts));
});
