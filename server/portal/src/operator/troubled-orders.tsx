import type { TroubledStatus } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { modeNames, orderStatuses } from "../labels.ts";
import { usePages } from "../load.ts";
import { Choice, Filters, Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, When } from "../parts/values.tsx";
import { go, place } from "../router.tsx";

const statuses: readonly TroubledStatus[] = ["processing", "failed"];

export default function TroubledOrders() {
  const status = statuses.find((one) => one === place.value.query.status) ?? "processing";
  const orders = usePages(
    (cursor) => ask(api.GET("/operator/orders", { params: { query: { status, cursor } } })),
    [status],
  );
  return (
    <Page title="Orders that need attention" back={{ to: ".", text: "Home" }}>
      <Filters>
        <Choice
          label="Status"
          value={status}
          choose={(chosen) => go(`attention/orders?status=${chosen}`, true)}
          options={statuses.map((one) => [one, orderStatuses[one].text] as const)}
        />
      </Filters>
      <PagedTable
        of={orders}
        caption="Orders"
        keyOf={({ id }) => id}
        columns={[
          { head: "Order", cell: ({ id, number }) => <a href={`support?id=${id}`}>{number}</a> },
          { head: "Account", cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a> },
          { head: "Mode", wide: true, cell: ({ mode }) => modeNames[mode] },
          { head: "Total", numeric: true, wide: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Placed", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={<Empty title={status === "failed" ? "No failed orders" : "No orders are processing"} />}
      />
    </Page>
  );
}
