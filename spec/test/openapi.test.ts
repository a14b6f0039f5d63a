/** The committed OpenAPI documents and types against the routes: nothing is lost or added between them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routes as portalRoutes } from "@partner-esim/generated/portal/routes";
import type { operations as PortalOperations } from "@partner-esim/generated/portal/types";
import { routes as apiRoutes } from "@partner-esim/generated/routes";
import type { operations as ApiOperations } from "@partner-esim/generated/types";
import t from "tap";
import { parse } from "yaml";
import {
  type Document,
  eachOperation,
  type MediaType,
  type OperationObject,
  type Response,
  refName,
} from "../../toolchain/lib/emit/openapi-document.ts";

interface Row {
  operationId: string;
  errors: readonly { status: number; code: string }[];
}

type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The codes that the wire types allow in an operation's response with a status. */
type TypedCodes<Operation, Status> = Operation extends { responses: infer Responses }
  ? Status extends keyof Responses
    ? Responses[Status] extends { content: { "application/json": { error: { code: infer Code } } } }
      ? Code
      : never
    : never
  : never;

/** True if every operation's types have, for each status, exactly the codes of its route. */
type SameCodes<Operations, Routes extends { [Id in keyof Routes]: Row }> = {
  [Id in keyof Routes]: {
    [Status in Routes[Id]["errors"][number]["status"]]: Equal<
      Id extends keyof Operations ? TypedCodes<Operations[Id], Status> : never,
      Extract<Routes[Id]["errors"][number], { status: Status }>["code"]
    >;
  }[Routes[Id]["errors"][number]["status"]];
}[keyof Routes];

const apiTypesAgree: Equal<SameCodes<ApiOperations, typeof apiRoutes>, true> = true;
const portalTypesAgree: Equal<SameCodes<PortalOperations, typeof portalRoutes>, true> = true;

function readDocument(folder: string): Document {
  const file = join(import.meta.dirname, "..", "..", "generated", folder, "openapi.json");
  const document = JSON.parse(readFileSync(file, "utf8")) as Document;
  const { responses: shared = {} } = document.components;
  for (const { operation } of eachOperation(document)) {
    for (const [status, { $ref }] of Object.entries(operation.responses as Record<string, { $ref?: string }>))
      if ($ref !== undefined) operation.responses[status] = shared[refName($ref)] as Response;
  }
  return document;
}

function* allOperations(openapi: Document): Generator<OperationObject> {
  for (const item of Object.values(openapi.paths)) yield* Object.values(item);
}

function* allBodies(openapi: Document): Generator<[where: string, media: MediaType]> {
  const webhooks = Object.values(openapi.webhooks ?? {}).map(({ post }) => post);
  for (const operation of [...allOperations(openapi), ...webhooks]) {
    const request = operation.requestBody?.content["application/json"];
    const responses = Object.values(operation.responses).map(({ content }) => content?.["application/json"]);
    for (const media of [request, ...responses]) if (media) yield [operation.operationId, media];
  }
}

function codesIn(openapi: Document, operation: OperationObject, status: string): unknown[] {
  const ref = operation.responses[status]?.content?.["application/json"]?.schema.$ref ?? "";
  const { error } = openapi.components.schemas[ref.slice(ref.lastIndexOf("/") + 1)]?.properties ?? {};
  return error?.properties?.code?.enum ?? [];
}

/** An example without a title is alone, those with titles are in a list. */
const exampleCount = ({ example, examples = {} }: MediaType) =>
  (example === undefined ? 0 : 1) + Object.keys(examples).length;

const services: { name: string; openapi: Document; routes: Record<string, Row>; typesAgree: true }[] = [
  { name: "partner API", openapi: readDocument(""), routes: apiRoutes, typesAgree: apiTypesAgree },
  { name: "portal", openapi: readDocument("portal"), routes: portalRoutes, typesAgree: portalTypesAgree },
];

for (const { name, openapi, routes, typesAgree } of services) {
  t.test(`${name}: every operation answers exactly the codes of its route, status by status`, async (t) => {
    t.ok(typesAgree, "in the types too: this file would not compile otherwise");
    const found = [...allOperations(openapi)].map((operation) => {
      const statuses = Object.keys(operation.responses).filter((status) => status >= "400");
      const pairs = statuses.flatMap((status) =>
        codesIn(openapi, operation, status).map((code) => `${status} ${code}`),
      );
      return [operation.operationId, pairs.toSorted()];
    });
    const expected = Object.values(routes).map(({ operationId, errors }) => [
      operationId,
      errors.map(({ status, code }) => `${status} ${code}`).toSorted(),
    ]);
    t.strictSame(found, expected);
  });

  t.test(`${name}: every JSON body has an example`, async (t) => {
    const bodies = [...allBodies(openapi)];
    t.ok(bodies.length > Object.keys(routes).length);
    t.strictSame(
      bodies.filter(([, media]) => exampleCount(media) === 0).map(([where]) => where),
      [],
    );
  });

  t.test(`${name}: every response names its request and how it may be kept`, async (t) => {
    const violations: string[] = [];
    for (const operation of allOperations(openapi)) {
      for (const [status, { headers = {} }] of Object.entries(operation.responses)) {
        const needed = ["X-Request-Id", "Cache-Control", ...(status === "429" ? ["Retry-After"] : [])];
        const lacking = needed.filter((header) => headers[header] === undefined);
        violations.push(...lacking.map((header) => `${operation.operationId} ${status} lacks ${header}`));
        if (headers["Retry-After"] !== undefined && status !== "429")
          violations.push(`${operation.operationId} ${status} has Retry-After`);
      }
    }
    t.strictSame(violations, []);
  });

  t.test(`${name}: everything that can be described is described`, async (t) => {
    const silent: string[] = [];
    for (const operation of allOperations(openapi)) {
      if (!operation.summary || !operation.description) silent.push(operation.operationId);
    }
    for (const [component, schema] of Object.entries(openapi.components.schemas)) {
      if (!schema.description) silent.push(component);
      for (const [key, property] of Object.entries(schema.properties ?? {})) {
        if (!property.description) silent.push(`${component}.${key}`);
      }
    }
    for (const [component, parameter] of Object.entries(openapi.components.parameters ?? {})) {
      if (!parameter.description) silent.push(component);
    }
    t.strictSame(silent, []);
  });
}

t.test("the YAML says what the JSON says, to readers of YAML 1.1 too", async (t) => {
  const generated = join(import.meta.dirname, "..", "..", "generated");
  const { "x-generated": _, ...json } = JSON.parse(readFileSync(join(generated, "openapi.json"), "utf8"));
  const yaml = readFileSync(join(generated, "openapi.yaml"), "utf8");
  for (const version of ["1.1", "1.2"] as const) t.same(parse(yaml, { version }), json, version);
});
