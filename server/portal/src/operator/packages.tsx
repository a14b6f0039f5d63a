// All packages of the service, and retiring and restoring them.
import type { StockPackage } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatCost, formatData, plural } from "../format.ts";
import { useLoad, usePages } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Choice, Filters, Page, SearchField } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Status } from "../parts/values.tsx";
import { useFilter } from "../router.tsx";
import { may } from "../session.ts";

export default function Packages() {
  const [q, setQ] = useFilter("q");
  const [provider, setProvider] = useFilter("provider");
  const [retired, setRetired] = useFilter("retired");
  const providers = useLoad(() => ask(api.GET("/operator/providers")), []);
  const packages = usePages(
    (cursor) =>
      ask(
        api.GET("/operator/packages", {
          params: {
            query: {
              cursor,
              ...(q && { q }),
              ...(provider && { provider_id: provider }),
              ...(retired && { retired: retired === "yes" }),
            },
          },
        }),
      ),
    [q, provider, retired],
  );
  const change = async (pack: StockPackage, act: "retire" | "restore") => {
    const path = { params: { path: { id: pack.id } } };
    const changed = await ask(
      act === "retire"
        ? api.POST("/operator/packages/{id}/retire", path)
        : api.POST("/operator/packages/{id}/restore", path),
    );
    packages.put((packages.data ?? []).map((one) => (one.id === changed.id ? changed : one)));
    say(act === "retire" ? `${pack.name} retired.` : `${pack.name} restored.`);
  };
  return (
    <Page
      title="Packages"
      actions={
        may("catalogueImport") && (
          <a class="button" href="import">
            Import a catalogue
          </a>
        )
      }
    >
      <Filters>
        <SearchField label="Name or id" value={q} search={setQ} />
        <Choice
          label="Provider"
          value={provider}
          choose={setProvider}
          options={[["", "Any"], ...(providers.data?.data.map(({ id, name }) => [id, name] as const) ?? [])]}
        />
        <Choice
          label="On sale"
          value={retired}
          choose={setRetired}
          options={[
            ["", "Any"],
            ["no", "On sale"],
            ["yes", "Off sale"],
          ]}
        />
      </Filters>
      <PagedTable
        of={packages}
        caption="Packages"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Package",
            cell: ({ id, name, provider_id: from }) => (
              <>
                {name}
                <div class="small quiet">
                  {id}, {from}
                </div>
              </>
            ),
          },
          {
            head: "For",
            wide: true,
            cell: ({ destination, countries }) => destination ?? countries.join(", "),
          },
          {
            head: "Data",
            wide: true,
            cell: ({ unlimited, data_mb: dataMb }) =>
              unlimited ? "Unlimited" : dataMb === null ? "–" : formatData(dataMb),
          },
          { head: "Validity", wide: true, cell: ({ validity_days: days }) => plural(days, "day") },
          {
            head: "Cost",
            numeric: true,
            wide: true,
            cell: ({ cost, currency }) => formatCost(cost, currency),
          },
          {
            head: "Retail",
            numeric: true,
            wide: true,
            cell: ({ retail_price: price, currency }) => formatCost(price, currency),
          },
          {
            head: "Status",
            cell: (pack) => (
              <Status
                label={pack.retired ? { text: "Off sale", tone: "quiet" } : { text: "On sale", tone: "good" }}
              />
            ),
          },
          {
            head: "Actions",
            acts: true,
            cell: (pack) =>
              pack.retired ? (
                <Confirm
                  label="Restore"
                  needs="stockRestore"
                  kind=""
                  title={`Put ${pack.name} back on sale?`}
                  text="Accounts that may sell it can find it again."
                  act={() => change(pack, "restore")}
                />
              ) : (
                <Confirm
                  label="Retire"
                  needs="stockRetire"
                  title={`Take ${pack.name} off sale?`}
                  text="Accounts can no longer find it. Sold eSIMs keep working."
                  act={() => change(pack, "retire")}
                />
              ),
          },
        ]}
        empty={
          <Empty title={q || provider || retired ? "No matching package" : "The catalogue is empty"}>
            {may("catalogueImport") && (
              <p>
                <a href="import">Import a catalogue file</a> to fill it.
              </p>
            )}
          </Empty>
        }
      />
    </Page>
  );
}
