/** The events as OpenAPI 3.1 webhooks, which the compiler's own emitter does not write. */
import { getExamples, type Program, serializeValueAsJson } from "@typespec/compiler";
import type { Contract, ContractEvent, WebhookHeader } from "../contract.ts";
import { pascalCase } from "./files.ts";
import {
  type Document,
  type Example,
  type OperationObject,
  type Parameter,
  type Schema,
  schemaRef,
} from "./openapi-document.ts";

function eventExamples(program: Program, event: ContractEvent): Record<string, Example> | undefined {
  const examples = getExamples(program, event.model).map((example, index) => [
    `${event.name}${index === 0 ? "" : index + 1}`,
    {
      summary: example.title ?? event.type,
      value: serializeValueAsJson(program, example.value, event.model),
    },
  ]);
  return examples.length === 0 ? undefined : Object.fromEntries(examples);
}

/** The tag of all webhooks; the contract can describe it. */
const tag = "Webhooks";

/** Headers that OpenAPI expresses elsewhere: the content type belongs to the body. */
const saidElsewhere = ["content-type"];

/** Returns a header of an event's request; those that are the same for all events are one component. */
function headerParameter(
  document: Document,
  { name, doc, pattern, required, isEventType }: WebhookHeader,
  event: ContractEvent,
): Parameter {
  const schema: Schema = { type: "string", pattern, enum: isEventType ? [event.type] : undefined };
  const parameter: Parameter = { name, in: "header", required, description: doc, schema };
  if (isEventType) return parameter;
  const component = `Webhook.${name}`;
  document.components.parameters = { ...document.components.parameters, [component]: parameter };
  return { $ref: `#/components/parameters/${component}` } as Parameter;
}

function webhook(
  program: Program,
  document: Document,
  event: ContractEvent,
  headers: WebhookHeader[],
): OperationObject {
  const sent = headers.filter(({ name }) => !saidElsewhere.includes(name.toLowerCase()));
  const examples = eventExamples(program, event);
  return {
    operationId: `on${pascalCase(event.type)}`,
    summary: event.type,
    description: event.doc,
    tags: [tag],
    security: [],
    parameters: sent.map((header) => headerParameter(document, header, event)),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: schemaRef(event.name),
          ...(examples === undefined ? {} : { examples }),
        },
      },
    },
    responses: {
      "2XX": { description: "Any 2xx in time counts as received; the response body is ignored." },
      default: { description: "Any other response, or none in time, counts as failed and is retried." },
    },
    "x-stored": event.stored,
  };
}

export function addWebhooks(
  program: Program,
  document: Document,
  { events, webhookHeaders }: Contract,
): void {
  document.webhooks = Object.fromEntries(
    events.map((event) => [event.type, { post: webhook(program, document, event, webhookHeaders) }]),
  );
  const tags = document.tags ?? [];
  if (tags.some(({ name }) => name === tag)) return;
  document.tags = [...tags, { name: tag, description: "Requests that the service sends to its clients." }];
}
