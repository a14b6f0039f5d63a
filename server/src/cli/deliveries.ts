// `partner-esim deliveries`: lists, shows and retries webhook deliveries.
import { limits } from "@partner-esim/generated/limits";
import { enums } from "@partner-esim/generated/portal/enums";
import type { Command } from "commander";
import { commandLine } from "../domain/accounts/audit-log.ts";
import { eventText } from "../domain/representations.ts";
import {
  deliveryNotFound,
  listDeliveries,
  readDelivery,
  retryDelivery,
} from "../domain/webhooks/deliveries.ts";
import type { DeliveryStatus } from "../domain/webhooks/delivery.ts";
import { endpointNotFound } from "../domain/webhooks/endpoint-problem.ts";
import { group, type Result, type Run } from "./command.ts";
import { withDelivery } from "./delivery.ts";
import { UsageFault } from "./faults.ts";
import { type DatabaseFlag, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { wholeNumber } from "./values.ts";
import { deliveryHeader, deliveryRow, done, toDeliveryResponse } from "./webhook-responses.ts";

interface ListFlags extends DatabaseFlag {
  status?: DeliveryStatus;
  limit: number;
}

const deliveriesHelp = `Webhook deliveries of the last ${limits.deliveryLogDays} days.`;
const statuses: readonly DeliveryStatus[] = enums.DeliveryStatus;

export function deliveriesCommands(program: Command, run: Run): void {
  const deliveries = group(program, "deliveries", deliveriesHelp);
  const command = (name: string, description: string) =>
    withDatabase(deliveries.command(name)).description(description).option("--json", "print JSON");

  command("list <endpoint>", "List an endpoint's deliveries, newest first.")
    .option("--status <status>", `only deliveries with this status: ${statuses.join(", ")}`, readStatus)
    .option("--limit <n>", "maximum number of rows", wholeNumber(1, 10_000), 50)
    .action(run(async (_context, endpoint: string, flags: ListFlags) => await list(endpoint, flags)));
  command("show <delivery>", "Show a delivery with its body.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await show(id, flags)),
  );
  command("retry <delivery>", "Retry a delivery now and show the result.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await retry(id, flags)),
  );
}

function readStatus(text: string): DeliveryStatus {
  const known = statuses.find((status) => status === text);
  if (known === undefined) throw new UsageFault(`--status must be one of ${statuses.join(", ")}`);
  return known;
}

async function list(endpoint: string, { status, limit, ...flags }: ListFlags): Promise<Result> {
  return await withSession(flags, async ({ store: { reads }, now }) => {
    const account = done((await reads.endpoints.accountOf(endpoint)) ?? endpointNotFound());
    const page = { after: null, limit };
    const found = done(await listDeliveries(reads, account, endpoint, { status }, page, now));
    const shown = found.slice(0, limit);
    return {
      json: { deliveries: shown.map(toDeliveryResponse), has_more: found.length > limit },
      text: table(deliveryHeader, shown.map(deliveryRow)),
    };
  });
}

async function show(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads }, now }) => {
    const account = done((await reads.deliveries.accountOf(id)) ?? deliveryNotFound());
    const { event, ...delivery } = done(await readDelivery(reads, account, id, now));
    const response = toDeliveryResponse(delivery);
    const pairs = Object.entries(response).map(([name, value]): [string, string] => [
      name,
      String(value ?? ""),
    ]);
    return {
      json: { ...response, body: JSON.parse(eventText(event)) },
      text: `${facts(pairs)}\n${eventText(event)}\n`,
    };
  });
}

async function retry(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withDelivery(flags, async ({ store, dispatcher, now }) => {
    const account = done((await store.reads.deliveries.accountOf(id)) ?? deliveryNotFound());
    done(await retryDelivery({ store }, account, id, commandLine, now));
    await dispatcher.runDue();
    const after = done(await readDelivery(store.reads, account, id, now));
    const { last_error, last_status, status } = toDeliveryResponse(after);
    return {
      failed: last_error !== null,
      json: toDeliveryResponse(after),
      text: facts([
        ["status", status],
        ["response", last_status === null ? "nothing" : String(last_status)],
        ["error", last_error ?? "none"],
      ]),
    };
  });
}
