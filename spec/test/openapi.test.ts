/** The committed OpenAPI document and types against the routes: nothing is lost or added between the outputs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationError } from "@partner-esim/generated/errors";
import { type OperationId, routes } from "@partner-esim/generated/routes";
import type { operations } from "@partner-esim/generated/types";
import t from "tap";
import type { Document, MediaType, OperationObject } from "../lib/emit/openapi-document.ts";

const file = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const openapi = JSON.parse(readFileSync(file, "utf8")) as Document;

type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The codes that the wire types allow in an operation's response of a status. */
type TypedCodes<Id extends OperationId, Status> = Status extends keyof operations[Id]["responses"]
  ? operations[Id]["responses"][Status] extends {
      content: { "application/json": { error: { code: infer Code } } };
    }
    ? Code
    : never
  : never;

type RoutedCodes<Id extends OperationId, Status> = Extract<OperationError<Id>, { status: Status }>["code"];

/** True when every operation's types have, status by status, exactly the codes of its route. */
type SameCodes = {
  [Id in OperationId]: {
    [Status in OperationError<Id>["status"]]: Equal<TypedCodes<Id, Status>, RoutedCodes<Id, Status>>;
  }[OperationError<Id>["status"]];
}[OperationId];

const typesAgree: Equal<SameCodes, true> = true;

function* allOperations(): Generator<OperationObject> {
  for (const item of Object.values(openapi.paths)) yield* Object.values(item);
}

function* allBodies(): Generator<[where: string, media: MediaType]> {
  const webhooks = Object.values(openapi.webhooks ?? {}).map(({ post }) => post);
  for (const operation of [...allOperations(), ...webhooks]) {
    const request = Object.values(operation.requestBody?.content ?? {});
    const responses = Object.values(operation.responses).map(({ content }) => content?.["application/json"]);
    for (const media of [...request, ...responses]) if (media) yield [operation.operationId, media];
  }
}

function codesIn(operation: OperationObject, status: string): unknown[] {
  const ref = operation.responses[status]?.content?.["application/json"]?.schema.$ref ?? "";
  return (
    openapi.components.schemas[ref.slice(ref.lastIndexOf("/") + 1)]?.properties?.error?.properties?.code
      ?.enum ?? []
  );
}

t.test("every operation answers exactly the codes of its route, status by status", async (t) => {
  t.ok(typesAgree, "in the types too: this file would not compile otherwise");
  const found = [...allOperations()].map((operation) => {
    const statuses = Object.keys(operation.responses).filter((status) => status >= "400");
    const pairs = statuses.flatMap((status) => codesIn(operation, status).map((code) => `${status} ${code}`));
    return [operation.operationId, pairs.toSorted()];
  });
  const expected = Object.values(routes).map(({ operationId, errors }) => [
    operationId,
    errors.map(({ status, code }) => `${status} ${code}`).toSorted(),
  ]);
  t.strictSame(found, expected);
});

/** An example without a title stands alone, those with titles stand in a list. */
const exampleCount = ({ example, examples = {} }: MediaType) =>
  (example === undefined ? 0 : 1) + Object.keys(examples).length;

t.test("every JSON body has an example", async (t) => {
  const bodies = [...allBodies()];
  t.ok(bodies.length > Object.keys(routes).length);
  t.strictSame(
    bodies.filter(([, media]) => exampleCount(media) === 0).map(([where]) => where),
    [],
  );
});

t.test("every response names its request and how it may be kept", async (t) => {
  for (const operation of allOperations()) {
    for (const [status, { headers = {} }] of Object.entries(operation.responses)) {
      t.ok(headers["X-Request-Id"] && headers["Cache-Control"], `${operation.operationId} ${status}`);
      t.equal(headers["Retry-After"] !== undefined, status === "429", `${operation.operationId} ${status}`);
    }
  }
});

t.test("everything that can be described is described", async (t) => {
  const silent: string[] = [];
  for (const operation of allOperations()) {
    if (!operation.summary || !operation.description) silent.push(operation.operationId);
  }
  for (const [name, schema] of Object.entries(openapi.components.schemas)) {
    if (!schema.description) silent.push(name);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      if (!property.description) silent.push(`${name}.${key}`);
    }
  }
  for (const [name, parameter] of Object.entries(openapi.components.parameters ?? {})) {
    if (!parameter.description) silent.push(name);
  }
  t.strictSame(silent, []);
});
