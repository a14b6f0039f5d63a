/**
 * The declared rules. A property that is spread into several models takes its rules with it: such copies are one rule,
 * identified by its place in the source, and apply to every operation that reaches one of them.
 */
import type { DiagnosticTarget, Program, Type } from "@typespec/compiler";
import type { ContractOperation, Rule } from "../contract.ts";
import type { DeclaredRule } from "../decorators.ts";
import { stateKeys } from "../library.ts";

export interface RuleSite {
  rule: DeclaredRule;
  targets: Type[];
}

/** Returns every place where a rule is written, with the types that carry it. */
export function ruleSites(program: Program): RuleSite[] {
  const sites = new Map<DiagnosticTarget, RuleSite>();
  for (const [target, rules] of program.stateMap(stateKeys.rules) as Map<Type, DeclaredRule[]>) {
    for (const rule of rules) {
      const site = sites.get(rule.node);
      if (site === undefined) sites.set(rule.node, { rule, targets: [target] });
      else site.targets.push(target);
    }
  }
  return [...sites.values()];
}

/** Returns every type in an operation's parameters and responses. */
function reachable(operation: ContractOperation): Set<Type> {
  const seen = new Set<Type>();
  const visit = (type: Type | undefined): void => {
    if (type === undefined || seen.has(type)) return;
    seen.add(type);
    switch (type.kind) {
      case "Model":
        visit(type.baseModel);
        visit(type.sourceModel);
        for (const { model } of type.sourceModels) visit(model);
        visit(type.indexer?.value);
        for (const property of type.properties.values()) visit(property);
        break;
      case "ModelProperty":
        visit(type.sourceProperty);
        visit(type.type);
        break;
      case "Union":
        for (const variant of type.variants.values()) visit(variant);
        break;
      case "UnionVariant":
        visit(type.type);
        break;
      case "Enum":
        for (const member of type.members.values()) visit(member);
        break;
      default:
    }
  };
  visit(operation.type.parameters);
  visit(operation.type.returnType);
  seen.add(operation.type);
  return seen;
}

/** Returns the ids of the operations whose parameters or responses contain one of some types. */
export type Reach = (targets: Type[]) => string[];

export function readReach(operations: ContractOperation[]): Reach {
  const reach = operations.map((operation) => ({ id: operation.id, types: reachable(operation) }));
  return (targets) =>
    reach.filter(({ types }) => targets.some((target) => types.has(target))).map(({ id }) => id);
}

export function readRules(program: Program, reach: Reach): Rule[] {
  return ruleSites(program).map(({ rule, targets }) => {
    // A namespace without operations only groups rules, such as those of webhooks: they apply to no operation.
    const everywhere = targets.some((target) => target.kind === "Namespace" && target.operations.size > 0);
    return {
      id: rule.id,
      level: rule.level,
      observe: rule.observe,
      text: rule.text,
      operations: everywhere ? ["*"] : reach(targets),
      errors: [],
      source: "declared",
    };
  });
}
