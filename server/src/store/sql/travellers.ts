// Finds and erases what names a traveller. Callers lock the ledgers.
import type {
  DatedPurchase,
  DatedTopup,
  TravellerOrder,
  TravellerText,
} from "../../domain/travellers/store.ts";
import type { Connection } from "./connection.ts";

const named = "(customer_name is not null or customer_email is not null or customer_ref is not null)";

interface OrderRow extends TravellerOrder {
  created_at: number;
  details: number;
}

interface TopupRow {
  n: number;
  ledger: number;
  created_at: number;
  details: number;
}

export function travellerReads(db: Connection) {
  const { isOneOf } = db.dialect;
  const having = (condition: string) =>
    db.prepare<TravellerOrder>(`select n, id, ledger, source from orders
       where ${isOneOf("ledger", "$1")} and ${condition} and n > $3 order by n limit $4`);
  const orders: Record<TravellerText, ReturnType<typeof having>> = {
    email: having("lower(customer_email) = $2 and customer_email is not null"),
    customer_ref: having("customer_ref = $2 and customer_ref is not null"),
  };
  const ordersAfter = db.prepare<OrderRow>(`select n, id, ledger, source, created_at,
       case when ${named} then 1 else 0 end as details from orders where n > $1 order by n limit $2`);
  const topupsAfter = db.prepare<TopupRow>(`select n, ledger, created_at,
       case when customer_ref is null then 0 else 1 end as details from topups where n > $1 order by n limit $2`);
  return {
    ordersOf: async (
      by: TravellerText,
      text: string,
      ledgers: readonly number[],
      after: number,
      limit: number,
    ) => await orders[by].all(JSON.stringify(ledgers), text, after, limit),
    ordersAfter: async (after: number, limit: number): Promise<DatedPurchase[]> =>
      (await ordersAfter.all(after, limit)).map(({ created_at, details, ...order }) => ({
        ...order,
        createdAt: created_at,
        hasDetails: details === 1,
      })),
    topupsAfter: async (after: number, limit: number): Promise<DatedTopup[]> =>
      (await topupsAfter.all(after, limit)).map(({ n, ledger, created_at, details }) => ({
        n,
        ledger,
        createdAt: created_at,
        hasDetails: details === 1,
      })),
  };
}

interface EventRow {
  n: number;
  ledger: number;
  sequence: number;
  data: string;
}

export function travellerWrites(db: Connection) {
  const { isOneOf, contains } = db.dialect;
  const eraseOrders =
    db.prepare(`update orders set customer_name = null, customer_email = null, customer_ref = null
     where ${isOneOf("n", "$1")} and ${named}`);
  const esimsOfOrders = `select n from esims where ${isOneOf("order_n", "$1")}`;
  const eraseEsims = db.prepare(
    `update esims set customer_ref = null where ${isOneOf("order_n", "$1")} and customer_ref is not null`,
  );
  const eraseTopupsOfOrders = db.prepare(
    `update topups set customer_ref = null where esim in (${esimsOfOrders}) and customer_ref is not null`,
  );
  const eraseTopups = db.prepare(
    `update topups set customer_ref = null where ${isOneOf("n", "$1")} and customer_ref is not null`,
  );
  const withReference = `select n, ledger, sequence, data from events where ${contains("data", `'"customer_ref":"'`)}`;
  const ofEsims = (esims: string) => `${withReference} and esim is not null and esim in (${esims})`;
  const eventsOfOrders = db.prepare<EventRow>(
    `${withReference} and order_n is not null and ${isOneOf("order_n", "$1")} union all ${ofEsims(esimsOfOrders)}`,
  );
  const eventsOfTopups = db.prepare<EventRow>(ofEsims(`select esim from topups where ${isOneOf("n", "$1")}`));
  const updateEvent = db.prepare("update events set data = $2 where n = $1");
  const deliveries = "select n from deliveries where ledger = $1 and sequence = $2";
  const eraseResponses = [
    db.prepare(
      "update deliveries set response = null where ledger = $1 and sequence = $2 and response is not null",
    ),
    ...["failed_attempts", "manual_deliveries"].map((table) =>
      db.prepare(
        `update ${table} set response = null
         where delivery in (${deliveries}) and delivery is not null and response is not null`,
      ),
    ),
  ];
  const eraseEvents = async (events: readonly EventRow[]) => {
    for (const { n, ledger, sequence, data } of events) {
      await updateEvent.run(n, JSON.stringify({ ...JSON.parse(data), customer_ref: null }));
      for (const statement of eraseResponses) await statement.run(ledger, sequence);
    }
  };
  return {
    eraseOrders: async (orders: readonly number[]) => {
      const numbers = JSON.stringify(orders);
      const erased = await eraseOrders.run(numbers);
      await eraseEsims.run(numbers);
      await eraseTopupsOfOrders.run(numbers);
      await eraseEvents(await eventsOfOrders.all(numbers));
      return erased;
    },
    eraseTopups: async (topups: readonly number[]) => {
      const numbers = JSON.stringify(topups);
      const erased = await eraseTopups.run(numbers);
      await eraseEvents(await eventsOfTopups.all(numbers));
      return erased;
    },
  };
}
