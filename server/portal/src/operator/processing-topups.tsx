import { api, ask } from "../api.ts";
import { usePages } from "../load.ts";
import { modeNames } from "../mode.ts";
import { Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, When } from "../parts/values.tsx";

export default function ProcessingTopups() {
  const topups = usePages(
    (cursor) => ask(api.GET("/operator/topups", { params: { query: { cursor } } })),
    [],
  );
  return (
    <Page title="Top-ups that are processing" back={{ to: ".", text: "Home" }}>
      <PagedTable
        of={topups}
        caption="Top-ups"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "eSIM",
            cell: ({ iccid, package_name: name }) => (
              <>
                <a href={`support?id=${iccid}`}>{iccid}</a>
                <div class="small quiet">{name}</div>
              </>
            ),
          },
          { head: "Account", cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a> },
          { head: "Mode", wide: true, cell: ({ mode }) => modeNames[mode] },
          { head: "Total", numeric: true, wide: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Placed", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={<Empty title="No top-ups are processing" />}
      />
    </Page>
  );
}
