/** The events, one per @event model, in the order of the contract. */
import {
  type Enum,
  getExamples,
  type Model,
  type Program,
  serializeValueAsJson,
  type Type,
} from "@typespec/compiler";
import type { ContractEvent, Service } from "../contract.ts";
import type { EventFacts } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { readDoc } from "./docs.ts";
import { allProperties, literal } from "./errors.ts";
import { isOwn } from "./service.ts";
import { bySource } from "./source-order.ts";

const typeProperty = (model: Model) =>
  allProperties(model).findLast((candidate) => candidate.name === "type");

/** The enum whose member is the type of an event. */
export function eventTypeEnum(model: Model): Enum | undefined {
  const type = typeProperty(model)?.type;
  return type?.kind === "EnumMember" ? type.enum : undefined;
}

export function eventTypeOf(model: Model): string | undefined {
  const property = typeProperty(model);
  const type =
    property?.type.kind === "EnumMember"
      ? (property.type.value ?? property.type.name)
      : literal(property?.type);
  return typeof type === "string" ? type : undefined;
}

export function readEvents(program: Program, service: Service): ContractEvent[] {
  const events: ContractEvent[] = [];
  for (const [target, facts] of program.stateMap(stateKeys.event) as Map<Type, EventFacts>) {
    const model = target as Model;
    const type = eventTypeOf(model);
    if (type === undefined || !isOwn(service, model.namespace)) continue;
    const [firstExample] = getExamples(program, model);
    const example = firstExample && serializeValueAsJson(program, firstExample.value, model);
    events.push({ type, name: model.name, doc: readDoc(program, model), ...facts, model, example });
  }
  const order = bySource(program);
  return events.sort((a, b) => order(a.model, b.model));
}
