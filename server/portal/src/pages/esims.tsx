import { api, ask } from "../api.ts";
import { esimStatuses } from "../labels.ts";
import { usePages } from "../load.ts";
import { mode } from "../mode.ts";
import { DataUseBar } from "../parts/data-use.tsx";
import { Download } from "../parts/download.tsx";
import { Filters, Page } from "../parts/page.tsx";
import { usePurchaseFilters } from "../parts/purchase-filters.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Id, Status, When } from "../parts/values.tsx";

export default function Esims() {
  const current = mode.value;
  const { query: chosen, order, sorting, fields, isFiltered } = usePurchaseFilters(esimStatuses, "Issued");
  const query = { mode: current, ...chosen };
  const esims = usePages(
    (cursor) => ask(api.GET("/esims", { params: { query: { ...query, ...order, cursor } } })),
    [current, JSON.stringify(chosen), order.sort],
  );
  return (
    <Page title="eSIMs" actions={<Download path="esims.csv" query={query} text="Download (CSV)" />}>
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
                <Id id={esim.iccid} to={`esims/${esim.iccid}`} />
                <div class="small quiet">{esim.package.name}</div>
              </>
            ),
          },
          { head: "Status", cell: (esim) => <Status label={esimStatuses[esim.status]} /> },
          { head: "Reference", wide: true, cell: (esim) => esim.customer_ref ?? "–" },
          { head: "Data", wide: true, cell: ({ data }) => <DataUseBar data={data} /> },
          { head: "Issued", wide: true, cell: ({ created }) => <When at={created} /> },
        ]}
        empty={
          <Empty title={isFiltered ? "No matching eSIM" : "No eSIMs yet"}>
            <p>Each unit of an order becomes an eSIM.</p>
          </Empty>
        }
      />
    </Page>
  );
}
