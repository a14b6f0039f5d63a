// The webhook receivers of the simulation: each has its own behaviour and records what reached it. They also detect
// what must never happen: two simultaneous requests to one endpoint.
import type { Outgoing } from "../../src/domain/webhooks/attempts.ts";
import type { Outcome } from "../../src/domain/webhooks/delivery.ts";
import type { Sender } from "../../src/webhooks/sender.ts";
import type { Life } from "./process.ts";

export type Mood = "well" | "failing" | "hanging" | "forgetful";

export class Receivers {
  /** Ids of the events that reached an endpoint, in the order in which they first did. */
  readonly heard = new Map<string, string[]>();
  readonly moods = new Map<string, Mood>();
  readonly faults: string[] = [];
  readonly #open = new Map<string, Life>();

  senderOf(life: Life): Sender {
    return {
      send: async (request) => {
        if (!life.alive) return await new Promise<never>(() => {});
        const before = this.#open.get(request.endpointId);
        if (before?.alive) this.faults.push(`two requests at once to ${request.endpointId}`);
        this.#open.set(request.endpointId, life);
        await new Promise((go) => setImmediate(go));
        const outcome = this.#receive(request);
        await new Promise((go) => setImmediate(go));
        if (!life.alive) return await new Promise<never>(() => {});
        this.#open.delete(request.endpointId);
        return outcome;
      },
      close: async () => {},
    };
  }

  #receive({ endpointId, eventId }: Outgoing): Outcome {
    const mood = this.moods.get(endpointId) ?? "well";
    if (mood === "hanging") return failure("no answer in time", null, 10_000);
    if (mood === "failing") return failure("status 500", 500, 20);
    const heard = this.heard.get(endpointId) ?? [];
    if (!heard.includes(eventId)) heard.push(eventId);
    this.heard.set(endpointId, heard);
    // It accepted the event, and its response is lost: it will get it again.
    if (mood === "forgetful") return failure("connection closed", null, 30);
    return { error: null, status: 200, response: "", signature: "t=1,v1=00", tookMs: 15 };
  }
}

const failure = (error: string, status: number | null, tookMs: number): Outcome => ({
  error,
  status,
  response: null,
  signature: null,
  tookMs,
});
