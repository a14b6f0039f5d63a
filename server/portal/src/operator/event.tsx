import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { EventContent } from "../parts/event-content.tsx";
import { Page } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { useParams } from "../router.tsx";

const found = (id: string) => `support?id=${id}`;

export default function Event() {
  const { id = "", event_id = "" } = useParams();
  const path = { id, event_id };
  const event = useLoad(
    () => ask(api.GET("/operator/accounts/{id}/events/{event_id}", { params: { path } })),
    [id, event_id],
  );
  return (
    <Page
      title={event.data?.type ?? "Event"}
      back={{ to: `accounts/${id}`, text: "Account" }}
      actions={
        event.data && (
          <a href={`accounts/${id}?tab=webhooks&mode=${event.data.mode}&event=${event_id}`}>Deliveries</a>
        )
      }
    >
      <Read of={event}>
        {(shown) => <EventContent event={shown} links={{ order: found, esim: found }} />}
      </Read>
    </Page>
  );
}
