/**
 * The rules that follow from the contract's types: for an operation its success, each error, the order of its errors,
 * each sandbox trigger and each field that it returns as sent; for an event its type; for a model with an @area each
 * property. Declaring one of them as well is an error.
 */
import type { Model, ModelProperty, Program, Type } from "@typespec/compiler";
import type { ContractEvent, ContractOperation, ErrorEntry, OperationError, Rule } from "../contract.ts";
import type { DeclaredRule } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import { firstSentence, lowerFirst, readDoc } from "./docs.ts";
import { allProperties, literal } from "./errors.ts";
import { keptRule } from "./kept-fields.ts";
import { returnVariants } from "./operations.ts";
import type { Reach } from "./rules.ts";

interface Sources {
  reach: Reach;
  operations: ContractOperation[];
  events: ContractEvent[];
}

const kebab = (name: string) => name.replaceAll(/[._]/g, "-").toLowerCase();

function derived(
  id: string,
  text: string,
  observe: string,
  operations: string[],
  errors: OperationError[] = [],
): Rule {
  return { id, level: "MUST", observe, text, operations, errors, source: "derived" };
}

/** Returns everything that `param` of an operation's invalid_request can name. */
export function faultableParams(operation: ContractOperation): string[] {
  const header = operation.idempotent ? ["Idempotency-Key"] : [];
  return [...operation.queryParams, ...operation.bodyFields, ...header];
}

function errorRule(
  operation: ContractOperation,
  { status, code, param, condition, observe }: ErrorEntry,
): Rule {
  const error = { status, code, ...(param === undefined ? {} : { param }) };
  const at = `${operation.method} ${operation.path} returns ${status} ${code}`;
  const when = lowerFirst(firstSentence(condition)).replace(/\.$/, "");
  const params = faultableParams(operation);
  const named =
    code === "invalid_request" && params.length > 0 ? ` Can be invalid: ${params.join(", ")}.` : "";
  const id = `errors.${kebab(operation.area)}.${status}-${kebab(code)}`;
  return derived(id, `${at}: ${when}.${named}`, observe, [operation.id], [error]);
}

/** One error alone has no order. */
function precedenceRules(operation: ContractOperation): Rule[] {
  const { errors, id, method, path, area } = operation;
  if (area === "" || errors.length < 2) return [];
  const codes = errors.map(({ code }) => code).join(", ");
  const text = `Of several faults in one request, ${method} ${path} returns the first of: ${codes}.`;
  const known = errors.map(({ status, code, param }) => ({
    status,
    code,
    ...(param !== undefined && { param }),
  }));
  return [derived(`errors.${kebab(area)}.precedence`, text, "http", [id], known)];
}

/** `orders.create.trigger.order-failed` for the prefix `test_order_failed`. */
export const triggerName = (prefix: string): string => kebab(prefix.replace(/^[a-z]+_/, ""));

function triggerRules(operation: ContractOperation): Rule[] {
  return operation.sandboxTriggers.map(({ field, prefix, outcome, effect }) => {
    const error = operation.errors.find(({ code }) => code === outcome);
    const [first = 201] = operation.successStatuses;
    const gets =
      error === undefined ? `${first} with the status \`${outcome}\`` : `${error.status} \`${outcome}\``;
    const text = `With a test key a \`${field}\` that begins with \`${prefix}\` gets ${gets}: ${effect}.`;
    const errors = error === undefined ? [] : [{ status: error.status, code: error.code }];
    return derived(`${operation.area}.trigger.${triggerName(prefix)}`, text, "http", [operation.id], errors);
  });
}

/** Also binds the operation that reads the same object, if there is one. */
function keptRules(operation: ContractOperation, operations: ContractOperation[]): Rule[] {
  const { keptFields, id, method, path, area, returns } = operation;
  const read = operations.find(
    (other) => other.method === "GET" && other.returns === returns && other.pathParams.length > 0,
  );
  const later = read === undefined ? "" : `, and so does ${read.method} ${read.path} later`;
  const bound = read === undefined ? [id] : [id, read.id];
  return keptFields.map((field) =>
    derived(keptRule(area, field), `${method} ${path} returns the sent \`${field}\`${later}.`, "http", bound),
  );
}

