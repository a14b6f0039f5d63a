/** Turns equal examples of errors, and then equal error responses, into components, so that a document says each once. */
import { pascalCase } from "./files.ts";
import {
  type Document,
  type Example,
  eachOperation,
  type OperationObject,
  type Response,
  refName,
} from "./openapi-document.ts";

/** A place in the document that a reference can stand in. */
interface Place<T extends object> {
  /** In the order of preference. */
  names: string[];
  value: T;
  refer(reference: { $ref: string }): void;
}

/** Turns values that stand in several places into components; returns these by name. */
function share<T extends object>(kind: string, places: Place<T>[]): Record<string, T> {
  const shared = new Map<string, { name: string; value: T }>();
  const used = new Set<string>();
  for (const [text, equal] of Map.groupBy(places, ({ value }) => JSON.stringify(value))) {
    const [first] = equal as [Place<T>, ...Place<T>[]];
    if (equal.length < 2) continue;
    const name = first.names.find((candidate) => !used.has(candidate));
    if (name === undefined) throw new Error(`No name is left for one of ${kind}: ${first.names.join(", ")}`);
    used.add(name);
    shared.set(text, { name, value: first.value });
  }
  for (const { value, refer } of places) {
    const found = shared.get(JSON.stringify(value));
    if (found !== undefined) refer({ $ref: `#/components/${kind}/${found.name}` });
  }
  const byName = [...shared.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(byName.map(({ name, value }) => [name, value]));
}

const isError = (status: string) => Number(status) >= 400;

function examplePlaces({ operationId, responses }: OperationObject): Place<Example>[] {
  const errors = Object.entries(responses).filter(([status]) => isError(status));
  const bodies = errors.flatMap(([, { content }]) => Object.values(content ?? {}));
  return bodies.flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([key, value]) => ({
      names: [key, `${operationId}.${key}`],
      value,
      refer(reference) {
        examples[key] = reference as unknown as Example;
      },
    })),
  );
}

/** Named after the schema, and where two differ in headers or examples, also after the operation. */
function responsePlaces({ operationId, responses }: OperationObject): Place<Response>[] {
  const errors = Object.entries(responses).filter(([status]) => isError(status));
  return errors.map(([status, value]) => {
    const [media] = Object.values(value.content ?? {});
    const name = refName(media?.schema.$ref ?? status).replace(/Error$/, "");
    return {
      names: [name, `${pascalCase(operationId)}${name}`],
      value,
      refer(reference) {
        responses[status] = reference as unknown as Response;
      },
    };
  });
}

/** The webhook of an event has its examples, so its schema needs none. */
function dropRepeatedExamples(document: Document, webhook: OperationObject): void {
  for (const { schema, examples } of Object.values(webhook.requestBody?.content ?? {})) {
    const model = document.components.schemas[refName(schema.$ref ?? "")];
    if (examples !== undefined && model !== undefined) delete model.examples;
  }
}

export function shareParts(document: Document): Document {
  const shared = structuredClone(document);
  const operations = [...eachOperation(shared)].map(({ operation }) => operation);
  const webhooks = Object.values(shared.webhooks ?? {}).map(({ post }) => post);
  for (const webhook of webhooks) dropRepeatedExamples(shared, webhook);
  const examples = share("examples", operations.flatMap(examplePlaces));
  const responses = share("responses", operations.flatMap(responsePlaces));
  const { securitySchemes, parameters, headers, schemas } = shared.components;
  const sections = Object.entries({ securitySchemes, parameters, headers, responses, examples, schemas });
  const components = sections.filter(
    ([, members]) => members !== undefined && Object.keys(members).length > 0,
  );
  return { ...shared, components: Object.fromEntries(components) as unknown as Document["components"] };
}
