/** The operations by their properties in the contract, so that a rule about a family covers every member. */
import { type OperationId, routes } from "./contract.ts";
import type { Objects } from "./fixtures.ts";

type Routes = typeof routes;

/** Operations that need an API key. */
export type Keyed = {
  [Op in OperationId]: Routes[Op]["access"] extends "none" ? never : Op;
}[OperationId];

/** Operations with an idempotency key. */
export type Idempotent = {
  [Op in OperationId]: Routes[Op]["idempotent"] extends true ? Op : never;
}[OperationId];

type KeptFieldOf<Op extends OperationId> = Routes[Op]["keptFields"][number];

/** Operations that return fields of the request as they were sent. */
export type Keeping = {
  [Op in OperationId]: KeptFieldOf<Op> extends never ? never : Op;
}[OperationId] &
  Idempotent;

type Dashed<Text extends string, Mark extends string> = Text extends `${infer One}${Mark}${infer Rest}`
  ? `${One}-${Dashed<Rest, Mark>}`
  : Text;

/** The operation's name in the ids of its error rules. */
export type RuleName<Op extends OperationId> = Dashed<Routes[Op]["area"], ".">;

export const ruleName = <Op extends OperationId>(operation: Op): RuleName<Op> =>
  routes[operation].area.replaceAll(".", "-") as RuleName<Op>;

export type KeptRule = {
  [Op in Keeping]: `${Routes[Op]["area"]}.${Dashed<KeptFieldOf<Op>, "_">}.kept`;
}[Keeping];

/** Returns the id of the rule that the contract derives for the field. */
export const keptRule = (operation: Keeping, field: string): KeptRule =>
  `${routes[operation].area}.${field.replaceAll("_", "-")}.kept` as KeptRule;

export const operationIds = Object.keys(routes) as OperationId[];

export const keyedOperations = operationIds.filter(
  (operation): operation is Keyed => routes[operation].access !== "none",
);
export const idempotentOperations = operationIds.filter(
  (operation): operation is Idempotent => routes[operation].idempotent,
);
export const keepingOperations = idempotentOperations.filter(
  (operation): operation is Keeping => routes[operation].keptFields.length > 0,
);
export const isIdempotent = (operation: OperationId): operation is Idempotent => routes[operation].idempotent;

/** Returns existing path values, so that a request fails only for the tested reason. */
export function pathOf(
  operation: OperationId,
  { orderId, packageId, iccid, topupId, eventId }: Objects,
): Record<string, string> {
  const collection = routes[operation].path.split("/")[2] ?? "";
  const ids: Record<string, string> = {
    orders: orderId,
    packages: packageId,
    topups: topupId,
    events: eventId,
  };
  return { iccid, id: ids[collection] ?? "" };
}
