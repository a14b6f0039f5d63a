// A member's webhook endpoints and delivery log.
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { readDelivery, retryDelivery } from "../../domain/webhooks/deliveries.ts";
import { describeDelivery, type Logged, readLog } from "../../domain/webhooks/delivery-log.ts";
import type { Endpoint } from "../../domain/webhooks/endpoint.ts";
import { readEndpointFigures } from "../../domain/webhooks/endpoint-figures.ts";
import { EndpointProblem, endpointNotFound } from "../../domain/webhooks/endpoint-problem.ts";
import {
  createEndpoint,
  deleteEndpoint,
  type EndpointChange,
  rotateSecret,
  showSecret,
  updateEndpoint,
} from "../../domain/webhooks/endpoints.ts";
import { sendPing } from "../../domain/webhooks/pings.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { endpointRefusal } from "../refusals.ts";
import {
  toDeliveryDetailResponse,
  toDeliveryResponse,
  toEndpointPeriodResponse,
  toEndpointResponse,
} from "../responses.ts";
import type { PortalServices } from "../services.ts";

export function endpointHandlers({ store, webhooks, zone, time }: PortalServices) {
  const toResponse = (endpoint: Endpoint, now: number) =>
    toEndpointResponse(endpoint, webhooks.sealing.open(endpoint.secret, endpoint.id) !== null, now);

  const endpointsList: Handler<"endpointsList"> = async ({ caller, now }) => {
    const endpoints = await store.reads.endpoints.ofAccount(caller.account.n);
    return { status: 200, body: toJson({ data: endpoints.map((endpoint) => toResponse(endpoint, now)) }) };
  };

  const endpointsGet: Handler<"endpointsGet"> = async ({ caller, path, now }) => {
    const endpoint = await store.reads.endpoints.byId(caller.account.n, path.id);
    if (!endpoint) return endpointRefusal(endpointNotFound());
    return { status: 200, body: toJson(toResponse(endpoint, now)) };
  };

  const endpointsCreate: Handler<"endpointsCreate"> = async ({ caller, body, now }) => {
    const input = { mode: body.mode, url: body.url, selection: body.event_types ?? null };
    const made = await createEndpoint(webhooks, caller.account.n, input, caller.actor, now);
    if (made instanceof EndpointProblem) return endpointRefusal(made);
    return { status: 201, body: toJson({ endpoint: toResponse(made.endpoint, now), secret: made.secret }) };
  };

  const change = async (
    { caller, path, now }: OneOf<"endpointsUpdate" | "endpointsEnable" | "endpointsDisable">,
    input: EndpointChange,
  ) => {
    const changed = await updateEndpoint(webhooks, caller.account.n, path.id, input, caller.actor, now);
    if (changed instanceof EndpointProblem) return changed;
    return { status: 200 as const, body: toJson(toResponse(changed, now)) };
  };

  const endpointsUpdate: Handler<"endpointsUpdate"> = async (call) => {
    const { url, event_types: selection } = call.body;
    const changed = await change(call, { url, selection });
    return changed instanceof EndpointProblem ? endpointRefusal(changed) : changed;
  };

  const switchTo = (enabled: boolean) => async (call: OneOf<"endpointsEnable" | "endpointsDisable">) => {
    const changed = await change(call, { enabled });
    // `endpointNotFound` is the only possible error.
    return changed instanceof EndpointProblem ? endpointRefusal(endpointNotFound()) : changed;
  };
  const endpointsEnable: Handler<"endpointsEnable"> = switchTo(true);
  const endpointsDisable: Handler<"endpointsDisable"> = switchTo(false);

  const endpointsDelete: Handler<"endpointsDelete"> = async ({ caller, path, now }) => {
    const deleted = await deleteEndpoint(webhooks, caller.account.n, path.id, caller.actor, now);
    return deleted instanceof EndpointProblem ? endpointRefusal(deleted) : { status: 204, body: null };
  };

  const endpointsSecretGet: Handler<"endpointsSecretGet"> = async ({ caller, path, now }) => {
    const secret = await showSecret(webhooks, caller.account.n, path.id, caller.actor, now);
    return secret instanceof EndpointProblem
      ? endpointRefusal(secret)
      : { status: 200, body: toJson({ secret }) };
  };

  const endpointsSecretRotate: Handler<"endpointsSecretRotate"> = async ({ caller, path, now }) => {
    const secret = await rotateSecret(webhooks, caller.account.n, path.id, caller.actor, now);
    return secret instanceof EndpointProblem
      ? endpointRefusal(secret)
      : { status: 200, body: toJson({ secret }) };
  };

  const endpointsFigures: Handler<"endpointsFigures"> = async ({ caller, path, query, now }) => {
    const figures = await readEndpointFigures(store.reads, caller.account.n, path.id, query.span, zone, now);
    if (figures instanceof EndpointProblem) return endpointRefusal(figures);
    return { status: 200, body: toJson({ data: figures.map(toEndpointPeriodResponse) }) };
  };

  const endpointsPing: Handler<"endpointsPing"> = async ({ caller, path, query, now }) => {
    const context = { store, random: webhooks.random, sleep: time.sleep };
    const result = await sendPing(context, caller.account.n, path.id, now, query.event_type);
    if (result instanceof EndpointProblem) return endpointRefusal(result);
    const { deliveryId, eventId, status, error, response, tookMs } = result;
    const body = {
      delivery_id: deliveryId,
      event_id: eventId,
      delivered: error === null,
      http_status: status,
      error,
      answer: response,
      duration_ms: tookMs === null ? null : Math.round(tookMs),
    };
    return { status: 200, body: toJson(body) };
  };

  return {
    endpointsList,
    endpointsGet,
    endpointsCreate,
    endpointsUpdate,
    endpointsDelete,
    endpointsEnable,
    endpointsDisable,
    endpointsSecretGet,
    endpointsSecretRotate,
    endpointsPing,
    endpointsFigures,
  };
}

