/** Rules `<operation>.trigger.<prefix>`: the effect of a reference's prefix on a test request. */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type ErrorCode, errorCatalogue, type OperationId, routes } from "../contract.ts";
import type { Idempotent } from "../operations.ts";
import { type Post, post } from "../posts.ts";
import { checkProcessingTime } from "../sandbox-time.ts";
import type { Exchange } from "../wire.ts";

type Routes = typeof routes;
type TriggerOf<Op extends OperationId> = Routes[Op]["sandboxTriggers"][number];
/** The operations with triggers. */
type Triggered = { [Op in Idempotent]: TriggerOf<Op> extends never ? never : Op }[Idempotent];

type Kebab<Name extends string> = Name extends `${infer One}_${infer Rest}` ? `${One}-${Kebab<Rest>}` : Name;
type TriggerName<Prefix extends string> = Prefix extends `${string}_${infer Rest}` ? Kebab<Rest> : never;
/** Derived from the contract in the same way as the rules themselves. */
type TriggerRule<Op extends Triggered> = {
  [Each in Op]: `${Routes[Each]["area"]}.trigger.${TriggerName<TriggerOf<Each>["prefix"]>}`;
}[Op];

const statusIn = (exchange: Exchange) => (exchange.json as { status?: unknown } | undefined)?.status;

/** Returns a POST that differs from the original only in its reference. */
const send = (
  t: Context,
  { operation, options }: Post,
  field: string,
  reference: string,
): Promise<Exchange> =>
  t.test.call(operation, { ...options, body: { ...(options.body as object), [field]: reference } });

/** Returns everything that a request could create or change: objects of every kind, and the balance. */
async function accountState(t: Context) {
  const newest = async (operation: "ordersList" | "eventsList") =>
    (await t.test.get(operation, { query: { limit: 10 } })).data.map(({ id }) => id);
  return {
    balancePaise: await t.test.balancePaise(),
    orders: await newest("ordersList"),
    events: await newest("eventsList"),
  };
}

async function checkError(t: Context, check: Checker, made: Post, trigger: TriggerOf<Triggered>) {
  const code = trigger.outcome as ErrorCode;
  const before = await accountState(t);
  for (const reference of [trigger.prefix, t.unique(`${trigger.prefix}-`)]) {
    const rejected = await send(t, made, trigger.field, reference);
    check.error(rejected, errorCatalogue[code].status, code, null, reference);
  }
  check.equal(await accountState(t), before, "balance, orders and events after the rejections");
  const plain = await send(t, made, trigger.field, t.unique("plain"));
  check.status(plain, made.first, "control: a plain reference");
  check.notEqual(
    await accountState(t),
    before,
    "control: the plain request changes balance, orders or events",
  );
}

async function checkStatus(t: Context, check: Checker, made: Post, trigger: TriggerOf<Triggered>) {
  for (const [reference, status] of [
    [trigger.prefix, trigger.outcome],
    [t.unique(`${trigger.prefix}-`), trigger.outcome],
    [t.unique(`x_${trigger.prefix}`), "completed"],
  ] as const) {
    const response = await send(t, made, trigger.field, reference);
    check.status(response, made.first, reference);
    check.equal(statusIn(response), status, `status after ${reference}`);
  }
}

/** Expects the object to be completed at the end of the sandbox's time. */
async function checkCompletion(t: Context, check: Checker, made: Post, trigger: TriggerOf<Triggered>) {
  const { read } = made;
  if (read === undefined) throw new Error(`${made.operation} needs the operation that reads what it creates`);
  await checkProcessingTime(t, check, async () => {
    const response = await send(t, made, trigger.field, t.unique(`${trigger.prefix}-`));
    const { id = "none" } = (response.json ?? {}) as { id?: string };
    return async () => [statusIn(await t.test.call(read, { path: { id } }))];
  });
}

function triggerCase<const Op extends Triggered>(operation: Op, trigger: TriggerOf<Triggered>) {
  const name = trigger.prefix.replace(/^[a-z]+_/, "").replaceAll("_", "-");
  const id = `${routes[operation].area}.trigger.${name}` as TriggerRule<Op>;
  const isError = trigger.outcome in errorCatalogue;
  const isProcessing = trigger.outcome === "processing";
  return rule(id, isError ? { quiet: true } : { waits: isProcessing }, async (t, check) => {
    const made = await post(t, operation);
    if (isError) await checkError(t, check, made, trigger);
    else await checkStatus(t, check, made, trigger);
    if (isProcessing) await checkCompletion(t, check, made, trigger);
  });
}

const triggered = (Object.keys(routes) as OperationId[]).filter(
  (operation): operation is Triggered => routes[operation].sandboxTriggers.length > 0,
);

export const cases = triggered.flatMap((operation) =>
  routes[operation].sandboxTriggers.map((trigger) => triggerCase(operation, trigger)),
);
