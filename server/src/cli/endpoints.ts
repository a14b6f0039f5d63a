// `endpoints`: webhook endpoints of accounts.
import { type Command, Option } from "commander";
import { existingAccount } from "../domain/accounts/administration.ts";
import { commandLine } from "../domain/accounts/audit-log.ts";
import type { Reads } from "../domain/ports.ts";
import { type Mode, modes } from "../domain/values/mode.ts";
import type { Endpoint } from "../domain/webhooks/endpoint.ts";
import { endpointNotFound } from "../domain/webhooks/endpoint-problem.ts";
import {
  createEndpoint,
  deleteEndpoint,
  rotateSecret,
  showSecret,
  updateEndpoint,
} from "../domain/webhooks/endpoints.ts";
import { sendPing } from "../domain/webhooks/pings.ts";
import { group, type Result, type Run } from "./command.ts";
import { type DeliverySession, withDelivery } from "./delivery.ts";
import { type DatabaseFlag, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { type Choice, orAbsent } from "./values.ts";
import { done, endpointFacts, endpointHeader, endpointRow, toEndpointResponse } from "./webhook-responses.ts";

interface CreateFlags extends DatabaseFlag {
  mode: Mode;
  url: string;
  events?: Choice<string[]>;
}

interface SetFlags extends DatabaseFlag {
  url?: string;
  events?: Choice<string[]>;
}

export function endpointsCommands(program: Command, run: Run): void {
  const endpoints = group(program, "endpoints", "Webhook endpoints of accounts.");
  const command = (name: string, description: string) =>
    withDatabase(endpoints.command(name)).description(description).option("--json", "print JSON");
  const eventTypes = orAbsent("all", (text) => text.split(/[\s,]+/).filter(Boolean));

  command("create <account>", "Register an endpoint and print its signing secret.")
    .addOption(
      new Option("--mode <mode>", "mode whose events it receives").choices(modes).makeOptionMandatory(),
    )
    .requiredOption("--url <url>", "URL of the endpoint")
    .option("--events <list>", "event types, such as order.completed,order.failed, or all", eventTypes)
    .action(run(async (_context, account: string, flags: CreateFlags) => await create(account, flags)));
  command("list <account>", "List an account's endpoints.").action(
    run(async (_context, account: string, flags: DatabaseFlag) => await list(account, flags)),
  );
  command("show <endpoint>", "Show an endpoint and its health.")
    .option("--secret", "show its signing secret instead")
    .action(
      run(async (_context, id: string, flags: DatabaseFlag & { secret?: boolean }) =>
        flags.secret ? await secret(id, flags) : await show(id, flags),
      ),
    );
  command("set <endpoint>", "Change an endpoint's URL or event types.")
    .option("--url <url>", "new URL, for pending events too")
    .option("--events <list>", "event types to receive from now on; all for every type", eventTypes)
    .action(
      run(async (_context, id: string, { url, events, ...flags }: SetFlags) =>
        update(id, flags, { url, selection: events === undefined ? undefined : events.value }),
      ),
    );
  for (const enabled of [true, false]) {
    const description = enabled
      ? "Enable an endpoint: it receives later events."
      : "Disable an endpoint; its pending deliveries fail.";
    command(`${enabled ? "enable" : "disable"} <endpoint>`, description).action(
      run(async (_context, id: string, flags: DatabaseFlag) => await update(id, flags, { enabled })),
    );
  }
  command("delete <endpoint>", "Delete an endpoint; its pending deliveries fail.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await remove(id, flags)),
  );
  command("rotate-secret <endpoint>", "Rotate an endpoint's signing secret and print the new one.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await rotate(id, flags)),
  );
  command("ping <endpoint>", "Send a test event and show its response.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await ping(id, flags)),
  );
}

async function create(account: string, flags: CreateFlags): Promise<Result> {
  return await withDelivery(flags, async ({ store, webhooks, now }) => {
    const { n } = await existingAccount(store.reads, account);
    const input = { mode: flags.mode, url: flags.url, selection: flags.events?.value ?? null };
    const made = done(await createEndpoint(webhooks, n, input, commandLine, now));
    const { secret, endpoint } = made;
    return {
      json: { ...toEndpointResponse(endpoint), secret },
      text: `${facts(endpointFacts(endpoint))}\n${secret}\n`,
    };
  });
}

async function list(account: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads } }) => {
    const endpoints = await reads.endpoints.ofAccount((await existingAccount(reads, account)).n);
    return {
      json: { endpoints: endpoints.map(toEndpointResponse) },
      text: table(endpointHeader, endpoints.map(endpointRow)),
    };
  });
}

async function ownerOf(reads: Reads, id: string): Promise<number> {
  return done((await reads.endpoints.accountOf(id)) ?? endpointNotFound());
}

function endpointResult(endpoint: Endpoint): Result {
  return { json: toEndpointResponse(endpoint), text: facts(endpointFacts(endpoint)) };
}

async function show(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads } }) => {
    return endpointResult(
      done((await reads.endpoints.byId(await ownerOf(reads, id), id)) ?? endpointNotFound()),
    );
  });
}

async function secret(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withDelivery(flags, async ({ store, webhooks, now }) => {
    const shown = done(await showSecret(webhooks, await ownerOf(store.reads, id), id, commandLine, now));
    return { json: { id, secret: shown }, text: shown };
  });
}

async function update(
  id: string,
  flags: DatabaseFlag,
  change: Parameters<typeof updateEndpoint>[3],
): Promise<Result> {
  return await withDelivery(flags, async ({ store, webhooks, now }) => {
    const account = await ownerOf(store.reads, id);
    return endpointResult(done(await updateEndpoint(webhooks, account, id, change, commandLine, now)));
  });
}

async function remove(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store, now }) => {
    const account = await ownerOf(store.reads, id);
    const { url } = done(await deleteEndpoint({ store }, account, id, commandLine, now));
    return { json: { id, deleted: true }, text: `deleted ${id} (${url})` };
  });
}

async function rotate(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withDelivery(flags, async ({ store, webhooks, now }) => {
    const made = done(await rotateSecret(webhooks, await ownerOf(store.reads, id), id, commandLine, now));
    return { json: { id, secret: made }, text: made };
  });
}

/** A running service may send the ping before this process does. */
async function ping(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withDelivery(flags, async ({ store, webhooks, dispatcher, now }: DeliverySession) => {
    const account = await ownerOf(store.reads, id);
    const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    dispatcher.start();
    const result = done(await sendPing({ ...webhooks, sleep }, account, id, now));
    const { deliveryId, eventId, status, error, response, tookMs } = result;
    return {
      failed: error !== null,
      json: { delivery: deliveryId, event_id: eventId, status, error, response, took_ms: tookMs },
      text: facts([
        ["result", error ?? "accepted"],
        ["status", status === null ? "none" : String(status)],
        ["took", tookMs === null ? "nothing was sent" : `${tookMs} ms`],
        ["response", response ?? ""],
      ]),
    };
  });
}
