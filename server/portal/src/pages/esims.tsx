// eSIMs of the current mode.
import type { EsimStatus } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { startOfDay } from "../format.ts";
import { esimStatuses, wordsOf } from "../labels.ts";
import { usePages } from "../load.ts";
import { mode } from "../mode.ts";
import { DataUseBar } from "../parts/data-use.tsx";
import { Download } from "../parts/download.tsx";
import { Choice, DayField, Filters, Page, SearchField } from "../parts/page.tsx";
import { usePurchaseFilters } from "../parts/purchase-filters.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { useTimeOrder } from "../parts/time-order.ts";
import { Id, Status, When } from "../parts/values.tsx";

export default function Esims() {
  const current = mode.value;
  const [status, setStatus] = useState<EsimStatus | "">("");
  const [reference, setReference] = useState("");
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const purchase = usePurchaseFilters();
  const { sorting, query: order } = useTimeOrder("Issued");
  const query = {
    mode: current,
    ...purchase.query,
    ...(status && { status }),
    ...(reference && { customer_ref: reference }),
    ...(first && { created_after: startOfDay(first) }),
    ...(last && { created_before: startOfDay(last, 1) }),
  };
  const esims = usePages(
    (cursor) => ask(api.GET("/esims", { params: { query: { ...query, ...order, cursor } } })),
    [status, reference, first, last, purchase.query, order.sort],
  );
  return (
    <Page title="eSIMs" actions={<Download path="esims.csv" query={query} text="Download (CSV)" />}>
      <Filters>
        <Choice
          label="Status"
          value={status}
          choose={(chosen) => setStatus(chosen as EsimStatus | "")}
          options={[
            ["", "Any"],
            ...wordsOf(esimStatuses).map((word) => [word, esimStatuses[word].text] as const),
          ]}
        />
        <SearchField label="Your reference, in full" search={setReference} />
        <DayField label="Issued from" choose={setFirst} />
        <DayField label="Issued until" choose={setLast} />
        {purchase.fields}
      </Filters>
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
          <Empty title={Object.keys(query).length > 1 ? "No matching eSIM" : "No eSIMs yet"}>
            <p>Each unit of an order becomes an eSIM.</p>
          </Empty>
        }
      />
    </Page>
  );
}
