import { timestampOrNull, toTimestamp } from "../domain/values/timestamps.ts";
import type { Delivery } from "../domain/webhooks/delivery.ts";
import type { Endpoint } from "../domain/webhooks/endpoint.ts";
import { EndpointProblem } from "../domain/webhooks/endpoint-problem.ts";
import { Failure, UsageFault } from "./faults.ts";

/** Throws on a problem: wrong usage if a value caused it. */
export function done<T>(result: T): Exclude<T, EndpointProblem> {
  if (!(result instanceof EndpointProblem)) return result as Exclude<T, EndpointProblem>;
  const { param, message } = result;
  if (param !== undefined) throw new UsageFault(`--${param === "selection" ? "events" : param}: ${message}`);
  throw new Failure(message);
}

export function toEndpointResponse(endpoint: Endpoint) {
  return {
    id: endpoint.id,
    mode: endpoint.mode,
    url: endpoint.url,
    events: endpoint.selection ?? "all",
    enabled: endpoint.enabled,
    disabled_by: endpoint.disabledBy,
    disabled: timestampOrNull(endpoint.disabledAt),
    paused_until: timestampOrNull(endpoint.pauseMs > 0 ? endpoint.pausedUntil : null),
    failing_since: timestampOrNull(endpoint.failingSince),
    exhausted_in_row: endpoint.exhaustedInRow,
    created: toTimestamp(endpoint.createdAt),
  };
}

export function endpointFacts(endpoint: Endpoint): [string, string][] {
  const response = toEndpointResponse(endpoint);
  const { events } = response;
  return [
    ["id", response.id],
    ["mode", response.mode],
    ["url", response.url],
    ["events", typeof events === "string" ? events : events.join(", ")],
    ["state", stateOf(endpoint)],
    ["paused until", response.paused_until ?? "not paused"],
    ["failing since", response.failing_since ?? "not failing"],
    ["exhausted in a row", String(response.exhausted_in_row)],
    ["created", response.created],
  ];
}

export const endpointHeader = ["ENDPOINT", "MODE", "STATE", "EVENTS", "URL"];

export function endpointRow(endpoint: Endpoint): string[] {
  const { id, mode, url, selection } = endpoint;
  return [id, mode, stateOf(endpoint), selection === null ? "all" : String(selection.length), url];
}

function stateOf({ enabled, disabledBy, pauseMs, failingSince }: Endpoint): string {
  if (enabled && pauseMs > 0) return "paused";
  if (enabled) return failingSince === null ? "enabled" : "failing";
  return disabledBy === "person" ? "disabled" : "disabled by the service";
}

export function toDeliveryResponse(delivery: Delivery) {
  return {
    id: delivery.id,
    endpoint: delivery.endpointId,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    sequence: delivery.sequence,
    status: delivery.status,
    attempts: delivery.attempts,
    manual_retries: delivery.manualRetries,
    next_attempt: timestampOrNull(delivery.dueAt),
    last_attempt: timestampOrNull(delivery.lastAttemptAt),
    last_status: delivery.lastStatus,
    last_error: delivery.lastError,
    last_took_ms: delivery.lastTookMs,
    answer: delivery.response,
    created: toTimestamp(delivery.createdAt),
  };
}

export const deliveryHeader = ["DELIVERY", "STATUS", "ATTEMPTS", "RESPONSE", "EVENT", "CREATED", "ERROR"];

export function deliveryRow(delivery: Delivery): string[] {
  const response = toDeliveryResponse(delivery);
  const { id, status, attempts, last_status, event_type, created, last_error } = response;
  return [id, status, String(attempts), String(last_status ?? ""), event_type, created, last_error ?? ""];
}
