/** event-examples.ts: an example of each event, as the contract has it. */
import type { Contract } from "../contract.ts";
import { banner, source } from "./files.ts";

export function emitEventExamples(contract: Contract): string {
  const rows = contract.events.map(
    ({ type, example }) => `  ${JSON.stringify(type)}: ${source(example, "  ")},\n`,
  );
  return `${banner(contract, "an example of each event")}
import type { EventByType } from "./events.ts";

export const eventExamples: Readonly<EventByType> = {
${rows.join("")}};
`;
}
