// Webhook endpoints of an account. A change and its consequences are one transaction.
import { eventTypes, type StoredEventType } from "@partner-esim/generated/events";
import { limits } from "@partner-esim/generated/limits";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import { type Actor, addAuditEntry } from "../accounts/audit-log.ts";
import { announceDeferred } from "../esims/esim-events.ts";
import { lockEndpoint } from "../locks.ts";
import type { Store, Tx } from "../ports.ts";
import { newEndpointId } from "../values/ids.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import { dayMs } from "../values/timestamps.ts";
import { type AddressPolicy, checkReachable, type Resolve, type UrlProblem } from "./address.ts";
import type { Endpoint } from "./endpoint.ts";
import { EndpointProblem, endpointNotFound } from "./endpoint-problem.ts";
import { healthy } from "./health.ts";
import { newSigningSecret, type Sealing } from "./secrets.ts";

export interface WebhookContext {
  store: Store;
  random: Random;
  sealing: Sealing;
  resolve: Resolve;
  policy: AddressPolicy;
}

export interface EndpointInput {
  mode: Mode;
  url: string;
  selection: readonly string[] | null;
}

export interface EndpointChange {
  url?: string | undefined;
  selection?: readonly string[] | null | undefined;
  enabled?: boolean | undefined;
}

const notFound = endpointNotFound;
const { endpointsPerDay } = portalLimits;

export async function createEndpoint(
  { store, random, sealing, resolve, policy }: WebhookContext,
  account: number,
  input: EndpointInput,
  actor: Actor,
  now: number,
): Promise<
  | { endpoint: Endpoint; secret: string }
  | UrlProblem
  | EndpointProblem<"selection_invalid" | "too_many_endpoints" | "endpoints_per_day">
> {
  const selection = checkSelection(input.selection);
  if (selection instanceof EndpointProblem) return selection;
  const url = await checkReachable(input.url, policy, resolve);
  if (url instanceof EndpointProblem) return url;
  return await store.transaction(async (tx) => {
    const ledger = await tx.ledgers.lockOfAccount(account, input.mode);
    const current = (await tx.endpoints.ofAccount(account)).filter(({ mode }) => mode === input.mode);
    if (current.length >= limits.webhookEndpointsMax) {
      return new EndpointProblem(
        "too_many_endpoints",
        `There are ${limits.webhookEndpointsMax} ${input.mode} endpoints already; delete one first.`,
      );
    }
    // Deleted endpoints are kept with their deliveries, and lists read each of them.
    const oldest = await tx.endpoints.registeredAt(ledger.n, endpointsPerDay);
    if (oldest !== null && oldest + dayMs > now) {
      const message = `${endpointsPerDay} ${input.mode} endpoints were registered within 24 hours; change or enable an existing one instead.`;
      return new EndpointProblem("endpoints_per_day", message, { retryAt: oldest + dayMs });
    }
    const id = newEndpointId(random);
    const secret = newSigningSecret(random);
    const sealed = sealing.seal(secret, id);
    const { n } = await tx.endpoints.insert({
      id,
      ledger: ledger.n,
      url: input.url,
      selection,
      secret: sealed,
      createdAt: now,
      triedSequence: ledger.sequence,
    });
    const endpoint = await storedEndpoint(tx, n);
    await reachesFrom(tx, endpoint);
    await announceDeferred(tx, ledger.n, now, random);
    await addAuditEntry(tx, account, actor, "endpoint.created", id, now, input.url);
    return { endpoint, secret };
  });
}

/** A new URL applies from the next request, a new selection from the next event. */
export async function updateEndpoint(
  { store, random, resolve, policy }: WebhookContext,
  account: number,
  id: string,
  change: EndpointChange,
  actor: Actor,
  now: number,
): Promise<Endpoint | UrlProblem | EndpointProblem<"endpoint_not_found" | "selection_invalid">> {
  const selection = change.selection === undefined ? undefined : checkSelection(change.selection);
  if (selection instanceof EndpointProblem) return selection;
  if ((await store.reads.endpoints.byId(account, id)) === null) return notFound();
  if (change.url !== undefined) {
    const url = await checkReachable(change.url, policy, resolve);
    if (url instanceof EndpointProblem) return url;
  }
  return await store.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, account, id);
    if (!endpoint) return notFound();
    if (change.url !== undefined && change.url !== endpoint.url) {
      endpoint.url = change.url;
      await addAuditEntry(tx, account, actor, "endpoint.address_changed", id, now, change.url);
    }
    if (selection !== undefined) {
      endpoint.selection = selection;
      const text = selection === null ? "all events" : selection.join(", ");
      await addAuditEntry(tx, account, actor, "endpoint.selection_changed", id, now, text);
    }
    await tx.endpoints.update(endpoint);
    if (change.enabled === true && !endpoint.enabled) {
      await enable(tx, endpoint, actor, now);
      await announceDeferred(tx, endpoint.ledger, now, random);
    } else if (change.enabled === false && endpoint.enabled) {
      await disable(tx, endpoint, "person", now);
      await addAuditEntry(tx, account, actor, "endpoint.disabled", id, now, endpoint.url);
    } else if (selection !== undefined && endpoint.enabled) await reachesFrom(tx, endpoint);
    return await storedEndpoint(tx, endpoint.n);
  });
}

async function enable(tx: Tx, endpoint: Endpoint, actor: Actor, now: number): Promise<void> {
  Object.assign(endpoint, healthy, { enabled: true, disabledBy: null, disabledAt: null });
  await tx.endpoints.update(endpoint);
  await reachesFrom(tx, endpoint);
  await addAuditEntry(tx, endpoint.account, actor, "endpoint.enabled", endpoint.id, now, endpoint.url);
}

