/** The events as OpenAPI 3.1 webhooks, which the compiler's own emitter does not write. */
import { getExamples, type Program, serializeValueAsJson } from "@typespec/compiler";
import type { Contract, ContractEvent } from "../contract.ts";
import { pascalCase } from "./files.ts";
import type { Document, Example, OperationObject, Parameter } from "./openapi-document.ts";
import { schemaRef } from "./openapi-document.ts";

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

function webhook(program: Program, event: ContractEvent, headers: Parameter[]): OperationObject {
  const examples = eventExamples(program, event);
  return {
    operationId: `on${pascalCase(event.type)}`,
    summary: event.type,
    description: event.doc,
    tags: ["Webhooks"],
    security: [],
    parameters: headers,
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
      "2XX": { description: "Any 2xx in time counts as received; the answer's body is not read." },
      "4XX": { description: "Any other answer, or none in time, counts as failed and is tried again." },
    },
    "x-stored": event.stored,
  };
}

export function addWebhooks(
  program: Program,
  document: Document,
  { events, webhookHeaders }: Contract,
): void {
  const headers = webhookHeaders.map(
    ({ name, doc, pattern }): Parameter => ({
      name,
      in: "header",
      required: true,
      description: doc,
      schema: { type: "string", ...(pattern === undefined ? {} : { pattern }) },
    }),
  );
  document.webhooks = Object.fromEntries(
    events.map((event) => [event.type, { post: webhook(program, event, headers) }]),
  );
  document.tags = [
    ...(document.tags ?? []),
    {
      name: "Webhooks",
      description: "Requests that the service sends to the addresses registered in the portal.",
    },
  ];
}