function successRule(operation: ContractOperation): Rule {
  const [first, ...others] = operation.successStatuses;
  const replay = others.length > 0 ? `, and ${others.join(" or ")} when it is repeated` : "";
  const text = `${operation.method} ${operation.path} returns ${first}${replay} for a valid request (${operation.returns}).`;
  return derived(`${operation.area}.ok`, text, "http", [operation.id]);
}

function eventRule(event: ContractEvent, operations: ContractOperation[]): Rule {
  const origin = operations
    .filter((operation) => operation.publishes.includes(event.type))
    .map(({ id }) => id);
  const text = `Event ${event.type}: ${lowerFirst(firstSentence(event.doc))}`;
  return derived(`events.type.${kebab(event.type)}`, text, event.observe, origin);
}

/** Describes a type for a rule's text. */
function describe(type: Type): string {
  const value = literal(type);
  if (value !== undefined) return JSON.stringify(value);
  switch (type.kind) {
    case "Scalar":
      return type.name.startsWith("int") ? "integer" : type.name;
    case "Enum":
      return `one of ${[...type.members.values()].map((member) => member.value ?? member.name).join(", ")}`;
    case "Model":
      return type.indexer === undefined ? type.name || "object" : `array of ${describe(type.indexer.value)}`;
    case "Union": {
      const variants = returnVariants(type);
      const values = variants.find(({ kind }) => kind === "Enum");
      const isOpen =
        variants.length === 2 && variants.some((each) => each.kind === "Scalar" && each.name === "string");
      return isOpen && values ? describe(values) : variants.map(describe).join(" or ");
    }
    case "Intrinsic":
      return type.name;
    default:
      return "value";
  }
}

/** A property with its own rules two or more steps below the model's prefix is described by those alone. */
function ruledBelow(program: Program, property: ModelProperty, area: string): boolean {
  const rules = (program.stateMap(stateKeys.rules).get(property) as DeclaredRule[] | undefined) ?? [];
  return rules.some(({ id }) => id.startsWith(`${area}.`) && id.slice(area.length + 1).includes("."));
}

function propertyRules(program: Program, model: Model, area: string, title: string, bound: string[]): Rule[] {
  return allProperties(model).flatMap((property) => {
    const id = `${area}.${kebab(property.name)}`;
    if (ruledBelow(program, property, area)) return [];
    const type = property.type;
    const inner = type.kind === "Model" && type.indexer === undefined ? type : undefined;
    const innerArea = inner === undefined ? undefined : program.stateMap(stateKeys.area).get(inner);
    if (innerArea === id) return [];
    if (inner !== undefined && innerArea === undefined && inner.properties.size > 0) {
      return propertyRules(program, inner, id, `${title}.${property.name}`, bound);
    }
    const doc = firstSentence(readDoc(program, property));
    return [derived(id, `${title}.${property.name} (${describe(type)}): ${lowerFirst(doc)}`, "http", bound)];
  });
}

export function deriveRules(program: Program, { operations, events, reach }: Sources): Rule[] {
  const rules = operations.filter((operation) => operation.area !== "").map(successRule);
  for (const operation of operations) {
    rules.push(...operation.errors.map((entry) => errorRule(operation, entry)));
    rules.push(...precedenceRules(operation), ...triggerRules(operation));
    rules.push(...keptRules(operation, operations));
  }
  rules.push(...events.map((event) => eventRule(event, operations)));
  for (const [type, area] of program.stateMap(stateKeys.area) as Map<Type, string>) {
    if (type.kind === "Model") rules.push(...propertyRules(program, type, area, type.name, reach([type])));
  }
  return rules;
}
