// One event: its object, and its content as recorded and sent.
import type { components } from "@partner-esim/generated/portal/types";
import { nameOfEvent } from "../labels.ts";
import { modeNames } from "../mode.ts";
import { Section } from "./page.tsx";
import { Copyable, CopyButton, Fact, Facts, Id, When } from "./values.tsx";

export type Event = components["schemas"]["Event"];

export interface EventLinks {
  order: (id: string) => string;
  esim: (iccid: string) => string;
}

export function EventContent({ event, links }: { event: Event; links: EventLinks }) {
  const text = JSON.stringify(event, null, 2);
  return (
    <>
      <Facts>
        <Fact name="What happened">{nameOfEvent(event.type)}</Fact>
        <Fact name="When">
          <When at={event.created} exact />
        </Fact>
        <Fact name="Number">
          {event.sequence}, {modeNames[event.mode].toLowerCase()}
        </Fact>
        <About event={event} links={links} />
        <Fact name="Id" broad>
          <Copyable text={event.id} what="Event id" />
        </Fact>
      </Facts>
      <Section title="Content" actions={<CopyButton text={text} what="Content" />}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{text}</pre>
      </Section>
    </>
  );
}

function About({ event: { data }, links }: { event: Event; links: EventLinks }) {
  if ("iccid" in data)
    return (
      <Fact name="eSIM">
        <Id id={data.iccid} to={links.esim(data.iccid)} />
      </Fact>
    );
  if ("id" in data)
    return (
      <Fact name="Order">
        <Id id={data.id} to={links.order(data.id)} />
      </Fact>
    );
  return null;
}
