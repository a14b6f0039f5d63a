import type { TroubledEndpoints as State } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { wordsOf } from "../labels.ts";
import { usePages } from "../load.ts";
import { modeNames } from "../mode.ts";
import { Choice, Filters, Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Address, When } from "../parts/values.tsx";
import { useFilter } from "../router.tsx";

const states: Record<State, string> = { paused: "Paused", disabled: "Disabled", waiting: "Waiting to send" };
const nothing: Record<State, string> = {
  paused: "No paused endpoints",
  disabled: "No disabled endpoints",
  waiting: "No delivery is waiting",
};

const times: Record<State, string> = {
  paused: "Paused until",
  disabled: "Disabled",
  waiting: "Next attempt",
};

export default function TroubledEndpoints() {
  const [chosen, choose] = useFilter("state");
  const state = wordsOf(states).find((one) => one === chosen) ?? "paused";
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
          choose={choose}
          options={wordsOf(states).map((one) => [one, states[one]])}
        />
      </Filters>
      <PagedTable
        of={endpoints}
        caption="Endpoints"
        keyOf={({ id }) => id}
        columns={[
          { head: "Endpoint", cell: ({ url }) => <Address text={url} /> },
          {
            head: "Account",
            cell: ({ account, mode }) => (
              <a href={`accounts/${account.id}?tab=webhooks&mode=${mode}`}>{account.name}</a>
            ),
          },
          { head: "Mode", wide: true, cell: ({ mode }) => modeNames[mode] },
          { head: "Failing since", wide: true, cell: ({ failing_since: since }) => <When at={since} /> },
          {
            head: times[state],
            cell: ({ paused_until: paused, disabled, next_attempt: waiting }) => (
              <When at={{ paused, disabled, waiting }[state]} />
            ),
          },
        ]}
        empty={<Empty title={nothing[state]} />}
      />
    </Page>
  );
}
