/**
 * Checks that need the whole contract: they run after every compile, before anything is emitted. Each error is reported
 * where it has to be fixed.
 */
import {
  type EnumMember,
  getAllTags,
  getExamples,
  getOpExamples,
  getPagingOperation,
  getSummary,
  isList,
  listServices,
  type Model,
  NoTarget,
  type Operation,
  type Program,
  type Type,
} from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { checkErrorCases, checkOperationErrors } from "./checks/errors.ts";
import { checkIdempotency } from "./checks/idempotency.ts";
import { checkInputs } from "./checks/inputs.ts";
import { checkNumbers } from "./checks/numbers.ts";
import { checkRateClass } from "./checks/rate-classes.ts";
import type { ContractOperation, ErrorEntry, Service } from "./contract.ts";
import type { DeclaredRule, SandboxTrigger, StatusChange } from "./decorators.ts";
import { reportDiagnostic, stateKeys } from "./library.ts";
import { deriveRules } from "./read/derived-rules.ts";
import { allProperties, readErrors } from "./read/errors.ts";
import { eventTypeEnum, eventTypeOf, readEvents } from "./read/events.ts";
import {
  errorModels,
  httpOperations,
  readOperations,
  returnVariants,
  stated,
  statedPath,
} from "./read/operations.ts";
import { readReach, ruleSites } from "./read/rules.ts";
import { isOwn, serviceOf } from "./read/service.ts";

export function $onValidate(program: Program): void {
  const service = serviceOf(program);
  for (const { type: target } of listServices(program).slice(1))
    reportDiagnostic(program, { code: "one-service", format: { name: target.name }, target });
  const entries = readErrors(program, service);
  const operations = readOperations(program, entries);
  checkErrorCases(program, entries);
  checkEvents(program, service);
  checkChanges(program, service);
  const eventTypes = new Set(readEvents(program, service).map(({ type }) => type));
  for (const http of httpOperations(program)) checkOperation(program, http, { service, entries, eventTypes });
  checkUnique(program, operations);
  if (service.facts.includes("area")) {
    checkRules(program, operations, service);
    checkNumbers(program, service);
  }
}

function checkEvents(program: Program, service: Service): void {
  const seen = new Set<string>();
  for (const target of program.stateMap(stateKeys.event).keys()) {
    const model = target as Model;
    const isSilent = isOwn(service, model.namespace) && getExamples(program, model).length === 0;
    if (service.facts.includes("docs") && isSilent)
      reportDiagnostic(program, { code: "event-example", format: { model: model.name }, target: model });
    const type = eventTypeOf(model);
    if (type === undefined) {
      reportDiagnostic(program, { code: "event-type", format: { model: model.name }, target: model });
    } else if (seen.has(type)) {
      reportDiagnostic(program, { code: "duplicate-event", format: { type }, target: model });
    } else {
      seen.add(type);
    }
  }
  checkEventTypes(program, seen);
  checkEventUnions(program);
}

/** An enum of event types has a model for each member. */
function checkEventTypes(program: Program, types: ReadonlySet<string>): void {
  const models = [...program.stateMap(stateKeys.event).keys()] as Model[];
  for (const enumeration of new Set(models.map((model) => eventTypeEnum(model)))) {
    for (const member of enumeration?.members.values() ?? []) {
      const type = String(member.value ?? member.name);
      if (!types.has(type))
        reportDiagnostic(program, { code: "event-without-model", format: { type }, target: member });
    }
  }
}

/** A union that has one event of a namespace has all of them. */
function checkEventUnions(program: Program): void {
  const models = [...program.stateMap(stateKeys.event).keys()] as Model[];
  for (const model of models) {
    for (const union of model.namespace?.unions.values() ?? []) {
      const members = new Set<Type>([...union.variants.values()].map((variant) => variant.type));
      if (members.has(model) || !models.some((other) => members.has(other))) continue;
      const format = { model: model.name, union: union.name ?? "" };
      reportDiagnostic(program, { code: "event-outside-union", format, target: model });
    }
  }
}

