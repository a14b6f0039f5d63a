// Movements of money, newest first: an account's own view, and the operator's.
import type { LedgerEntry } from "@partner-esim/generated/portal/models";
import { entryKinds } from "../labels.ts";
import type { LoadedPages } from "../load.ts";
import { Empty } from "./states.tsx";
import { PagedTable } from "./table.tsx";
import { Amount, Id, When } from "./values.tsx";

export function LedgerTable({ of, links }: { of: LoadedPages<LedgerEntry>; links: boolean }) {
  return (
    <PagedTable
      of={of}
      caption="Ledger"
      keyOf={({ id }) => id}
      columns={[
        { head: "When", cell: ({ created }) => <When at={created} /> },
        {
          head: "What",
          cell: ({ kind, note }) => (
            <>
              {entryKinds[kind]}
              {note && <div class="small quiet">{note}</div>}
            </>
          ),
        },
        {
          head: "Order or top-up",
          wide: true,
          cell: ({ order_id: order, topup_id: topup }) => (
            <Id id={order ?? topup} {...(links && order && { to: `orders/${order}` })} />
          ),
        },
        { head: "Amount", numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
        {
          head: "Balance after",
          numeric: true,
          wide: true,
          cell: (entry) => <Amount of={entry.balance_after} />,
        },
      ]}
      empty={
        <Empty title="No money has moved yet">
          <p>Charges, refunds and funds that are added stand here.</p>
        </Empty>
      }
    />
  );
}
