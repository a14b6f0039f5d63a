/** Events for receivers, shaped like real ones, with the content that a test needs. */
import type { Event } from "@partner-esim/generated/models";

export function anEvent(type: Event["type"], sequence: number, data: object): Event {
  const id = `evt_${String(sequence).padStart(24, "0")}`;
  return { id, type, mode: "test", created: "2026-11-21T09:30:12Z", sequence, data } as Event;
}

export const orderCompleted = (sequence = 1041, id = "ord_test_5b1e0c9d7a24") =>
  anEvent("order.completed", sequence, {
    id,
    status: "completed",
    esims: [{ iccid: "8999999", status: "ready" }],
  });
