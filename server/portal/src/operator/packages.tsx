// All packages of the service, with retiring and restoring.
import type { StockPackage } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatAllowance, formatCost, plural } from "../format.ts";
import type { Label } from "../labels.ts";
import { useLoad, usePages } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Choice, Filters, Page, SearchField } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Status } from "../parts/values.tsx";
import { useFilter } from "../router.tsx";
import { may } from "../session.ts";
import { omissionReasons } from "./operator-labels.ts";

/** "On sale": partners can buy the package, if their terms allow it. */
function saleOf({ omitted }: StockPackage): Label {
  if (omitted === null) return { text: "On sale", tone: "good" };
  return omitted === "retired" ? { text: "Retired", tone: "quiet" } : { text: "Not offered", tone: "warn" };
}

export default function Packages() {
  const [q, setQ] = useFilter("q");
  const [provider, setProvider] = useFilter("provider");
  const [offered, setOffered] = useFilter("offered");
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
              ...(offered && { offered: offered === "yes" }),
            },
          },
        }),
      ),
    [q, provider, offered],
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
          label="Offered"
          value={offered}
          choose={setOffered}
          options={[
            ["", "Any"],
            ["yes", "On sale"],
            ["no", "Not offered"],
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
            cell: formatAllowance,
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
              <>
                <Status label={saleOf(pack)} />
                {pack.omitted !== null && pack.omitted !== "retired" && (
                  <div class="small quiet">because: {omissionReasons[pack.omitted]}</div>
                )}
              </>
            ),
          },
          {
            head: "Actions",
            acts: true,
            menuOf: ({ name }) => name,
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
          <Empty title={q || provider || offered ? "No matching package" : "The catalogue is empty"}>
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
