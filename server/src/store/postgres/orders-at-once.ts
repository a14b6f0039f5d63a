// Orders by their ids, each with its eSIMs, in one statement.
import type { OrderUnit, OrderWithUnits } from "../../domain/orders/order.ts";
import { type OrderRow, toOrder } from "../sql/orders.ts";
import { type Queries, storable } from "./prepared.ts";

export interface OrderKey {
  ledger: number;
  id: string;
}

interface Row extends OrderRow {
  position: number;
  iccids: string | null;
  statuses: string | null;
}

// Each order is looked up by its own index scan, however many rows the planner expects.
const text = `
  select k.position, o.*, l.mode, u.iccids, u.statuses
  from unnest($1::text[], $2::bigint[]) with ordinality k (id, ledger, position)
  cross join lateral (select * from orders where id = k.id and ledger = k.ledger limit 1) o
  join ledgers l on l.n = o.ledger
  cross join lateral (select string_agg(iccid, ',' order by n) as iccids, string_agg(status, ',' order by n) as statuses
    from esims where order_n = o.n) u`;

export const ordersAtOnce =
  (db: Queries) =>
  async (keys: readonly OrderKey[]): Promise<(OrderWithUnits | null)[]> => {
    const values = [keys.map(({ id }) => storable(id)), keys.map(({ ledger }) => ledger)];
    const { rows } = await db.query({ name: "orders at once", text, values });
    const orders = keys.map((): OrderWithUnits | null => null);
    for (const row of rows as Row[]) orders[row.position - 1] = { order: toOrder(row), esims: unitsOf(row) };
    return orders;
  };

function unitsOf({ iccids, statuses }: Row): OrderUnit[] {
  if (iccids === null || statuses === null) return [];
  const status = statuses.split(",");
  return iccids.split(",").map((iccid, i) => ({ iccid, status: status[i] as OrderUnit["status"] }));
}
