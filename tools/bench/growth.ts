// `npm run bench -- --only growth`: the cost of an order on PostgreSQL on this machine, and the requirements of
// docs/growth.md.
import { isInstalled } from "../../server/test/postgres-server.ts";
import { absoluteFigure, type Figure } from "./figure.ts";
import type { Cost } from "./growth/cost.ts";
import { type CostPace, measureCosts, type UnitCosts } from "./growth/costs.ts";
import { growthOf, type Line } from "./growth/model.ts";

export async function measureGrowth(folder: string, pace: CostPace): Promise<Figure[]> {
  if (!isInstalled) {
    console.error("not measured: PostgreSQL is not installed here");
    return [];
  }
  const costs = await measureCosts(folder, pace);
  return [...measured(costs), ...growthOf(costs)].map(({ what, unit, value }) =>
    absoluteFigure({ name: "growth", what, unit, bound: null }, [value]),
  );
}

function measured(costs: UnitCosts): Line[] {
  const of = (what: string, { nodeUs, postgresUs, walBytes, flushes, pages }: Cost): Line[] => [
    { what: `${what}: Node`, unit: "µs", value: nodeUs },
    { what: `${what}: PostgreSQL`, unit: "µs", value: postgresUs },
    { what: `${what}: write-ahead log`, unit: "B", value: walBytes },
    { what: `${what}: flushes`, unit: "", value: flushes },
    { what: `${what}: pages`, unit: "", value: pages },
  ];
  return [
    ...of("a purchase, one process", costs.purchase),
    ...of("a purchase, four processes", costs.sharedPurchase),
    ...of("GET /v1/orders/{id}", costs.read),
    ...of("GET /v1/orders?limit=25", costs.list),
    ...of("a delivery", costs.delivery),
    { what: "purchases of one process", unit: "1/s", value: costs.perSecond.one },
    { what: "purchases of four processes", unit: "1/s", value: costs.perSecond.four },
  ];
}
