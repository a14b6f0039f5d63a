/** The events, one per @event model in the order of the contract, and the headers of the requests that carry them. */
import { getPattern, type Model, type Namespace, type Program, type Type } from "@typespec/compiler";
import { getHeaderFieldName, isHeader } from "@typespec/http";
import type { ContractEvent, WebhookHeader } from "../contract.ts";
import type { EventFacts } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { readDoc } from "./docs.ts";
import { allProperties, literal } from "./errors.ts";
import { bySource } from "./source-order.ts";

export function eventTypeOf(model: Model): string | undefined {
  const property = allProperties(model).findLast((candidate) => candidate.name === "type");
  const type =
    property?.type.kind === "EnumMember"
      ? (property.type.value ?? property.type.name)
      : literal(property?.type);
  return typeof type === "string" ? type : undefined;
}

export function readEvents(program: Program): ContractEvent[] {
  const events: ContractEvent[] = [];
  for (const [target, facts] of program.stateMap(stateKeys.event) as Map<Type, EventFacts>) {
    const model = target as Model;
    const type = eventTypeOf(model);
    if (type === undefined) continue;
    events.push({ type, name: model.name, doc: readDoc(program, model), ...facts, model });
  }
  const order = bySource(program);
  return events.sort((a, b) => order(a.model, b.model));
}

const headersModel = "WebhookHeaders";

function findModel(namespace: Namespace, name: string): Model | undefined {
  const inner = () => [...namespace.namespaces.values()].map((child) => findModel(child, name));
  return namespace.models.get(name) ?? inner().find((model) => model !== undefined);
}

export function readWebhookHeaders(program: Program): WebhookHeader[] {
  const model = findModel(program.getGlobalNamespaceType(), headersModel);
  const properties = model === undefined ? [] : allProperties(model);
  return properties
    .filter((property) => isHeader(program, property))
    .map((property) => {
      const pattern = getPattern(program, property) ?? getPattern(program, property.type);
      const name = getHeaderFieldName(program, property);
      return {
        name,
        doc: readDoc(program, property),
        ...(pattern === undefined ? {} : { pattern }),
      };
    });
}
