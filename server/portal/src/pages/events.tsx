import { limits } from "@partner-esim/generated/limits";
import type { EventType } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { eventTypes, wordsOf } from "../labels.ts";
import { usePages } from "../load.ts";
import { mode } from "../mode.ts";
import { Choice, Filters, Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Id, When } from "../parts/values.tsx";
import { useFilter } from "../router.tsx";

export default function Events() {
  const current = mode.value;
  const [type, setType] = useFilter("type");
  const events = usePages(
    (cursor) =>
      ask(
        api.GET("/events", {
          params: { query: { mode: current, cursor, ...(type && { type: type as EventType }) } },
        }),
      ),
    [type],
  );
  return (
    <Page title="Events">
      <Filters>
        <Choice
          label="Type"
          value={type}
          choose={setType}
          options={[["", "Any"], ...wordsOf(eventTypes).map((word) => [word, word] as const)]}
        />
      </Filters>
      <PagedTable
        of={events}
        caption="Events"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Event",
            cell: ({ id, type: name, sequence }) => (
              <>
                <a href={`events/${id}`}>{name}</a>
                <div class="small quiet">No. {sequence}</div>
              </>
            ),
          },
          { head: "Id", wide: true, cell: ({ id }) => <Id id={id} /> },
          { head: "When", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={
          <Empty title={type ? "No event of this type" : "No events yet"}>
            <p>
              Events of the last {limits.eventRetentionDays} days appear here, whether or not they are sent to
              an endpoint.
            </p>
          </Empty>
        }
      />
    </Page>
  );
}
