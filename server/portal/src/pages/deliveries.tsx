// The delivery log of the current mode, over all endpoints.

import { mode } from "../mode.ts";
import { DeliveryList } from "../parts/delivery-list.tsx";
import { Page } from "../parts/page.tsx";
import { useFilter } from "../router.tsx";

export default function Deliveries() {
  const [event] = useFilter("event");
  return (
    <Page title={event ? `Deliveries of ${event}` : "Deliveries"}>
      <DeliveryList mode={mode.value} {...(event && { event })} />
    </Page>
  );
}
