// What happened to an eSIM, newest first, as far as it is still stored.
import { limits } from "@partner-esim/generated/limits";
import type { Mode } from "@partner-esim/generated/portal/models";
import { eventTones, nameOfEvent } from "../labels.ts";
import { type Page, usePages } from "../load.ts";
import type { Event } from "./event-content.tsx";
import { Section } from "./page.tsx";
import { Empty, Read } from "./states.tsx";
import { More } from "./table.tsx";
import { When } from "./values.tsx";

/** @param pageOf the path of an event's page @param keys what events follow from */
export function EventTimeline({
  mode,
  read,
  pageOf,
  keys,
}: {
  mode: Mode;
  read: (cursor: string | undefined) => Promise<Page<Event>>;
  pageOf: (id: string) => string;
  keys: readonly unknown[];
}) {
  const events = usePages(read, keys);
  return (
    <Section title="Events">
      <Read of={events}>
        {(data) =>
          data.length === 0 ? (
            <Empty title="No events" />
          ) : (
            <ol class="timeline" aria-label="Events">
              {data.map(({ id, type, created }) => (
                <li key={id} class={eventTones[type]}>
                  <a href={pageOf(id)}>{nameOfEvent(type)}</a>
                  <span class="small quiet">
                    <When at={created} exact /> · {type}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Read>
      <More of={events} />
      <p class="small quiet">
        Events are kept for {limits.eventRetentionDays} days.
        {mode === "live" && " Those about a live eSIM are recorded while an endpoint is enabled."}
      </p>
    </Section>
  );
}
