// The content of an order, for members and for support.
import type { StaffOrder } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { formatCount } from "../format.ts";
import { esimStatuses, orderStatuses } from "../labels.ts";
import { modeNames } from "../mode.ts";
import { Section } from "./page.tsx";
import { Empty } from "./states.tsx";
import { Table } from "./table.tsx";
import { Amount, Copyable, Fact, Facts, Id, Status, When } from "./values.tsx";

/** @param esimPage URL of an eSIM */
export function OrderContent({
  order,
  esimPage,
  children,
}: {
  order: StaffOrder;
  esimPage: (iccid: string) => string;
  /** Content below the eSIMs. */
  children?: ComponentChildren;
}) {
  return (
    <div class="columns">
      <div class="stack">
        <Section title="Packages">
          <Table
            caption="Packages"
            rows={order.items.map((item, index) => ({ ...item, name: order.package_names[index] }))}
            keyOf={({ package_id }) => package_id}
            columns={[
              {
                head: "Package",
                cell: ({ package_id, name }) => (
                  <>
                    {name}
                    <div class="small quiet">{package_id}</div>
                  </>
                ),
              },
              { head: "Units", numeric: true, cell: ({ quantity }) => formatCount(quantity) },
            ]}
          />
        </Section>
        <Section title="eSIMs">
          {order.esims.length === 0 ? (
            <Empty title={order.status === "processing" ? "Being issued" : "None was issued"} />
          ) : (
            <Table
              caption="eSIMs"
              rows={order.esims}
              keyOf={({ iccid }) => iccid}
              columns={[
                {
                  head: "ICCID",
                  cell: ({ iccid }) => <Id id={iccid} to={esimPage(iccid)} />,
                },
                { head: "Status", cell: ({ status }) => <Status label={esimStatuses[status]} /> },
              ]}
            />
          )}
        </Section>
        {children}
      </div>
      <Section title="Details">
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
          <Fact name="Balance after">
            <Amount of={order.balance_after} />
          </Fact>
          <Fact name="Reference">{order.customer_ref ?? <span class="quiet">None</span>}</Fact>
          <Fact name="Traveller">
            {order.customer ? (
              [order.customer.name, order.customer.email].filter(Boolean).join(", ")
            ) : (
              <span class="quiet">Not recorded</span>
            )}
          </Fact>
          <Fact name="Placed">
            <When at={order.created} />, {order.source === "portal" ? "in the portal" : "with an API key"},{" "}
            {modeNames[order.mode].toLowerCase()}
          </Fact>
          <Fact name="Id" broad>
            <Copyable text={order.id} what="Order id" />
          </Fact>
        </Facts>
      </Section>
    </div>
  );
}
