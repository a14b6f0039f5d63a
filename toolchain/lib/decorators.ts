/**
 * One function per `extern dec` of decorators.tsp. Each records its fact under its state key and rejects what is wrong
 * at that place alone; checks that need the whole contract are in validate.ts.
 */
import type {
  DecoratorContext,
  DiagnosticTarget,
  EnumMember,
  EnumValue,
  Interface,
  Model,
  ModelProperty,
  Namespace,
  Operation,
  Program,
  Type,
} from "@typespec/compiler";
import { setExtension } from "@typespec/openapi";
import { reportDiagnostic, stateKeys } from "./library.ts";

export type Level = "MUST" | "SHOULD" | "MAY";
export type Access = "key" | "test-key" | "none";
export type Fact =
  | "area"
  | "access"
  | "role"
  | "rateClass"
  | "idempotent"
  | "idempotent-posts"
  | "events"
  | "sdk"
  | "docs";
/** Of these words each contract has its own. */
export type Vocabulary = "observe" | "role" | "rateClass";
export type Retry = "never" | "same-key" | "after-fix";

export interface DeclaredRule {
  id: string;
  text: string;
  level: Level;
  observe: string;
  /** Statuses that no event records. */
  silent: EnumMember[];
  /** Where it is written: copies of a property share it, two rules with one id do not. */
  node: DiagnosticTarget;
}
export interface IdempotentFacts {
  /** Whether no request can find its key in progress. */
  immediate: boolean;
}
export interface SandboxTrigger {
  /** The field of the body that begins with the prefix. */
  field: string;
  prefix: string;
  outcome: string;
  effect: string;
}
export interface ErrorFacts {
  retry: Retry;
  /** What has to change first. */
  after?: string;
  fix: string;
  observe: string;
}
export interface EventFacts {
  stored: boolean;
  observe: string;
}
export interface StatusChange {
  /** Null for a new object. */
  from: string | null;
  to: string;
  when: string;
  event?: string;
  node: DiagnosticTarget;
}
export interface Limit {
  name: string;
  /** Of the namespace in which its constant is. */
  namespace: string;
  value: number | number[] | string;
  unit: string;
}

type EnumArgument = EnumValue | EnumMember | string;

const memberOf = (argument: EnumValue | EnumMember): EnumMember =>
  "valueKind" in argument ? argument.value : argument;

/** Converts an enum member to its string. */
function word<T extends string>(argument: EnumArgument | undefined, fallback?: T): T {
  if (argument === undefined) return fallback as T;
  if (typeof argument === "string") return argument as T;
  const member = memberOf(argument);
  return (member.value ?? member.name) as T;
}

/** Converts a word of the contract's own to its string, and keeps the enumeration that it is of. */
function ownWord(context: DecoratorContext, of: Vocabulary, argument: EnumValue | EnumMember): string {
  const member = Object(argument) === argument ? memberOf(argument) : undefined;
  if (member?.enum === undefined) {
    reportDiagnostic(context.program, { code: "no-word", format: { of }, target: context.decoratorTarget });
    return "";
  }
  const known = context.program.stateMap(stateKeys.vocabulary);
  const [first] = [...known].find(([, use]) => use === of) ?? [member.enum];
  if (first !== member.enum) {
    const format = { of, name: member.enum.name };
    reportDiagnostic(context.program, { code: "other-words", format, target: context.decoratorTarget });
  }
  known.set(first, of);
  return word(member);
}

const observation = (context: DecoratorContext, value: EnumValue | EnumMember | undefined): string =>
  value === undefined ? "http" : ownWord(context, "observe", value);

function $states(context: DecoratorContext, target: Namespace, ...facts: EnumArgument[]): void {
  context.program.stateMap(stateKeys.facts).set(
    target,
    facts.map((fact) => word<Fact>(fact)),
  );
}

function $closedBodies(context: DecoratorContext, target: Namespace): void {
  context.program.stateSet(stateKeys.closedBodies).add(target);
}

function append<T>(program: Program, key: symbol, target: Type, item: T): void {
  const map = program.stateMap(key);
  map.set(target, [...((map.get(target) as T[] | undefined) ?? []), item]);
}

const ruleId = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

interface RuleOptions {
  level?: EnumArgument;
  observe?: EnumValue;
  silent?: (EnumValue | EnumMember)[];
}

function $rule(
  context: DecoratorContext,
  target: Type,
  id: string,
  text: string,
  options: RuleOptions = {},
): void {
  if (!ruleId.test(id)) {
    reportDiagnostic(context.program, {
      code: "bad-rule-id",
      format: { id },
      target: context.decoratorTarget,
    });
  }
  append<DeclaredRule>(context.program, stateKeys.rules, target, {
    id,
    text,
    level: word(options.level, "MUST"),
    observe: observation(context, options.observe),
    silent: (options.silent ?? []).map(memberOf),
    node: context.decoratorTarget,
  });
}