/** Pending deliveries fail, all but a first batch later by `failMore`. Later events create no deliveries. */
export async function disable(
  tx: Tx,
  endpoint: Endpoint,
  by: Endpoint["disabledBy"],
  now: number,
): Promise<void> {
  Object.assign(endpoint, { enabled: false, disabledBy: by, disabledAt: now });
  await endDelivery(tx, endpoint, "The endpoint was disabled.", now);
}

async function endDelivery(tx: Tx, endpoint: Endpoint, reason: string, now: number): Promise<void> {
  await failWaiting(tx, endpoint, reason, now);
  await reachesFrom(tx, endpoint);
}

export async function failWaiting(tx: Tx, endpoint: Endpoint, reason: string, now: number): Promise<void> {
  const { n, triedSequence } = endpoint;
  const until = (await tx.ledgers.byNumber(endpoint.ledger)).sequence;
  await tx.deliveryQueue.failRetries(n, reason, now);
  const before = await tx.deliveryQueue.failingOf(n);
  await tx.deliveryQueue.failPending({ endpoint: n, reason, after: before?.after ?? triedSequence, until });
  endpoint.triedSequence = until;
  endpoint.dueAt = null;
  await tx.endpoints.update(endpoint);
}

/** Continues what `failWaiting` left. Failing 100,000 deliveries at once would block everything else. */
export async function failMore(tx: Tx): Promise<void> {
  const next = await tx.deliveryQueue.nextFailing();
  if (next === null) return;
  await tx.endpoints.lock(next.endpoint);
  // Another process may have continued since.
  const failing = await tx.deliveryQueue.failingOf(next.endpoint);
  if (failing) await tx.deliveryQueue.failPending(failing);
}

export async function deleteEndpoint(
  { store }: Pick<WebhookContext, "store">,
  account: number,
  id: string,
  actor: Actor,
  now: number,
): Promise<Endpoint | EndpointProblem<"endpoint_not_found">> {
  return await store.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, account, id);
    if (!endpoint) return notFound();
    Object.assign(endpoint, { enabled: false, deletedAt: now });
    await endDelivery(tx, endpoint, "The endpoint was deleted.", now);
    await addAuditEntry(tx, account, actor, "endpoint.deleted", id, now, endpoint.url);
    return endpoint;
  });
}

export async function failWaitingOfAccount(tx: Tx, account: number, now: number): Promise<void> {
  for (const { n } of await tx.endpoints.ofAccount(account)) {
    const endpoint = await tx.endpoints.lock(n);
    if (endpoint) await failWaiting(tx, endpoint, "The account was deactivated.", now);
  }
}

export async function showSecret(
  { store, sealing }: Pick<WebhookContext, "store" | "sealing">,
  account: number,
  id: string,
  actor: Actor,
  now: number,
): Promise<string | EndpointProblem<"endpoint_not_found" | "secret_unshowable">> {
  return await store.transaction(async (tx) => {
    const endpoint = await tx.endpoints.byId(account, id);
    if (!endpoint) return notFound();
    const secret = sealing.open(endpoint.secret, id);
    if (secret === null) return secretUnshowable();
    await addAuditEntry(tx, account, actor, "endpoint.secret_shown", id, now);
    return secret;
  });
}

export function secretUnshowable(): EndpointProblem<"secret_unshowable"> {
  return new EndpointProblem(
    "secret_unshowable",
    "The signing secret cannot be read any more. Rotate it; until then deliveries wait.",
  );
}

/** The next request is signed with the new secret; deferred deliveries continue. */
export async function rotateSecret(
  { store, random, sealing }: Pick<WebhookContext, "store" | "random" | "sealing">,
  account: number,
  id: string,
  actor: Actor,
  now: number,
): Promise<string | EndpointProblem<"endpoint_not_found">> {
  return await store.transaction(async (tx) => {
    const endpoint = await lockEndpoint(tx, account, id);
    if (!endpoint) return notFound();
    const secret = newSigningSecret(random);
    endpoint.secret = sealing.seal(secret, id);
    await tx.endpoints.update(endpoint);
    await tx.deliveryQueue.bringForward([{ n: endpoint.n, at: now }]);
    await addAuditEntry(tx, account, actor, "endpoint.secret_rotated", id, now);
    return secret;
  });
}

/** Makes the endpoint receive events after the ledger's newest. */
async function reachesFrom(tx: Tx, endpoint: Endpoint): Promise<void> {
  const { sequence } = await tx.ledgers.lock(endpoint.ledger);
  await tx.endpoints.closePeriod(endpoint.n, sequence);
  if (endpoint.enabled) await tx.endpoints.openPeriod(endpoint.n, sequence, endpoint.selection);
  await tx.endpoints.countEnabled(endpoint.ledger);
}

async function storedEndpoint(tx: Tx, n: number): Promise<Endpoint> {
  const endpoint = await tx.endpoints.lock(n);
  if (!endpoint) throw new Error("an endpoint is gone within its own transaction");
  return endpoint;
}

/** Without `ping`, because test events ignore the selection. */
export const selectableTypes = eventTypes
  .filter(({ stored }) => stored)
  .map(({ type }) => type) as StoredEventType[];

function checkSelection(
  input: readonly string[] | null,
): StoredEventType[] | null | EndpointProblem<"selection_invalid"> {
  if (input === null) return null;
  const chosen = selectableTypes.filter((type) => input.includes(type));
  if (input.length > 0 && chosen.length === new Set(input).size) return chosen;
  return new EndpointProblem(
    "selection_invalid",
    `Choose among ${selectableTypes.join(", ")}; at least one.`,
    {
      param: "selection",
    },
  );
}
