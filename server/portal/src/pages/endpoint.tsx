// One webhook endpoint: health, secret, test event and delivery log.
import { limits } from "@partner-esim/generated/limits";
import type {
  DisabledBy,
  Endpoint as EndpointModel,
  EventType,
  PingResult,
} from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatOutcome, plural } from "../format.ts";
import { eventTypes, wordsOf } from "../labels.ts";
import { type Loaded, useLoad } from "../load.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { DeliveryList } from "../parts/delivery-list.tsx";
import { Confirm, DialogButton } from "../parts/dialog.tsx";
import { endpointState } from "../parts/endpoint-state.tsx";
import { Form, useAct } from "../parts/form.tsx";
import { Later } from "../parts/later.tsx";
import { Choice, Page, Section } from "../parts/page.tsx";
import { ProblemNote, Read } from "../parts/states.tsx";
import { Address, Copyable, Fact, Facts, Status, When } from "../parts/values.tsx";
import { go, useParams } from "../router.tsx";
import { may } from "../session.ts";
import { chosenTypes, EndpointFields } from "./endpoints.tsx";

const disabledBy: Record<DisabledBy, string> = {
  person: "Disabled by a member.",
  used_up: `Disabled by the service: ${limits.webhookDisableDeliveries} deliveries in a row exhausted their attempts.`,
  failing: `Disabled by the service: no delivery succeeded for ${limits.webhookDisableDays} days.`,
};

export default function Endpoint() {
  const { id = "" } = useParams();
  const endpoint = useLoad(() => ask(api.GET("/endpoints/{id}", { params: { path: { id } } })), [id]);
  const path = { params: { path: { id } } };
  const { data } = endpoint;
  return (
    <Page
      title="Endpoint"
      back={{ to: "endpoints", text: "Webhooks" }}
      actions={data && <Acts endpoint={data} of={endpoint} />}
    >
      <Read of={endpoint}>
        {(shown) => (
          <>
            <Facts>
              <Fact name="URL" broad>
                <Address text={shown.url} />
              </Fact>
              <Fact name="Status">
                <Status label={endpointState(shown)} />
              </Fact>
              <Fact name="Mode">{modeNames[shown.mode]}</Fact>
              <Fact name="Events">{shown.event_types?.join(", ") ?? "All, including future ones"}</Fact>
              {shown.disabled && (
                <Fact name="Disabled">
                  <When at={shown.disabled} />
                  {shown.disabled_by && <div class="small quiet">{disabledBy[shown.disabled_by]}</div>}
                </Fact>
              )}
              {shown.enabled && shown.paused_until && (
                <Fact name="Paused until">
                  <When at={shown.paused_until} />
                </Fact>
              )}
              {shown.failures_in_row > 0 && (
                <Fact name="Failing">
                  {plural(shown.failures_in_row, "attempt")} in a row
                  {shown.failing_since && (
                    <>
                      , since <When at={shown.failing_since} />
                    </>
                  )}
                </Fact>
              )}
              <Fact name="Registered">
                <When at={shown.created} />
              </Fact>
            </Facts>
            <Later load={() => import("../parts/endpoint-figures.tsx")}>
              {({ EndpointFigures }) => <EndpointFigures id={shown.id} />}
            </Later>
            {may("endpointsPing") && <TestEvent endpoint={shown} />}
            {may("endpointsSecretGet") && (
              <Secret
                rotated={() => endpoint.reload()}
                show={() => ask(api.GET("/endpoints/{id}/secret", path))}
                rotate={() => ask(api.POST("/endpoints/{id}/secret/rotate", path))}
              />
            )}
            <Section title="Delivery log">
              <DeliveryList mode={shown.mode} endpoint={shown.id} />
            </Section>
          </>
        )}
      </Read>
    </Page>
  );
}