export function deliveryHandlers({ store, cursors, userAgent }: PortalServices) {
  const deliveriesList: Handler<"deliveriesList"> = async ({ caller, query, now }) => {
    const ledger = await store.reads.ledgers.ofAccount(caller.account.n, query.mode);
    const list = openList(cursors, "deliveriesList", ledger.n, query);
    if (list instanceof Refusal) return list;
    const filter = {
      endpointId: query.endpoint_id,
      status: query.status,
      eventId: query.event_id,
      eventType: query.event_type,
      since: query.since,
      until: query.until,
    };
    const logged = await readLog(store.reads, ledger, filter, list.page, now);
    const body = pageOf<Logged, Body<"deliveriesList">>(list, logged, toDeliveryResponse, ({ delivery }) => ({
      at: delivery.sequence,
      n: delivery.n,
    }));
    return { status: 200, body };
  };

  const shown = async ({ caller, path, now }: OneOf<"deliveriesGet" | "deliveriesRetry">) => {
    const account = caller.account.n;
    const delivery = await readDelivery(store.reads, account, path.id, now);
    if (delivery instanceof EndpointProblem) return endpointRefusal(delivery);
    const described = await describeDelivery(store.reads, account, delivery, userAgent, now);
    return { status: 200 as const, body: toJson(toDeliveryDetailResponse(described)) };
  };

  const deliveriesGet: Handler<"deliveriesGet"> = shown;

  const deliveriesRetry: Handler<"deliveriesRetry"> = async (call) => {
    const { account, actor } = call.caller;
    const requested = await retryDelivery({ store }, account.n, call.path.id, actor, call.now);
    return requested instanceof EndpointProblem ? endpointRefusal(requested) : await shown(call);
  };

  return { deliveriesList, deliveriesGet, deliveriesRetry };
}
