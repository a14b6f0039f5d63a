// An account's orders, eSIMs and top-ups, with filters.
import { api, ask } from "../api.ts";
import { esimStatuses, orderStatuses, topupStatuses } from "../labels.ts";
import { usePages } from "../load.ts";
import { Filters, Section } from "../parts/page.tsx";
import { usePurchaseFilters, useStatus } from "../parts/purchase-filters.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, Status, When } from "../parts/values.tsx";
import { useMode } from "./account-choices.tsx";

const none = (isFiltered: boolean, what: string) => (
  <Empty title={isFiltered ? "Nothing matches" : `No ${what}`} />
);

export function Orders({ id }: { id: string }) {
  const [mode, choice] = useMode();
  const { query, order, sorting, fields, isFiltered } = usePurchaseFilters(orderStatuses, "Placed");
  const orders = usePages(
    (cursor) =>
      ask(
        api.GET("/operator/accounts/{id}/orders", {
          params: { path: { id }, query: { mode, cursor, ...query, ...order } },
        }),
      ),
    [id, mode, JSON.stringify(query), order.sort],
  );
  return (
    <Section title="Orders" actions={choice}>
      <Filters>{fields}</Filters>
      <PagedTable
        of={orders}
        sorting={sorting}
        caption="Orders"
        keyOf={(order) => order.id}
        columns={[
          {
            head: "Order",
            cell: (order) => (
              <>
                <a href={`support?id=${order.id}`}>{order.number}</a>
                <div class="small quiet">{order.package_names.join("; ")}</div>
              </>
            ),
          },
          { head: "Status", cell: (order) => <Status label={orderStatuses[order.status]} /> },
          { head: "Reference", wide: true, cell: (order) => order.customer_ref ?? "–" },
          { head: "Traveller", wide: true, cell: ({ customer }) => customer?.name ?? customer?.email ?? "–" },
          { head: "Total", numeric: true, wide: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Placed", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={none(isFiltered, "orders")}
      />
    </Section>
  );
}

export function Esims({ id }: { id: string }) {
  const [mode, choice] = useMode();
  const { query, order, sorting, fields, isFiltered } = usePurchaseFilters(esimStatuses, "Issued");
  const esims = usePages(
    (cursor) =>
      ask(
        api.GET("/operator/accounts/{id}/esims", {
          params: { path: { id }, query: { mode, cursor, ...query, ...order } },
        }),
      ),
    [id, mode, JSON.stringify(query), order.sort],
  );
  return (
    <Section title="eSIMs" actions={choice}>
      <Filters>{fields}</Filters>
      <PagedTable
        of={esims}
        sorting={sorting}
        caption="eSIMs"
        keyOf={({ iccid }) => iccid}
        columns={[
          {
            head: "ICCID",
            cell: (esim) => (
              <>
                <a href={`support?id=${esim.iccid}`}>{esim.iccid}</a>
                <div class="small quiet">{esim.package.name}</div>
              </>
            ),
          },
          { head: "Status", cell: (esim) => <Status label={esimStatuses[esim.status]} /> },
          { head: "Reference", wide: true, cell: (esim) => esim.customer_ref ?? "–" },
          { head: "Issued", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={none(isFiltered, "eSIMs")}
      />
    </Section>
  );
}

export function Topups({ id }: { id: string }) {
  const [mode, choice] = useMode();
  const [status, statusChoice] = useStatus(topupStatuses);
  const topups = usePages(
    (cursor) =>
      ask(
        api.GET("/operator/accounts/{id}/topups", {
          params: { path: { id }, query: { mode, cursor, ...(status && { status }) } },
        }),
      ),
    [id, mode, status],
  );
  return (
    <Section title="Top-ups" actions={choice}>
      <Filters>{statusChoice}</Filters>
      <PagedTable
        of={topups}
        caption="Top-ups"
        keyOf={(topup) => topup.id}
        columns={[
          {
            head: "eSIM",
            cell: (topup) => (
              <>
                <a href={`support?id=${topup.iccid}`}>{topup.iccid}</a>
                <div class="small quiet">{topup.package_name}</div>
              </>
            ),
          },
          { head: "Status", cell: (topup) => <Status label={topupStatuses[topup.status]} /> },
          { head: "Reference", wide: true, cell: (topup) => topup.customer_ref ?? "–" },
          { head: "Total", numeric: true, wide: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Placed", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={none(status !== undefined, "top-ups")}
      />
    </Section>
  );
}
