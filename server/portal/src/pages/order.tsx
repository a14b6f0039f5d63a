// One order: what was bought for whom, what came of it, and cancelling it.
import type { StaffOrder } from "@partner-esim/generated/portal/models";
import { useEffect } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatCount } from "../format.ts";
import { esimStatuses, modeNames, orderStatuses } from "../labels.ts";
import { useLoad } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Amount, Copyable, Fact, Facts, Id, Status, When } from "../parts/values.tsx";
import { useParams } from "../router.tsx";
import { may } from "../session.ts";

const watchMs = 4000;

export default function Order() {
  const { id = "" } = useParams();
  const path = { params: { path: { id } } };
  const order = useLoad(() => ask(api.GET("/orders/{id}", path)), [id]);
  const { data } = order;
  useEffect(() => {
    if (data?.status !== "processing") return;
    const timer = setTimeout(order.reload, watchMs);
    return () => clearTimeout(timer);
  }, [data]);
  return (
    <Page
      title={data ? `Order ${data.number}` : "Order"}
      back={{ to: "/orders", text: "Orders" }}
      actions={
        data?.cancellable &&
        may("ordersCancel") && (
          <Confirm
            label="Cancel the order"
            title={`Cancel order ${data.number}?`}
            text="Its eSIMs are withdrawn and its money returns, provided that the network confirms that none has been used. This cannot be taken back."
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

export function OrderContent({ order, esimLinks }: { order: StaffOrder; esimLinks: boolean }) {
  return (
    <>
      <Facts>
        <Fact name="Status">
          <Status label={orderStatuses[order.status]} />
        </Fact>
        <Fact name="Total">
          <Amount of={order.total} />
        </Fact>
        <Fact name="Refunded">
          <Amount of={order.refunded} />
        </Fact>
        <Fact name="Balance after it">
          <Amount of={order.balance_after} />
        </Fact>
        <Fact name="Your reference">{order.customer_ref ?? <span class="quiet">None</span>}</Fact>
        <Fact name="Traveller">
          {order.customer ? (
            [order.customer.name, order.customer.email].filter(Boolean).join(", ")
          ) : (
            <span class="quiet">Nothing noted</span>
          )}
        </Fact>
        <Fact name="Placed">
          <When at={order.created} />, {order.source === "portal" ? "by hand" : "with an API key"},{" "}
          {modeNames[order.mode].toLowerCase()}
        </Fact>
        <Fact name="Id" broad>
          <Copyable text={order.id} what="Order id" />
        </Fact>
      </Facts>
      <Section title="Packages">
        <Table
          caption="Packages"
          rows={order.items}
          keyOf={({ package_id }) => package_id}
          columns={[
            { head: "Package", cell: ({ package_id }) => <Id id={package_id} /> },
            { head: "Units", numeric: true, cell: ({ quantity }) => formatCount(quantity) },
          ]}
        />
      </Section>
      <Section title="eSIMs">
        {order.esims.length === 0 ? (
          <Empty title={order.status === "processing" ? "On their way" : "None was issued"} />
        ) : (
          <Table
            caption="eSIMs"
            rows={order.esims}
            keyOf={({ iccid }) => iccid}
            columns={[
              {
                head: "ICCID",
                cell: ({ iccid }) => <Id id={iccid} {...(esimLinks && { to: `/esims/${iccid}` })} />,
              },
              { head: "Status", cell: ({ status }) => <Status label={esimStatuses[status]} /> },
            ]}
          />
        )}
      </Section>
    </>
  );
}
