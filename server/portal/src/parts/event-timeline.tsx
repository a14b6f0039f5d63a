// The timeline of an order or eSIM, newest first: its moments, and the events that are still stored.
import { limits } from "@partner-esim/generated/limits";
import type { Mode } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { eventTones, nameOfEvent, type Tone } from "../labels.ts";
import { type Page, usePages } from "../load.ts";
import type { Event } from "./event-content.tsx";
import { Section } from "./page.tsx";
import { Empty, Read } from "./states.tsx";
import { More } from "./table.tsx";
import { When } from "./values.tsx";

export interface Moment {
  at: string;
  tone: Tone;
  title: ComponentChildren;
  detail?: ComponentChildren;
}

export interface EventPages {
  page: (id: string) => string;
  deliveries: (id: string) => string;
}

const eventPages = (account: string | undefined, mode: Mode): EventPages =>
  account === undefined
    ? { page: (id) => `events/${id}`, deliveries: (id) => `deliveries?event=${id}` }
    : {
        page: (id) => `accounts/${account}/events/${id}`,
        deliveries: (id) => `accounts/${account}?tab=webhooks&mode=${mode}&event=${id}`,
      };

/** @param account id of the account, for operators @param keys reload the events when they change */
export function EventTimeline({
  mode,
  account,
  moments,
  read,
  keys,
}: {
  mode: Mode;
  account?: string;
  moments: readonly Moment[];
  read: (cursor: string | undefined) => Promise<Page<Event>>;
  keys: readonly unknown[];
}) {
  const events = usePages(read, keys);
  const pages = eventPages(account, mode);
  return (
    <Section title="Timeline">
      <Read of={events}>
        {(data) => {
          const all = [...data.map((event) => toMoment(event, pages)), ...moments].toSorted((a, b) =>
            a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
          );
          return all.length === 0 ? (
            <Empty title="Nothing yet" />
          ) : (
            <ol class="timeline" aria-label="Timeline">
              {all.map(({ at, tone, title, detail }) => (
                <li key={`${at} ${title}`} class={tone}>
                  <span>{title}</span>
                  <span class="small quiet">
                    <When at={at} exact />
                    {detail && <> · {detail}</>}
                  </span>
                </li>
              ))}
            </ol>
          );
        }}
      </Read>
      <More of={events} />
      <p class="small quiet">
        Events are kept for {limits.eventRetentionDays} days.
        {mode === "live" && " Those about a live eSIM are recorded while an endpoint is enabled."}
      </p>
    </Section>
  );
}

const toMoment = ({ id, type, created }: Event, pages: EventPages): Moment => ({
  at: created,
  tone: eventTones[type],
  title: <a href={pages.page(id)}>{nameOfEvent(type)}</a>,
  detail: (
    <>
      {type}, <a href={pages.deliveries(id)}>deliveries</a>
    </>
  ),
});
