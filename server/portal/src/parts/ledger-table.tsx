// Ledger entries, newest first, for members and for the operator.
import type { LedgerEntry, OperatorLedgerEntry } from "@partner-esim/generated/portal/models";
import { entryKinds } from "../labels.ts";
import type { LoadedPages } from "../load.ts";
import { Empty } from "./states.tsx";
import { PagedTable } from "./table.tsx";
import { Amount, Id, When } from "./values.tsx";

export function LedgerTable({
  of,
  links,
}: {
  of: LoadedPages<LedgerEntry | OperatorLedgerEntry>;
  links: boolean;
}) {
  return (
    <PagedTable
      of={of}
      caption="Ledger"
      keyOf={({ id }) => id}
      columns={[
        { head: "When", cell: ({ created }) => <When at={created} /> },
        {
          head: "Type",
          cell: (entry) => (
            <>
              {entryKinds[entry.kind]}
              {entry.reference && <div class="small quiet break">{entry.reference}</div>}
              {entry.note && <div class="small quiet">{entry.note}</div>}
              {"operator" in entry && entry.operator && (
                <div class="small quiet break">
                  by {entry.operator}
                  {entry.approved_by && `, approved by ${entry.approved_by}`}
                </div>
              )}
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
        <Empty title="No entries yet">
          <p>Charges, refunds and added funds appear here.</p>
        </Empty>
      }
    />
  );
}