/** A status changes to one of the same enum, and events are those of the contract. */
function checkChanges(program: Program, service: Service): void {
  const known = new Set(readEvents(program, service).map(({ type }) => type));
  const silent = ruleSites(program).flatMap(({ rule }) =>
    rule.silent.map((member) => ({ id: rule.id, member })),
  );
  for (const [target, changes] of program.stateMap(stateKeys.changes) as Map<EnumMember, StatusChange[]>) {
    if (!isOwn(service, target.enum.namespace)) continue;
    const statuses = [...target.enum.members.values()].map(({ value, name }) => String(value ?? name));
    for (const { to, event, node } of changes) {
      if (!statuses.includes(to)) {
        const format = { to, name: target.enum.name };
        reportDiagnostic(program, { code: "unknown-status", format, target: node });
      }
      if (event === undefined) continue;
      if (!known.has(event))
        reportDiagnostic(program, { code: "unknown-event", format: { type: event }, target: node });
      const rule = silent.find(
        ({ member }) => member.enum === target.enum && String(member.value ?? member.name) === to,
      );
      if (rule !== undefined)
        reportDiagnostic(program, {
          code: "silent-status",
          format: { to, event, id: rule.id },
          target: node,
        });
    }
  }
}

interface Known {
  service: Service;
  entries: ErrorEntry[];
  eventTypes: ReadonlySet<string>;
}

function checkOperation(program: Program, http: HttpOperation, known: Known): void {
  const { service, entries, eventTypes } = known;
  const operation = http.operation;
  const format = { op: operation.name };
  for (const [fact, code, key] of required) {
    const find = fact === "area" || fact === "sdk" ? statedPath : stated;
    const silent = service.facts.includes(fact) && find(program, key, operation) === undefined;
    if (silent) reportDiagnostic(program, { code, format, target: operation });
  }
  const roles = stated<string[]>(program, stateKeys.role, operation) ?? [];
  if (roles.includes("anyone") && roles.length > 1) {
    reportDiagnostic(program, { code: "anyone-else", format, target: operation });
  }
  const idempotent = program.stateMap(stateKeys.idempotent).has(operation);
  const verb = http.verb.toUpperCase();
  if (idempotent && verb !== "POST") {
    reportDiagnostic(program, { code: "idempotent-get", format: { ...format, verb }, target: operation });
  }
  const isEveryPost = service.facts.includes("idempotent-posts");
  if (!idempotent && verb === "POST" && isEveryPost) {
    reportDiagnostic(program, { code: "missing-idempotent", format, target: operation });
  }
  if (service.facts.includes("rateClass")) checkRateClass(program, http);
  if (service.facts.includes("idempotent")) checkIdempotency(program, http, entries);
  if (service.facts.includes("docs")) checkDocumented(program, http);
  checkOperationErrors(program, operation, entries);
  if (isList(program, operation)) checkPagination(program, http);
  checkInputs(program, http, service);
  checkPublished(program, operation, eventTypes);
  checkTriggers(program, http, entries);
}

/** What the documentation shows of an operation. */
function checkDocumented(program: Program, http: HttpOperation): void {
  const target = http.operation;
  const format = { op: target.name };
  const tags = getAllTags(program, target) ?? [];
  if (getSummary(program, target) === undefined)
    reportDiagnostic(program, { code: "missing-summary", format, target });
  if (tags.length === 0) reportDiagnostic(program, { code: "missing-tag", format, target });
  const hasJson = http.responses.some(({ statusCodes, responses }) =>
    responses.some(
      ({ body }) =>
        typeof statusCodes === "number" &&
        statusCodes < 300 &&
        body?.contentTypes.includes("application/json"),
    ),
  );
  if (hasJson && getOpExamples(program, target).length === 0)
    reportDiagnostic(program, { code: "missing-example", format, target });
}

const required = [
  ["access", "missing-access", stateKeys.access],
  ["role", "missing-role", stateKeys.role],
  ["rateClass", "missing-rate-class", stateKeys.rateClass],
  ["area", "missing-area", stateKeys.area],
  ["sdk", "missing-sdk", stateKeys.sdk],
] as const;

function successBody(http: HttpOperation): Type | undefined {
  const success = http.responses.find(({ statusCodes }) => statusCodes === 200);
  const body = success?.responses[0]?.body;
  return body?.bodyKind === "single" ? body.type : undefined;
}

