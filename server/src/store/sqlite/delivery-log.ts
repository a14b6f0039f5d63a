// The delivery log over all endpoints of a ledger, deleted ones included, in SQLite. Pages go by sequence, as the
// deliveries of one event lie close together.
import type { Database } from "better-sqlite3";
import type { PageRequest } from "../../domain/ports.ts";
import type { Delivery } from "../../domain/webhooks/deliveries.ts";
import type { LogFilter } from "../../domain/webhooks/delivery-log.ts";
import { type DeliveryRow, shownDelivery, statusConditions, toDelivery } from "./deliveries.ts";
import { prepare, type Statement, type Value } from "./statements.ts";

export function deliveryLogReads(db: Database) {
  const statements = new Map<string, Statement<DeliveryRow>>();
  const statementOf = (condition: string): Statement<DeliveryRow> => {
    let statement = statements.get(condition);
    if (!statement) {
      statement = prepare<DeliveryRow>(
        db,
        `${shownDelivery} where d.ledger = $1 and d.created_at >= $2 and (d.sequence, d.n) < ($3, $4)
         and ${condition} order by d.sequence desc, d.n desc limit $5`,
      );
      statements.set(condition, statement);
    }
    return statement;
  };
  return {
    deliveryLog: async (
      ledger: number,
      { endpointId, status, eventId, notBefore }: LogFilter & { notBefore: number },
      { after, limit }: PageRequest,
    ): Promise<Delivery[]> => {
      const conditions = [status === undefined ? "true" : statusConditions[status]];
      const most = Number.MAX_SAFE_INTEGER;
      const values: Value[] = [ledger, notBefore, after?.at ?? most, after?.n ?? most, limit + 1];
      if (endpointId !== undefined) conditions.push(`p.id = $${values.push(endpointId)}`);
      if (eventId !== undefined) {
        conditions.push(
          `d.sequence = (select sequence from events where id = $${values.push(eventId)} and ledger = d.ledger)`,
        );
      }
      return statementOf(conditions.join(" and "))
        .all(...values)
        .map(toDelivery);
    },
  };
}
