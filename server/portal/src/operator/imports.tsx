// The history of catalogue imports, and undoing the newest.
import { limits } from "@partner-esim/generated/portal/limits";
import type { CatalogueImport } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatCount, formatTime } from "../format.ts";
import { usePages } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { When } from "../parts/values.tsx";

export default function Imports() {
  const imports = usePages(
    (cursor) => ask(api.GET("/operator/catalogue/imports", { params: { query: { cursor } } })),
    [],
  );
  const undo = async ({ id }: CatalogueImport) => {
    try {
      const done = await ask(api.POST("/operator/catalogue/imports/{id}/undo", { params: { path: { id } } }));
      say(`${id} is undone by ${done.id}.`);
    } finally {
      imports.reload();
    }
  };
  return (
    <Page title="History of imports" back={{ to: "import", text: "Import a catalogue" }}>
      <PagedTable
        of={imports}
        caption="Imports"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Import",
            cell: (one) => (
              <>
                {one.id}
                {one.undoes && <div class="small quiet">undoes {one.undoes}</div>}
                {one.undone_by && <div class="small quiet">undone by {one.undone_by}</div>}
              </>
            ),
          },
          { head: "When", cell: ({ created }) => <When at={created} /> },
          { head: "By", wide: true, cell: ({ operator }) => operator },
          { head: "Added", numeric: true, wide: true, cell: (one) => formatCount(one.packages_added) },
          { head: "Changed", numeric: true, wide: true, cell: (one) => formatCount(one.packages_changed) },
          { head: "Retired", numeric: true, wide: true, cell: (one) => formatCount(one.packages_retired) },
          {
            head: "Actions",
            acts: true,
            menuOf: ({ created }) => formatTime(created),
            cell: (one) =>
              one.undoable && (
                <Confirm
                  label="Undo"
                  needs="catalogueImportsUndo"
                  title={`Undo ${one.id}?`}
                  text={`What it changed or retired gets its values from before, and the ${formatCount(one.packages_added)} packages that it added are retired. The undo can be undone too.`}
                  act={() => undo(one)}
                />
              ),
          },
        ]}
        empty={
          <Empty title="No imports yet">
            <p>
              The newest {limits.undoableImportsMax} can be undone, as long as the catalogue has not been
              changed since.
            </p>
          </Empty>
        }
      />
    </Page>
  );
}