function checkPagination(program: Program, http: HttpOperation): void {
  const target = http.operation;
  const op = target.name;
  const query = http.parameters.parameters.filter(({ type }) => type === "query").map(({ name }) => name);
  for (const param of ["limit", "cursor"]) {
    if (query.includes(param)) continue;
    reportDiagnostic(program, { code: "paginated-parameters", format: { op, param }, target });
  }
  const [paging] = getPagingOperation(program, target);
  const tokens = [paging?.input.continuationToken, paging?.output.continuationToken];
  if (tokens.map((token) => token?.property.name).join() !== "cursor,next_cursor")
    reportDiagnostic(program, { code: "paginated-token", format: { op }, target });
  const body = successBody(http);
  const names = body?.kind === "Model" ? allProperties(body).map(({ name }) => name) : [];
  if (!["data", "has_more", "next_cursor"].every((name) => names.includes(name))) {
    reportDiagnostic(program, { code: "paginated-envelope", format: { op }, target });
  }
}

function checkPublished(program: Program, operation: Operation, known: ReadonlySet<string>): void {
  const published = (program.stateMap(stateKeys.publishes).get(operation) as string[] | undefined) ?? [];
  for (const type of published.filter((candidate) => !known.has(candidate))) {
    reportDiagnostic(program, { code: "unknown-event", format: { type }, target: operation });
  }
}

/** Returns the values that the `status` of an operation's success can have. */
function statusesOf(http: HttpOperation): string[] {
  const bodies = http.responses
    .filter(({ statusCodes }) => typeof statusCodes === "number" && statusCodes < 300)
    .flatMap(({ responses }) =>
      responses.map(({ body }) => (body?.bodyKind === "single" ? body.type : undefined)),
    );
  return bodies.flatMap((body) => {
    const status =
      body?.kind === "Model" ? allProperties(body).find(({ name }) => name === "status") : undefined;
    const variants = status === undefined ? [] : returnVariants(status.type);
    return variants.flatMap((variant) => {
      if (variant.kind === "Enum")
        return [...variant.members.values()].map(({ value, name }) => String(value ?? name));
      return variant.kind === "String" ? [variant.value] : [];
    });
  });
}

function bodyFields(http: HttpOperation): string[] {
  const body = http.parameters.body?.bodyKind === "single" ? http.parameters.body.type : undefined;
  return body?.kind === "Model" ? allProperties(body).map(({ name }) => name) : [];
}

function checkTriggers(program: Program, http: HttpOperation, entries: ErrorEntry[]): void {
  const target = http.operation;
  const op = target.name;
  const triggers =
    (program.stateMap(stateKeys.sandboxTriggers).get(target) as SandboxTrigger[] | undefined) ?? [];
  const codes = errorModels(program, target).flatMap(
    (model) => entries.find((entry) => entry.model === model)?.code ?? [],
  );
  const outcomes = [...statusesOf(http), ...codes];
  for (const { field, outcome } of triggers) {
    if (!outcomes.includes(outcome))
      reportDiagnostic(program, { code: "sandbox-outcome", format: { op, outcome }, target });
    if (!bodyFields(http).includes(field))
      reportDiagnostic(program, { code: "sandbox-field", format: { op, field }, target });
  }
}

function checkUnique(program: Program, operations: ContractOperation[]): void {
  const seen = { area: new Set<string>(), sdk: new Set<string>() };
  for (const { area, sdk, type: target } of operations) {
    if (area !== "" && seen.area.has(area)) {
      reportDiagnostic(program, { code: "duplicate-area", format: { area }, target });
    }
    if (sdk !== "" && seen.sdk.has(sdk)) {
      reportDiagnostic(program, { code: "duplicate-sdk", format: { method: sdk }, target });
    }
    seen.area.add(area);
    seen.sdk.add(sdk);
  }
}

/** An id names one rule: written once, or derived once, never both. */
function checkRules(program: Program, operations: ContractOperation[], service: Service): void {
  const seen = new Map<string, DeclaredRule>();
  for (const { rule } of ruleSites(program)) {
    const { id, node: target } = rule;
    if (seen.has(id)) reportDiagnostic(program, { code: "duplicate-rule", format: { id }, target });
    else seen.set(id, rule);
  }
  const reach = readReach(operations);
  const derived = deriveRules(program, { operations, events: readEvents(program, service), reach });
  const sources = new Map<string, string>();
  for (const { id, text: from } of derived) {
    const target = seen.get(id)?.node;
    if (target !== undefined)
      reportDiagnostic(program, { code: "derived-rule", format: { id, from }, target });
    if (sources.has(id))
      reportDiagnostic(program, { code: "duplicate-rule", format: { id }, target: NoTarget });
    sources.set(id, from);
  }
}