function Acts({ endpoint, of }: { endpoint: EndpointModel; of: Loaded<EndpointModel> }) {
  const { run, busy } = useAct();
  const path = { params: { path: { id: endpoint.id } } };
  return (
    <>
      {may("endpointsUpdate") && (
        <DialogButton label="Edit" title="Edit the endpoint">
          {(close) => (
            <Form
              label="Save"
              submit={async (fields) => {
                const body = { url: String(fields.get("url")), event_types: chosenTypes(fields) };
                of.put(await ask(api.PATCH("/endpoints/{id}", { ...path, body })));
                close();
                say("Endpoint changed.");
              }}
            >
              <EndpointFields from={endpoint} />
            </Form>
          )}
        </DialogButton>
      )}
      {endpoint.enabled
        ? may("endpointsDisable") && (
            <Confirm
              label="Disable"
              title="Disable the endpoint?"
              text="Pending deliveries fail at once, and nothing more is sent."
              act={async () => {
                of.put(await ask(api.POST("/endpoints/{id}/disable", path)));
                say("Endpoint disabled.");
              }}
            />
          )
        : may("endpointsEnable") && (
            <button
              type="button"
              class="primary"
              aria-disabled={busy}
              onClick={() =>
                run(async () => {
                  of.put(await ask(api.POST("/endpoints/{id}/enable", path)));
                  say("Endpoint enabled. New events are sent to it.");
                })
              }
            >
              Enable
            </button>
          )}
      {may("endpointsDelete") && (
        <Confirm
          label="Delete"
          title="Delete the endpoint?"
          text={`Pending deliveries fail. The delivery log stays available for ${limits.deliveryLogDays} days.`}
          act={async () => {
            await ask(api.DELETE("/endpoints/{id}", path));
            say("Endpoint deleted.");
            go("endpoints");
          }}
        />
      )}
    </>
  );
}

function TestEvent({ endpoint: { id, enabled, mode } }: { endpoint: EndpointModel }) {
  const [type, setType] = useState<EventType>("ping");
  const { run, busy, problem } = useAct();
  const [result, setResult] = useState<PingResult>();
  const send = () =>
    run(async () => {
      setResult(undefined);
      const query = { event_type: type };
      setResult(await ask(api.POST("/endpoints/{id}/ping", { params: { path: { id }, query } })));
    });
  return (
    <Section
      title="Test event"
      actions={
        <button type="button" aria-disabled={busy} onClick={send}>
          {busy ? "Sending…" : "Send a test event"}
        </button>
      }
    >
      {mode === "test" && (
        <Choice
          label="Event type"
          value={type}
          choose={(word) => setType(word as EventType)}
          options={(["ping", ...wordsOf(eventTypes)] as const).map((word) => [word, word])}
        />
      )}
      <p class="quiet">
        Sends a signed {type === "ping" ? <code>ping</code> : `example of ${type}`} at once
        {!enabled && ", although the endpoint is disabled"}. It is not stored in the delivery log.
      </p>
      {problem && <ProblemNote problem={problem} />}
      {result && (
        <div class={`note ${result.delivered ? "good" : "bad"}`} role="status">
          <p>{formatOutcome(result)}</p>
          {result.answer && <pre>{result.answer}</pre>}
        </div>
      )}
    </Section>
  );
}

interface SecretText {
  secret: string;
}

function Secret({
  show,
  rotate,
  rotated,
}: {
  show: () => Promise<SecretText>;
  rotate: () => Promise<SecretText>;
  rotated: () => void;
}) {
  const { run, busy, problem } = useAct();
  const [secret, setSecret] = useState<string>();
  return (
    <Section
      title="Signing secret"
      actions={
        <>
          {secret ? (
            <button type="button" onClick={() => setSecret(undefined)}>
              Hide
            </button>
          ) : (
            <button
              type="button"
              aria-disabled={busy}
              onClick={() => run(async () => setSecret((await show()).secret))}
            >
              Show
            </button>
          )}
          {may("endpointsSecretRotate") && (
            <Confirm
              label="Rotate"
              title="Rotate the secret?"
              text="From the next request on, only the new secret is used. Configure it in your endpoint at once: what it rejects until then is retried a minute later, then less often."
              act={async () => {
                setSecret((await rotate()).secret);
                rotated();
                say("Secret rotated.");
              }}
            />
          )}
        </>
      }
    >
      {problem && <ProblemNote problem={problem} />}
      {secret ? (
        <Copyable text={secret} what="Secret" />
      ) : (
        <p class="quiet">Use it in your endpoint to verify the signature of each request.</p>
      )}
    </Section>
  );
}
