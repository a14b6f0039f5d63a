import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { EventContent } from "../parts/event-content.tsx";
import { Page } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { useParams } from "../router.tsx";

export default function Event() {
  const { id = "" } = useParams();
  const event = useLoad(() => ask(api.GET("/events/{id}", { params: { path: { id } } })), [id]);
  return (
    <Page
      title={event.data?.type ?? "Event"}
      back={{ to: "events", text: "Events" }}
      actions={event.data && <a href={`deliveries?event=${id}`}>Deliveries</a>}
    >
      <Read of={event}>
        {(shown) => (
          <EventContent
            event={shown}
            links={{ order: (order) => `orders/${order}`, esim: (iccid) => `esims/${iccid}` }}
          />
        )}
      </Read>
    </Page>
  );
}
