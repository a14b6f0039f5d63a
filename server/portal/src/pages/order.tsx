// One order: packages, traveller, eSIMs, and cancelling it.
import { api, ask } from "../api.ts";
import { useLoad, useReloads } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { OrderContent } from "../parts/order-content.tsx";
import { Page } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
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
            text="Its eSIMs are cancelled and it is refunded, provided that the supplier confirms that none has been used. This cannot be undone."
            act={async () => {
              order.put(await ask(api.POST("/orders/{id}/cancel", path)));
              say("Order cancelled.");
            }}
          />
        )
      }
    >
      <Read of={order}>{(shown) => <OrderContent order={shown} esimLinks />}</Read>
    </Page>
  );
}
