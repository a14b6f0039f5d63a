// GitHub workflows and actions, parsed by GitHub's own parser: schema errors, and values with evaluated expressions.
import { registerHooks } from "node:module";
import type { TemplateParseResult } from "@actions/workflow-parser/templates/template-parse-result";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";

// The parser is written for bundlers: it imports its schemas without declaring them as JSON.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return found.url.endsWith(".json") ? { ...found, importAttributes: { type: "json" } } : found;
  },
});
const { data, Evaluator, Lexer, Parser } = await import("@actions/expressions");
const {
  isBasicExpression,
  isBoolean,
  isMapping,
  isNumber,
  isSequence,
  isString,
  NoOperationTraceWriter,
  parseWorkflow,
} = await import("@actions/workflow-parser");
const { convertActionTemplate, parseAction } = await import("@actions/workflow-parser/actions/index");
const { convertWorkflowTemplate } = await import("@actions/workflow-parser/model/convert");

/** A part of a document with unevaluated expressions. */
export type Part = TemplateToken;
/** The context of expressions: `{ inputs: { … }, steps: { … } }`. */
export type Scope = Record<string, unknown>;
export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };

const trace = new NoOperationTraceWriter();

export async function readWorkflow(name: string, content: string): Promise<Part> {
  const parsed = parseWorkflow({ name, content }, trace);
  if (parsed.value) await convertWorkflowTemplate(parsed.context, parsed.value);
  return rootOf(name, parsed);
}

export function readAction(name: string, content: string): Part {
  const parsed = parseAction({ name, content }, trace);
  if (parsed.value) convertActionTemplate(parsed.context, parsed.value);
  return rootOf(name, parsed);
}

function rootOf(name: string, { context, value }: TemplateParseResult): Part {
  const faults = context.errors.getErrors().map(({ message }) => message);
  if (faults.length > 0 || !value) throw new Error([`${name} is not valid:`, ...faults].join("\n  "));
  return value;
}

/** Returns the part at a path of keys; undefined if there is none. */
export function partAt(part: Part, ...path: string[]): Part | undefined {
  let found: Part | undefined = part;
  for (const name of path) found = found && isMapping(found) ? found.find(name) : undefined;
  return found;
}

export const itemsOf = (part: Part | undefined): Part[] => (part && isSequence(part) ? [...part] : []);

/** Returns the members of a mapping with their names. */
export const membersOf = (part: Part | undefined): [string, Part][] =>
  part && isMapping(part) ? [...part].map(({ key, value }) => [key.toString(), value]) : [];

/** Returns the value of a part, with its expressions evaluated. */
export function resolve(part: Part | undefined, scope: Scope): Value {
  if (!part) return null;
  if (isBasicExpression(part)) return evaluate(part.expression, scope);
  if (isMapping(part))
    return Object.fromEntries(membersOf(part).map(([name, value]) => [name, resolve(value, scope)]));
  if (isSequence(part)) return itemsOf(part).map((item) => resolve(item, scope));
  if (isString(part) || isNumber(part) || isBoolean(part)) return part.value;
  return null;
}

/** As text, for environments and scripts. */
export const textOf = (part: Part | undefined, scope: Scope): string => String(resolve(part, scope) ?? "");

/** The functions in step conditions, with their result for the job so far. */
const statusFunctions = new Map(
  Object.entries({
    always: () => true,
    success: (failed: boolean) => !failed,
    failure: (failed: boolean) => failed,
    cancelled: () => false,
  }),
);

/** Returns whether a step with this condition runs, after a failed step or after none. */
export function isMet(condition: string, scope: Scope, failed: boolean): boolean {
  const asksStatus = [...statusFunctions.keys()].some((name) => condition.includes(`${name}(`));
  return (asksStatus || !failed) && (condition === "" || Boolean(evaluate(condition, scope, failed)));
}

function evaluate(expression: string, scope: Scope, failed = false): Value {
  const functions = [...statusFunctions].map(([name, response]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(response(failed)),
  }));
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(scope), functions).parse();
  const context = JSON.parse(JSON.stringify(scope), data.reviver);
  const byName = new Map(functions.map((one) => [one.name, one]));
  const result = new Evaluator(parsed, context, byName).evaluate();
  return JSON.parse(JSON.stringify(result, data.replacer)) as Value;
}
