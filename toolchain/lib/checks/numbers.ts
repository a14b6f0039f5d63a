/** A number in a rule's text that is a limit is written as the constant, so that it changes with the limit. */
import type { Program } from "@typespec/compiler";
import { type Node, SyntaxKind } from "@typespec/compiler/ast";
import type { Service } from "../contract.ts";
import type { Limit } from "../decorators.ts";
import { reportDiagnostic } from "../library.ts";
import { readLimits } from "../read/limits.ts";
import { ruleSites } from "../read/rules.ts";

/** A number, perhaps with separators, and the word or two after it. */
const figure = /(?<![\w.$-])(\d[\d,]*)(?![\d.]*\d|\w|-)(?=((?:\s+[a-zA-Z]+){0,2}))/g;

export function checkNumbers(program: Program, service: Service): void {
  const limits = readLimits(program, service);
  for (const { rule } of ruleSites(program)) {
    const node = rule.node as Node;
    for (const text of literalTexts(node)) {
      for (const [, digits = "", after = ""] of text.matchAll(figure)) {
        const named = limits.filter((each) => isNamed(each, Number(digits.replaceAll(",", "")), after));
        if (named.length === 0) continue;
        const format = { number: digits, names: named.map(({ name }) => `\${${name}}`).join(" or ") };
        reportDiagnostic(program, { code: "number-of-limit", format, target: rule.node });
      }
    }
  }
}

/** The unit decides: 30 days are none of 30 requests. A number in the thousands needs no unit. */
function isNamed({ value, unit }: Limit, number: number, after: string): boolean {
  const noun = /^\w+/.exec(unit)?.[0].replace(/s$/, "") ?? "";
  return value === number && (number >= 1000 || new RegExp(`\\b${noun}s?\\b`, "i").test(after));
}

/** Returns the parts of a rule's text that are written out, without the constants between them. */
function literalTexts(node: Node): string[] {
  if (node.kind !== SyntaxKind.DecoratorExpression && node.kind !== SyntaxKind.AugmentDecoratorStatement)
    return [];
  const text = node.arguments[1];
  if (text?.kind === SyntaxKind.StringLiteral) return [text.value];
  if (text?.kind !== SyntaxKind.StringTemplateExpression) return [];
  return [text.head.value, ...text.spans.map(({ literal }) => literal.value)];
}
