import { api, ask } from "../api.ts";
import { usePages } from "../load.ts";
import { Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount } from "../parts/values.tsx";

export default function LowWallets() {
  const wallets = usePages(
    (cursor) => ask(api.GET("/operator/low-wallets", { params: { query: { cursor } } })),
    [],
  );
  return (
    <Page title="Low wallets" back={{ to: ".", text: "Home" }}>
      <PagedTable
        of={wallets}
        caption="Low wallets"
        keyOf={({ account }) => account.id}
        columns={[
          { head: "Account", cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a> },
          { head: "Wallet", numeric: true, cell: ({ balance }) => <Amount of={balance} /> },
          {
            head: "Threshold",
            numeric: true,
            cell: ({ threshold }) => <Amount of={threshold} none="None" />,
          },
          { head: "A day costs", numeric: true, cell: ({ daily }) => <Amount of={daily} /> },
        ]}
        empty={
          <Empty title="No low wallets">
            <p>A wallet is low below its threshold, or, without one, when it holds less than a day costs.</p>
          </Empty>
        }
      />
    </Page>
  );
}
