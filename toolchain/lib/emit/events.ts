/** events.ts: the event types and the discriminated union of the events. */
import type { Contract } from "../contract.ts";
import { banner, jsdoc, literalUnion } from "./files.ts";

export function emitEvents(contract: Contract): string {
  const { events } = contract;
  const rows = events.map(({ type, stored }) => `  { type: ${JSON.stringify(type)}, stored: ${stored} },\n`);
  const models = events.map(
    ({ name, doc }) => `${jsdoc(doc)}export type ${name} = components["schemas"]["${name}"];\n`,
  );
  const byType = events.map(({ type, name }) => `  ${JSON.stringify(type)}: ${name};\n`);
  return `${banner(contract, "the events")}
import type { components } from "./types.ts";

${literalUnion(
  "EventType",
  events.map(({ type }) => type),
)}

/** Every event type; those not stored are only sent. */
export const eventTypes = [
${rows.join("")}] as const satisfies readonly { type: EventType; stored: boolean }[];

/** The types of the events that can be read. */
export type StoredEventType = Extract<(typeof eventTypes)[number], { stored: true }>["type"];

${models.join("\n")}
export interface EventByType {
${byType.join("")}}

/** An event, discriminated by its \`type\`. */
export type Event = EventByType[EventType];
`;
}
