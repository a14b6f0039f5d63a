// Orders of the current mode, including those placed with API keys.
import type { Mode, OrderStatus } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatCount, plural, startOfDay } from "../format.ts";
import { orderStatuses, wordsOf } from "../labels.ts";
import { useLoad, usePages } from "../load.ts";
import { mode } from "../mode.ts";
import { Download } from "../parts/download.tsx";
import { Choice, DayField, Filters, Page, SearchField } from "../parts/page.tsx";
import { usePurchaseFilters } from "../parts/purchase-filters.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { useTimeOrder } from "../parts/time-order.ts";
import { Amount, Status, When } from "../parts/values.tsx";
import { may } from "../session.ts";

export default function Orders() {
  const current = mode.value;
  const [status, setStatus] = useState<OrderStatus | "">("");
  const [reference, setReference] = useState("");
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const purchase = usePurchaseFilters();
  const { sorting, query: order } = useTimeOrder("Placed");
  const query = {
    mode: current,
    ...purchase.query,
    ...(status && { status }),
    ...(reference && { customer_ref: reference }),
    ...(first && { created_after: startOfDay(first) }),
    ...(last && { created_before: startOfDay(last, 1) }),
  };
  const orders = usePages(
    (cursor) => ask(api.GET("/orders", { params: { query: { ...query, ...order, cursor } } })),
    [status, reference, first, last, purchase.query, order.sort],
  );
  const actions = (
    <>
      <Download path="orders.csv" query={query} text="Download (CSV)" />
      {may("ordersCreate") && (
        <a class="button primary" href="orders/new">
          New order
        </a>
      )}
    </>
  );
  return (
    <Page title="Orders" actions={actions}>
      <Filters>
        <Choice
          label="Status"
          value={status}
          choose={(chosen) => setStatus(chosen as OrderStatus | "")}
          options={[
            ["", "Any"],
            ...wordsOf(orderStatuses).map((word) => [word, orderStatuses[word].text] as const),
          ]}
        />
        <SearchField label="Your reference, in full" search={setReference} />
        <DayField label="Placed from" choose={setFirst} />
        <DayField label="Placed until" choose={setLast} />
        {purchase.fields}
      </Filters>
      <Totals query={query} />
      <PagedTable
        of={orders}
        sorting={sorting}
        caption="Orders"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Order",
            cell: ({ id, number, package_names: names, source }) => (
              <>
                <a href={`orders/${id}`}>{number}</a>
                <div class="small quiet">
                  {names.join("; ")}
                  {source === "portal" && ", in the portal"}
                </div>
              </>
            ),
          },
          { head: "Status", cell: (order) => <Status label={orderStatuses[order.status]} /> },
          { head: "Reference", wide: true, cell: (order) => order.customer_ref ?? "–" },
          { head: "Traveller", wide: true, cell: ({ customer }) => customer?.name ?? customer?.email ?? "–" },
          {
            head: "Units",
            numeric: true,
            wide: true,
            cell: ({ items }) => formatCount(items.reduce((sum, item) => sum + item.quantity, 0)),
          },
          { head: "Total", numeric: true, cell: (order) => <Amount of={order.total} /> },
          { head: "Placed", wide: true, cell: (order) => <When at={order.created} /> },
        ]}
        empty={
          <Empty title={Object.keys(query).length > 1 ? "No matching order" : "No orders yet"}>
            <p>Orders placed through the API or here appear in this list.</p>
          </Empty>
        }
      />
    </Page>
  );
}

type Query = { mode: Mode; status?: OrderStatus } & Record<string, string>;

function Totals({ query }: { query: Query }) {
  const { data } = useLoad(
    () => ask(api.GET("/order-totals", { params: { query } })),
    [JSON.stringify(query)],
  );
  if (!data || data.orders === 0) return null;
  const { orders, total, refunded, has_more } = data;
  return (
    <p class="quiet" role="status">
      {has_more && "The newest "}
      {plural(orders, "order")}: <Amount of={total} />
      {Number(refunded.amount) > 0 && (
        <>
          , of which <Amount of={refunded} /> refunded
        </>
      )}
    </p>
  );
}
