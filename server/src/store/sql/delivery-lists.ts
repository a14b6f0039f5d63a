// Lists of deliveries, newest first. A list with a filter by type or status merges one index range for each pair of
// them. A page is selected before it is joined with endpoints and events.
import { eventTypes } from "@partner-esim/generated/events";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Delivery, DeliveryFilter, DeliveryStatus } from "../../domain/webhooks/delivery.ts";
import type { LogFilter } from "../../domain/webhooks/store.ts";
import type { Connection, Statement, Value } from "./connection.ts";
import { type DeliveryRow, from, shown, toDelivery } from "./deliveries.ts";
import { firstEventSince } from "./events.ts";

type Owner = "ledger" | "endpoint";

interface Selection {
  owner: Owner;
  n: number;
  status?: DeliveryStatus | undefined;
  type?: string | undefined;
  /** Limits the list to one endpoint. */
  endpoint?: number | undefined;
  sequence?: number | undefined;
}

const storedTypes = eventTypes.filter(({ stored }) => stored).map(({ type }) => type);
const storedStatuses = ["pending", "retrying", "delivered", "failed"] as const;
const maxSequence = Number.MAX_SAFE_INTEGER;

/** An endpoint has one delivery per sequence. */
const owners = {
  ledger: { column: "ledger", order: "sequence desc, n desc", before: "(d.sequence, d.n) < (?, ?)" },
  endpoint: { column: "n", order: "sequence desc", before: "d.sequence < ?" },
} satisfies Record<Owner, object>;

/** Filtered here: in the statement, the condition would read all old deliveries to fill a page. */
const loggedOf = (rows: readonly DeliveryRow[], notBefore: number): Delivery[] =>
  rows.filter((row) => row.created_at >= notBefore).map(toDelivery);

export function deliveryLists(db: Connection) {
  const statements = new Map<string, Statement<DeliveryRow>>();
  const sending = (column: string) =>
    db.prepare<{ n: number }>(
      `select sending as n from endpoints where ${column} = $1 and sending is not null`,
    );
  const sendingOf = { ledger: sending(owners.ledger.column), endpoint: sending(owners.endpoint.column) };
  const firstEvent = firstEventSince(db);
  const endpointById = db.prepare<{ n: number }>("select n from endpoints where ledger = $1 and id = $2");
  const sequenceOf = db.prepare<{ sequence: number }>(
    "select sequence from events where ledger = $1 and id = $2",
  );

  const byNumbers = db.prepare<DeliveryRow>(
    `select ${shown} ${from} where ${db.dialect.isOneOf("d.n", "$1")} order by d.sequence desc, d.n desc`,
  );

  /** Numbers of deliveries in flight, whose stored status differs. */
  const sentNumbers = async ({ owner, n }: Selection): Promise<string> =>
    JSON.stringify((await sendingOf[owner].all(n)).map((row) => row.n));

  /** At most one delivery per endpoint. */
  const selectSent = async (selection: Selection, { after, limit }: PageRequest): Promise<DeliveryRow[]> => {
    const { type, endpoint, sequence } = selection;
    const rows = await byNumbers.all(await sentNumbers(selection));
    const isListed = (row: DeliveryRow) =>
      (type === undefined || row.event_type === type) &&
      (endpoint === undefined || row.endpoint === endpoint) &&
      (sequence === undefined || row.sequence === sequence) &&
      (after === null || row.sequence < after.at || (row.sequence === after.at && row.n < after.n));
    return rows.filter(isListed).slice(0, limit + 1);
  };

  const select = async (selection: Selection, page: PageRequest): Promise<DeliveryRow[]> => {
    if (selection.status === "sending") return await selectSent(selection, page);
    const { after, limit } = page;
    const { owner, n, status, endpoint, sequence } = selection;
    const { order, before } = owners[owner];
    const values: Value[] = [];
    const numbered = (condition: string, ...used: Value[]) => {
      let i = values.length;
      values.push(...used);
      return condition.replace(/\?/g, () => `$${++i}`);
    };
    const conditions = [numbered(`d.${owner} = ?`, n)];
    const at = after?.at ?? maxSequence;
    conditions.push(
      owner === "ledger" ? numbered(before, at, after?.n ?? maxSequence) : numbered(before, at),
    );
    if (endpoint !== undefined) conditions.push(numbered("d.endpoint = ?", endpoint));
    if (sequence !== undefined) conditions.push(numbered("d.sequence = ?", sequence));
    if (status !== undefined && status !== "delivered")
      conditions.push(numbered(`not (${db.dialect.isOneOf("d.n", "?")})`, await sentNumbers(selection)));
    const limited = numbered(`order by ${order} limit ?`, limit + 1);
    const rows = `select d.n, d.sequence from deliveries d where ${conditions.join(" and ")}`;
    const branches = branchesOf(rows, selection);
    // An unknown type selects nothing.
    if (branches.length === 0) return [];
    const merged =
      branches.length === 1 ? branches : branches.map((branch) => db.dialect.branch(branch, limited));
    const text = `select ${shown} ${from} join (${merged.join(" union all ")} ${limited}) page on page.n = d.n
       order by d.sequence desc, d.n desc`;
    let statement = statements.get(text);
    if (!statement) {
      statement = db.prepare<DeliveryRow>(text);
      statements.set(text, statement);
    }
    return await statement.all(...values);
  };

  /** Returns the page, which begins below the first event at or after `until`, or at its cursor if that is lower. */
  const pageUntil = async (ledger: number, until: number | undefined, page: PageRequest) => {
    if (until === undefined) return page;
    const before = await firstEvent(ledger, until);
    return page.after !== null && page.after.at < before ? page : { ...page, after: { at: before, n: 0 } };
  };

  return {
    ofEndpoint: async (
      endpoint: number,
      { status, notBefore }: DeliveryFilter & { notBefore: number },
      { after, limit }: PageRequest,
    ): Promise<Delivery[]> => {
      // The position is the sequence.
      const page = { limit, after: after && { at: after.n, n: 0 } };
      return loggedOf(await select({ owner: "endpoint", n: endpoint, status }, page), notBefore);
    },
    ofLedger: async (
      ledger: number,
      { endpointId, eventId, eventType: type, status, until, notBefore }: LogFilter & { notBefore: number },
      request: PageRequest,
    ): Promise<Delivery[]> => {
      const page = await pageUntil(ledger, until, request);
      const endpoint = endpointId === undefined ? undefined : await endpointById.get(ledger, endpointId);
      const event = eventId === undefined ? undefined : await sequenceOf.get(ledger, eventId);
      const isUnknown = (endpointId && !endpoint) || (eventId && !event);
      if (isUnknown) return [];
      const selection: Selection =
        event || !endpoint
          ? { owner: "ledger", n: ledger, status, type, endpoint: endpoint?.n, sequence: event?.sequence }
          : { owner: "endpoint", n: endpoint.n, status, type };
      return loggedOf(await select(selection, page), notBefore);
    },
  };
}

/**
 * Returns one branch without a filter by type or status, else a branch for each type and status that it lets pass.
 * Literals let the planner use statistics.
 */
function branchesOf(rows: string, { status, type, sequence }: Selection): string[] {
  if (status === undefined && type === undefined) return [rows];
  const statuses = status === undefined ? storedStatuses : [status];
  const types = type === undefined ? storedTypes : storedTypes.filter((one) => one === type);
  const ofTypes =
    type === undefined && sequence !== undefined ? [""] : types.map((one) => ` and d.event_type = '${one}'`);
  return ofTypes.flatMap((ofType) => statuses.map((one) => `${rows}${ofType} and d.status = '${one}'`));
}
