/** rules.ts and rules.json: every rule as data, sorted by id. */
import type { Contract, Rule } from "../contract.ts";
import { anyOf, banner, literalUnion, origin, source } from "./files.ts";

const types = (observe: string) => `
export interface Rule {
  readonly id: string;
  readonly level: "MUST" | "SHOULD" | "MAY";
  /** How it can be observed. */
  readonly observe: ${observe};
  readonly text: string;
  /** The operations that it applies to; \`*\` for all, empty if no operation shows it. */
  readonly operations: readonly (OperationId | "*")[];
  /** The errors that it is about. */
  readonly errors: readonly RouteError[];
  /** Written in the contract, or derived from its types. */
  readonly source: "declared" | "derived";
}
`;

function row({ id, level, observe, text, operations, errors, source: origin }: Rule) {
  return { id, level, observe, text, operations, errors, source: origin };
}

export function emitRules(contract: Contract): string {
  const { rules, vocabulary } = contract;
  const http = rules.filter(({ observe }) => observe === "http");
  const rows = rules.map((rule) => `  ${JSON.stringify(rule.id)}: ${source(row(rule), "  ")},\n`);
  return `${banner(contract, "the rules of the contract")}
import type { OperationId, RouteError } from "./routes.ts";
${types(anyOf(vocabulary.observe))}
${literalUnion(
  "RuleId",
  rules.map(({ id }) => id),
)}

/** The rules that requests with API keys alone can show. */
${literalUnion(
  "HttpRuleId",
  http.map(({ id }) => id),
)}

export const rules: Readonly<Record<RuleId, Rule>> = {
${rows.join("")}};
`;
}

export function emitRulesJson(contract: Contract): string {
  const { rules } = contract;
  const generated = `${origin(contract)}: the rules of the contract. Do not edit.`;
  return `${JSON.stringify({ generated, rules: rules.map(row) }, null, 2)}\n`;
}
