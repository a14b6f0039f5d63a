// What support reads and changes across accounts, in SQLite.
import type { Database } from "better-sqlite3";
import { type EsimRow, selectEsim, toEsim } from "./esims.ts";
import { type OrderRow, orNull, selectOrder, toOrder } from "./orders.ts";
import { prepare } from "./statements.ts";

export function supportReads(db: Database) {
  const order = prepare<OrderRow>(db, `${selectOrder} where o.id = $1`);
  const esim = prepare<EsimRow>(db, `${selectEsim} where e.iccid = $1`);
  return {
    orderAnywhere: async (id: string) => orNull(order.get(id), toOrder),
    esimAnywhere: async (iccid: string) => orNull(esim.get(iccid), toEsim),
  };
}

export function supportWrites(db: Database) {
  const erase = prepare(db, "update orders set customer_name = null, customer_email = null where n = $1");
  return {
    eraseCustomer: async (order: number) => {
      erase.run(order);
    },
  };
}
