// The delivery log of the present mode, over all endpoints.
import { useLocation } from "preact-iso/router";
import { mode } from "../mode.ts";
import { DeliveryList } from "../parts/delivery-list.tsx";
import { Page } from "../parts/page.tsx";

export default function Deliveries() {
  const { event } = useLocation().query;
  return (
    <Page title={event ? `Deliveries of ${event}` : "Deliveries"}>
      <DeliveryList mode={mode.get()} {...(event && { event })} />
    </Page>
  );
}
