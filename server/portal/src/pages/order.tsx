// One order: packages, traveller, eSIMs, and cancelling it.
import { api, ask } from "../api.ts";
import { useLoad, useReloads } from "../load.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { EventTimeline } from "../parts/event-timeline.tsx";
import { OrderContent } from "../parts/order-content.tsx";
import { orderMoments } from "../parts/order-moments.tsx";
import { Page } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { Amount } from "../parts/values.tsx";
import { useParams } from "../router.tsx";
import { may } from "../session.ts";

const watchMs = 4000;

export default function Order() {
  const { id = "" } = useParams();
  const path = { params: { path: { id } } };
  const order = useLoad(() => ask(api.GET("/orders/{id}", path)), [id]);
  const { data } = order;
  useReloads(order, data?.status === "processing", watchMs);
  return (
    <Page
      title={data ? `Order ${data.number}` : "Order"}
      back={{ to: "orders", text: "Orders" }}
      actions={
        data?.cancellable &&
        may("ordersCancel") && (
          <Confirm
            label="Cancel the order"
            title={`Cancel order ${data.number}?`}
            text={
              <>
                Its eSIMs stop working. Once the supplier has confirmed that none has been used,{" "}
                <Amount of={data.cancel_refund} /> comes back to your {modeNames[data.mode].toLowerCase()}{" "}
                balance. This cannot be undone.
              </>
            }
            act={async () => {
              order.put(await ask(api.POST("/orders/{id}/cancel", path)));
              say("Order cancelled.");
            }}
          />
        )
      }
    >
      <Read of={order}>
        {(shown) => (
          <OrderContent order={shown} esimPage={(iccid) => `esims/${iccid}`}>
            <EventTimeline
              mode={shown.mode}
              moments={orderMoments(shown)}
              read={(cursor) =>
                ask(api.GET("/orders/{id}/events", { params: { path: { id }, query: { cursor } } }))
              }
              keys={[shown]}
            />
          </OrderContent>
        )}
      </Read>
    </Page>
  );
}
