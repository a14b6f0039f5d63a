// Webhook endpoints of the current mode, and registering one.
import type { Endpoint, EventType } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { type ChosenEventType, eventTypes, wordsOf } from "../labels.ts";
import { useLoad } from "../load.ts";
import { mode, modeNames } from "../mode.ts";
import { DialogButton } from "../parts/dialog.tsx";
import { EndpointState, endpointState } from "../parts/endpoint-state.tsx";
import { Check, Field, Form, filled } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Address, Copyable, When } from "../parts/values.tsx";
import { go } from "../router.tsx";
import { may, session } from "../session.ts";

export default function Endpoints() {
  const current = mode.value;
  const endpoints = useLoad(() => ask(api.GET("/endpoints")), []);
  return (
    <Page
      title="Webhooks"
      actions={
        may("endpointsCreate") && (
          <DialogButton
            label="New endpoint"
            title={`New endpoint (${modeNames[current].toLowerCase()})`}
            kind="primary"
          >
            {(close) => <NewEndpoint made={endpoints.reload} close={close} />}
          </DialogButton>
        )
      }
    >
      <Read of={endpoints}>
        {({ data }) => {
          const rows = data.filter((endpoint) => endpoint.mode === current);
          if (rows.length === 0) {
            return (
              <Empty title={`No endpoint in ${modeNames[current].toLowerCase()} mode`}>
                <p>Register a URL, and events are sent to it as they happen.</p>
              </Empty>
            );
          }
          return (
            <Table
              caption="Webhook endpoints"
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: "URL",
                  by: ({ url }) => url.toLowerCase(),
                  cell: ({ id, url }) => (
                    <a href={`endpoints/${id}`}>
                      <Address text={url} />
                    </a>
                  ),
                },
                {
                  head: "Status",
                  by: (endpoint) => endpointState(endpoint).text,
                  cell: (endpoint) => <EndpointState of={endpoint} />,
                },
                { head: "Events", wide: true, cell: ({ event_types }) => event_types?.join(", ") ?? "All" },
                {
                  head: "Registered",
                  wide: true,
                  by: ({ created }) => created,
                  cell: ({ created }) => <When at={created} />,
                },
              ]}
            />
          );
        }}
      </Read>
    </Page>
  );
}

function NewEndpoint({ made, close }: { made: () => void; close: () => void }) {
  const [result, setResult] = useState<{ id: string; secret: string }>();
  if (result) {
    return (
      <>
        <p>Requests to the endpoint are signed with this secret. An owner can view it again.</p>
        <Copyable text={result.secret} what="Secret" />
        <div class="actions">
          <button type="button" class="primary" onClick={() => go(`endpoints/${result.id}`)}>
            Go to the endpoint
          </button>
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      </>
    );
  }
  return (
    <Form
      label="Register"
      submit={async (fields) => {
        const body = { mode: mode.value, url: filled(fields, "url"), event_types: chosenTypes(fields) };
        const { endpoint, secret } = await ask(api.POST("/endpoints", { body }));
        setResult({ id: endpoint.id, secret });
        made();
      }}
    >
      <EndpointFields />
    </Form>
  );
}

export function EndpointFields({ from }: { from?: Endpoint }) {
  const [all, setAll] = useState(!from?.event_types);
  const [chosen, setChosen] = useState<readonly EventType[]>(from?.event_types ?? []);
  const allowsLocal = session.value?.local_webhooks === true;
  const reached = allowsLocal
    ? "Any http or https URL, a local one such as http://localhost:3000/webhooks too."
    : "Public https URL on port 443 or 8443.";
  const toOwnMachine =
    (from?.mode ?? mode.value) === "test"
      ? " To receive test events on your own machine, run npx --no-install partner-esim-sdk listen there."
      : "";
  const choose = (type: ChosenEventType, on: boolean) =>
    setChosen(on ? [...chosen, type] : chosen.filter((one) => one !== type));
  return (
    <>
      <Field
        name="url"
        label="URL"
        type="url"
        placeholder={allowsLocal ? "http://" : "https://"}
        hint={reached + toOwnMachine}
        defaultValue={from?.url}
        required
      />
      <fieldset class="field">
        <legend>Events</legend>
        <Check
          name="all"
          label="All events, including future ones"
          checked={all}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
        {!all && (
          <div class="choices">
            {wordsOf(eventTypes).map((type) => (
              <Check
                key={type}
                name={`event_types.${type}`}
                label={`${eventTypes[type]} (${type})`}
                checked={chosen.includes(type)}
                onChange={(event) => choose(type, event.currentTarget.checked)}
              />
            ))}
          </div>
        )}
      </fieldset>
    </>
  );
}

export function chosenTypes(fields: FormData): ChosenEventType[] | null {
  if (fields.has("all")) return null;
  return wordsOf(eventTypes).filter((type) => fields.has(`event_types.${type}`));
}
