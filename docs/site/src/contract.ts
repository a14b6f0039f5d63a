// The contract for the site: the generated OpenAPI document, routes, errors, events, limits and rules.
import { readFileSync } from "node:fs";
import { type ErrorCode, errorCatalogue } from "@partner-esim/generated/errors";
import { type EventType, eventTypes } from "@partner-esim/generated/events";
import { type OperationId, type Route, routes } from "@partner-esim/generated/routes";
import { type RuleId, rules } from "@partner-esim/generated/rules";

export {
  type ErrorCode,
  type EventType,
  errorCatalogue,
  eventTypes,
  type OperationId,
  type Route,
  type RuleId,
  rules,
};

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: Json[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: Json;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: Json;
  examples?: Record<string, { summary?: string; value: Json }>;
}

export interface Media {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, MediaExample>;
}

interface MediaExample {
  $ref?: string;
  summary?: string;
  value: Json;
}

export interface Response {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
}

interface RawOperation {
  operationId: OperationId;
  summary: string;
  description: string;
  tags: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response | { $ref: string }>;
}

interface OpenApi {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, RawOperation>>;
  webhooks: Record<string, { post: RawOperation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: Schema }>;
  };
}

export const openApiFile = new URL("../../../generated/openapi.json", import.meta.url);
export const openApi: OpenApi = JSON.parse(readFileSync(openApiFile, "utf8"));

/** Resolves a reference. A description beside it replaces its own. */
export function resolve<T extends { $ref?: string }>(value: T | { $ref: string }): T {
  if (value.$ref === undefined) return value as T;
  const { $ref, ...beside } = value as { $ref: string };
  const found = $ref
    .slice(2)
    .split("/")
    // biome-ignore lint/suspicious/noExplicitAny: a walk through JSON of any form
    .reduce<any>((at, name) => at[name], openApi);
  if (found === undefined) throw new Error(`${$ref} does not exist`);
  return { ...resolve<T>(found), ...beside };
}

function resolveMedia(media: Media): Media {
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) return media;
  return {
    ...media,
    examples: Object.fromEntries(examples.map(([name, example]) => [name, resolve<MediaExample>(example)])),
  };
}

function resolveResponse(responseOrRef: Response | { $ref: string }): Response {
  const response = resolve<Response & { $ref?: string }>(responseOrRef);
  if (response.content === undefined) return response;
  const content = Object.entries(response.content).map(([type, media]) => [type, resolveMedia(media)]);
  return { ...response, content: Object.fromEntries(content) };
}

export interface Operation extends Omit<RawOperation, "parameters" | "operationId" | "responses"> {
  id: OperationId;
  route: Route;
  method: string;
  path: string;
  tag: string;
  parameters: Parameter[];
  body: Media | undefined;
  responses: Record<string, Response>;
}

/** All operations, in the order of the contract's tags. */
export const operations: Operation[] = Object.entries(openApi.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): Operation => {
      const { operationId: id, parameters = [], ...rest } = raw;
      const ownParameters = parameters.map((parameter) => resolve<Parameter & { $ref?: string }>(parameter));
      const body = raw.requestBody?.content["application/json"];
      const [tag = ""] = raw.tags;
      return {
        ...rest,
        responses: Object.fromEntries(
          Object.entries(raw.responses).map(([status, response]) => [status, resolveResponse(response)]),
        ),
        id,
        route: routes[id],
        method: method.toUpperCase(),
        path,
        tag,
        parameters: ownParameters,
        body,
      };
    }),
  )
  .toSorted((one, other) => tagPlace(one.tag) - tagPlace(other.tag));

function tagPlace(tag: string): number {
  return openApi.tags.findIndex(({ name }) => name === tag);
}

export function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
}

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** Returns the first success response of an operation: its status and content. */
export function successOf(operation: Operation): {
  status: number;
  response: Response;
  media: Media | undefined;
} {
  const status = operation.route.successStatus;
  const response = operation.responses[status];
  if (!response) throw new Error(`${operation.id} has no ${status}`);
  return { status, response, media: response.content?.["application/json"] };
}

export function exampleOf(media: Media | undefined): Json | undefined {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
}

/** Returns the event's contract with its example. */
export function webhookOf(type: EventType): { description: string; media: Media; headers: Parameter[] } {
  const { post } = openApi.webhooks[type] ?? {};
  const media = post?.requestBody?.content["application/json"];
  if (!post || !media) throw new Error(`there is no webhook ${type}`);
  const headers = (post.parameters ?? []).map((parameter) =>
    resolve<Parameter & { $ref?: string }>(parameter),
  );
  return { description: post.description, media, headers };
}

/** Returns the first part of a rule id, which names its page. */
export const areaOf = (id: string) => id.slice(0, id.indexOf("."));
export const ruleIds = Object.keys(rules) as RuleId[];
