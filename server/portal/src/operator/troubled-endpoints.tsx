import type { TroubledEndpoints as State } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { modeNames } from "../labels.ts";
import { usePages } from "../load.ts";
import { Choice, Filters, Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Address, When } from "../parts/values.tsx";
import { go, place } from "../router.tsx";

const states: Record<State, string> = { paused: "Paused", disabled: "Disabled" };

export default function TroubledEndpoints() {
  const state: State = place.value.query.state === "disabled" ? "disabled" : "paused";
  const endpoints = usePages(
    (cursor) => ask(api.GET("/operator/endpoints", { params: { query: { state, cursor } } })),
    [state],
  );
  return (
    <Page title="Endpoints that need attention" back={{ to: ".", text: "Home" }}>
      <Filters>
        <Choice
          label="State"
          value={state}
          choose={(chosen) => go(`attention/endpoints?state=${chosen}`, true)}
          options={[
            ["paused", states.paused],
            ["disabled", states.disabled],
          ]}
        />
      </Filters>
      <PagedTable
        of={endpoints}
        caption="Endpoints"
        keyOf={({ id }) => id}
        columns={[
          { head: "Endpoint", cell: ({ url }) => <Address text={url} /> },
          { head: "Account", cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a> },
          { head: "Mode", wide: true, cell: ({ mode }) => modeNames[mode] },
          { head: "Failing since", wide: true, cell: ({ failing_since: since }) => <When at={since} /> },
          {
            head: state === "paused" ? "Paused until" : "Disabled",
            cell: ({ paused_until: until, disabled }) => <When at={state === "paused" ? until : disabled} />,
          },
        ]}
        empty={<Empty title={`No ${states[state].toLowerCase()} endpoints`} />}
      />
    </Page>
  );
}
