/** Rules `<operation>.<field>.kept`: a value sent in a field is in the response, and in the object when it is read later. */
import { type Case, rule } from "../case.ts";
import { type OperationId, type Route, routes, rules } from "../contract.ts";
import type { Idempotent } from "../operations.ts";
import { post } from "../posts.ts";
import { sampleValue } from "../sample-values.ts";

type Routes = typeof routes;
type FieldOf<Op extends OperationId> = Routes[Op]["keptFields"][number];
type Keeping = { [Op in OperationId]: FieldOf<Op> extends never ? never : Op }[OperationId] & Idempotent;

type Kebab<Name extends string> = Name extends `${infer One}_${infer Rest}` ? `${One}-${Kebab<Rest>}` : Name;
/** Derived from the contract in the same way as the rules themselves. */
type KeptRule = { [Op in Keeping]: `${Routes[Op]["area"]}.${Kebab<FieldOf<Op>>}.kept` }[Keeping];

function keptCase(operation: Keeping, field: string): Case<KeptRule> {
  const id = `${routes[operation].area}.${field.replaceAll("_", "-")}.kept` as KeptRule;
  return rule(id, {}, async (t, check) => {
    const { options, first } = await post(t, operation);
    const { [field]: ofRow, ...others } = options.body as Record<string, unknown>;
    const value = ofRow ?? sampleValue(operation, field, t.unique("kept"));
    if (value === undefined) throw new Error(`posts.ts has no value for ${field} of ${operation}`);
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

const keeping = (Object.keys(routes) as OperationId[]).filter(
  (operation): operation is Keeping => routes[operation].keptFields.length > 0,
);

export const cases = keeping.flatMap((operation) =>
  routes[operation].keptFields.map((field) => keptCase(operation, field)),
);