function $area(context: DecoratorContext, target: Operation | Interface | Model, prefix: string): void {
  context.program.stateMap(stateKeys.area).set(target, prefix);
}

function $idempotent(
  context: DecoratorContext,
  target: Operation,
  options: Partial<IdempotentFacts> = {},
): void {
  const facts: IdempotentFacts = { immediate: options.immediate ?? false };
  context.program.stateMap(stateKeys.idempotent).set(target, facts);
}

function $access(context: DecoratorContext, target: Operation | Interface, who: EnumArgument): void {
  context.program.stateMap(stateKeys.access).set(target, word<Access>(who));
}

function $rateClass(context: DecoratorContext, target: Operation | Interface, limits: EnumMember): void {
  context.program.stateMap(stateKeys.rateClass).set(target, ownWord(context, "rateClass", limits));
}

function $role(context: DecoratorContext, target: Operation | Interface, ...roles: EnumMember[]): void {
  context.program.stateMap(stateKeys.role).set(
    target,
    roles.map((role) => ownWord(context, "role", role)),
  );
}

function $publishes(context: DecoratorContext, target: Operation, ...types: string[]): void {
  context.program.stateMap(stateKeys.publishes).set(target, types);
}

function $sandboxTriggers(
  context: DecoratorContext,
  target: Operation,
  field: string,
  outcomes: Record<string, Pick<SandboxTrigger, "outcome" | "effect">>,
): void {
  const triggers: SandboxTrigger[] = Object.entries(outcomes).map(([prefix, { outcome, effect }]) => ({
    field,
    prefix,
    outcome,
    effect,
  }));
  const known = context.program.stateMap(stateKeys.sandboxTriggers);
  if (known.has(target)) {
    const format = { op: target.name };
    reportDiagnostic(context.program, { code: "repeated-triggers", format, target: context.decoratorTarget });
  }
  known.set(target, triggers);
}

function $sdk(context: DecoratorContext, target: Operation | Interface, method: string): void {
  context.program.stateMap(stateKeys.sdk).set(target, method);
}

function $settles(context: DecoratorContext, target: Operation, waiting: EnumArgument): void {
  context.program.stateMap(stateKeys.settles).set(target, word(waiting));
}

function $emptyWhile(context: DecoratorContext, target: ModelProperty, status: EnumArgument): void {
  setExtension(context.program, target, "x-empty-while", word(status));
}

type ChangeOptions = Pick<StatusChange, "when" | "event">;

function $begins(context: DecoratorContext, target: EnumMember, options: ChangeOptions): void {
  recordChange(context, target, { from: null, to: String(target.value ?? target.name), ...options });
}

function $becomes(context: DecoratorContext, target: EnumMember, to: string, options: ChangeOptions): void {
  recordChange(context, target, { from: String(target.value ?? target.name), to, ...options });
}

function recordChange(
  { program, decoratorTarget: node }: DecoratorContext,
  target: EnumMember,
  change: Omit<StatusChange, "node">,
): void {
  append<StatusChange>(program, stateKeys.changes, target, { ...change, node });
}

interface ErrorOptions {
  retry: EnumArgument;
  after?: string;
  fix: string;
  observe?: EnumValue;
}

function $errorCase(context: DecoratorContext, target: Model, options: ErrorOptions): void {
  const facts: ErrorFacts = {
    retry: word(options.retry),
    ...(options.after !== undefined && { after: options.after }),
    fix: options.fix,
    observe: observation(context, options.observe),
  };
  context.program.stateMap(stateKeys.errorCase).set(target, facts);
}

interface EventOptions {
  stored?: boolean;
  observe?: EnumValue;
}

function $event(context: DecoratorContext, target: Model, options: EventOptions = {}): void {
  const facts: EventFacts = {
    stored: options.stored ?? true,
    observe: observation(context, options.observe),
  };
  context.program.stateMap(stateKeys.event).set(target, facts);
}

function $plainText(context: DecoratorContext, target: ModelProperty): void {
  setExtension(context.program, target, "x-plain-text", true);
}

function $clearable(context: DecoratorContext, target: ModelProperty): void {
  setExtension(context.program, target, "x-clearable", true);
}

// biome-ignore lint/suspicious/noExplicitAny: each decorator has its own argument types
type Implementation = (context: DecoratorContext, target: any, ...args: any[]) => void;

export const $decorators = {
  ContractToolchain: {
    states: $states,
    closedBodies: $closedBodies,
    rule: $rule,
    area: $area,
    idempotent: $idempotent,
    access: $access,
    rateClass: $rateClass,
    role: $role,
    publishes: $publishes,
    sandboxTriggers: $sandboxTriggers,
    sdk: $sdk,
    settles: $settles,
    begins: $begins,
    becomes: $becomes,
    emptyWhile: $emptyWhile,
    errorCase: $errorCase,
    event: $event,
    plainText: $plainText,
    clearable: $clearable,
  },
} satisfies Record<string, Record<string, Implementation>>;
