// Network providers, enabled or disabled, and names of regions.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Provider } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatCount } from "../format.ts";
import { useLoad } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "../parts/dialog.tsx";
import { Field, Form, filled } from "../parts/form.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Id, Status } from "../parts/values.tsx";

export default function ProvidersAndRegions() {
  return (
    <Page title="Providers and regions">
      <Providers />
      <Regions />
    </Page>
  );
}

function Providers() {
  const providers = useLoad(() => ask(api.GET("/operator/providers")), []);
  const change = async ({ id, name }: Provider, enabled: boolean) => {
    await ask(api.PATCH("/operator/providers/{id}", { params: { path: { id } }, body: { enabled } }));
    providers.reload();
    say(enabled ? `${name} enabled.` : `${name} disabled.`);
  };
  return (
    <Section title="Network providers">
      <Read of={providers}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No providers yet">
              <p>Import a catalogue file to add them.</p>
            </Empty>
          ) : (
            <Table
              caption="Network providers"
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: "Provider",
                  by: ({ name }) => name.toLowerCase(),
                  cell: ({ id, name }) => (
                    <>
                      {name} <span class="small quiet">{id}</span>
                    </>
                  ),
                },
                {
                  head: "Packages",
                  by: ({ packages_count: n }) => n,
                  numeric: true,
                  wide: true,
                  cell: ({ packages_count: n }) => formatCount(n),
                },
                {
                  head: "Status",
                  cell: ({ enabled }) => (
                    <Status
                      label={
                        enabled ? { text: "Enabled", tone: "good" } : { text: "Disabled", tone: "quiet" }
                      }
                    />
                  ),
                },
                {
                  head: "Actions",
                  acts: true,
                  menuOf: ({ name }) => name,
                  cell: (provider) =>
                    provider.enabled ? (
                      <Confirm
                        label="Disable"
                        needs="providersUpdate"
                        title={`Disable ${provider.name}?`}
                        text="All its packages go off sale until it is enabled again."
                        act={() => change(provider, false)}
                      />
                    ) : (
                      <Confirm
                        label="Enable"
                        needs="providersUpdate"
                        kind=""
                        title={`Enable ${provider.name}?`}
                        text="Its packages go on sale again, except retired ones."
                        act={() => change(provider, true)}
                      />
                    ),
                },
              ]}
            />
          )
        }
      </Read>
    </Section>
  );
}

function Regions() {
  const regions = useLoad(() => ask(api.GET("/operator/regions")), []);
  return (
    <Section title="Regions">
      <Read of={regions}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No regions yet">
              <p>Import a catalogue file to add them.</p>
            </Empty>
          ) : (
            <Table
              caption="Regions"
              rows={data}
              keyOf={({ code }) => code}
              columns={[
                {
                  head: "Name",
                  by: ({ name }) => name.toLowerCase(),
                  cell: ({ name, global }) => (global ? `${name} (the whole world)` : name),
                },
                { head: "Code", by: ({ code }) => code, cell: ({ code }) => <Id id={code} /> },
                { head: "Older codes", wide: true, cell: ({ aliases }) => aliases.join(", ") || "–" },
                {
                  head: "Actions",
                  acts: true,
                  menuOf: ({ name }) => name,
                  cell: ({ code, name }) => (
                    <DialogButton label="Rename" title={`Rename ${name}`} needs="regionsUpdate">
                      {(close) => (
                        <Form
                          label="Rename"
                          submit={async (fields) => {
                            const body = { name: filled(fields, "name") };
                            await ask(
                              api.PATCH("/operator/regions/{code}", { params: { path: { code } }, body }),
                            );
                            close();
                            regions.reload();
                            say("Region renamed.");
                          }}
                        >
                          <Field
                            name="name"
                            label="Name"
                            hint="The code does not change."
                            defaultValue={name}
                            maxLength={limits.nameMax}
                            required
                          />
                        </Form>
                      )}
                    </DialogButton>
                  ),
                },
              ]}
            />
          )
        }
      </Read>
    </Section>
  );
}
