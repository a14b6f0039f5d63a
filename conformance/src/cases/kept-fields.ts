/** Rules `<operation>.<field>.kept`: a value sent in a field is in the response, and in the object when it is read later. */
import { type Case, rule } from "../case.ts";
import { type OperationId, type Route, routes, rules } from "../contract.ts";
import { type Keeping, type KeptRule, keepingOperations, keptRule } from "../operations.ts";
import { post } from "../posts.ts";
import { sampleValue } from "../sample-values.ts";

function keptCase(operation: Keeping, field: string): Case<KeptRule> {
  const id = keptRule(operation, field);
  return rule(id, {}, async (t, check) => {
    const { options, first } = await post(t, operation);
    const { [field]: ofRow, ...others } = options.body as Record<string, unknown>;
    const value = ofRow ?? sampleValue(operation, field, t.unique("kept"));
    if (value === undefined) throw new Error(`posts.ts needs a value for ${field} of ${operation}`);
    const created = await t.test.call(operation, { ...options, body: { ...others, [field]: value } });
    const body = (created.json ?? {}) as Record<string, unknown>;
    check.status(created, first, `with ${field}`);
    check.equal(body[field], value, `${field} in the response`, created);
    const [, read] = rules[id].operations as readonly OperationId[];
    if (read === undefined) return;
    const { pathParams }: Route = routes[read];
    const path = Object.fromEntries(pathParams.map((name) => [name, String(body[name])]));
    const later = await t.test.call(read, { path });
    check.equal((later.json as typeof body | undefined)?.[field], value, `${field} in ${read}`, later);
  });
}

export const cases = keepingOperations.flatMap((operation) =>
  routes[operation].keptFields.map((field) => keptCase(operation, field)),
);
