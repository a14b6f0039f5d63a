// Orders of the current mode, including those placed with API keys.
import type { Mode, OrderStatus } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatCount, plural } from "../format.ts";
import { orderStatuses } from "../labels.ts";
import { useLoad, usePages } from "../load.ts";
import { mode } from "../mode.ts";
import { Download } from "../parts/download.tsx";
import { Filters, Page } from "../parts/page.tsx";
import { usePurchaseFilters } from "../parts/purchase-filters.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, Status, When } from "../parts/values.tsx";
import { may } from "../session.ts";

export default function Orders() {
  const current = mode.value;
  const { query: chosen, order, sorting, fields, isFiltered } = usePurchaseFilters(orderStatuses, "Placed");
  const query = { mode: current, ...chosen };
  const orders = usePages(
    (cursor) => ask(api.GET("/orders", { params: { query: { ...query, ...order, cursor } } })),
    [current, JSON.stringify(chosen), order.sort],
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
      <Filters>{fields}</Filters>
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
          <Empty title={isFiltered ? "No matching order" : "No orders yet"}>
            <p>
              {isFiltered
                ? "To find an order by its id or number, press / and search."
                : "Orders placed through the API or here appear in this list."}
            </p>
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
