import type { TroubledStatus } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { orderStatuses } from "../labels.ts";
import { usePages } from "../load.ts";
import { modeNames } from "../mode.ts";
import { attemptText } from "../parts/order-moments.tsx";
import { Choice, Filters, Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, Status, When } from "../parts/values.tsx";
import { useFilter } from "../router.tsx";

const statuses: readonly TroubledStatus[] = ["processing", "failed"];

const nothing = { processing: "No orders are processing", failed: "No failed orders", any: "No orders yet" };

export default function TroubledOrders() {
  const [chosen, choose] = useFilter("status");
  const status = statuses.find((one) => one === chosen);
  const orders = usePages(
    (cursor) =>
      ask(api.GET("/operator/orders", { params: { query: { cursor, ...(status && { status }) } } })),
    [status],
  );
  return (
    <Page title="Orders of all accounts" back={{ to: ".", text: "Home" }}>
      <Filters>
        <Choice
          label="Status"
          value={status ?? ""}
          choose={choose}
          options={[["", "Any"], ...statuses.map((one) => [one, orderStatuses[one].text] as const)]}
        />
      </Filters>
      <PagedTable
        of={orders}
        caption="Orders"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Order",
            cell: ({ id, number, last_attempt: last }) => (
              <>
                <a href={`support?id=${id}`}>{number}</a>
                {last && <div class="small quiet">{attemptText(last)}</div>}
              </>
            ),
          },
          { head: "Account", cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a> },
          { head: "Status", wide: true, cell: (order) => <Status label={orderStatuses[order.status]} /> },
          { head: "Mode", wide: true, cell: ({ mode }) => modeNames[mode] },
          { head: "Total", numeric: true, wide: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Refund due", cell: (order) => <When at={order.refund_due} /> },
          { head: "Placed", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={<Empty title={nothing[status ?? "any"]} />}
      />
    </Page>
  );
}
