// One delivery, for members and for operators: request, response, next attempt, and manual retry.
import { limits } from "@partner-esim/generated/limits";
import type { DeliveryAttempt, DeliveryDetail } from "@partner-esim/generated/portal/models";
import { formatBody, formatOutcome, plural } from "../format.ts";
import { deliveryStatuses } from "../labels.ts";
import { useLoad, useReloads } from "../load.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { deliveriesOf } from "../parts/delivery-source.ts";
import { useAct } from "../parts/form.tsx";
import { Page, Section } from "../parts/page.tsx";
import { ProblemNote, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Address, Copyable, CopyButton, Fact, Facts, Id, Status, When } from "../parts/values.tsx";
import { useParams } from "../router.tsx";

const watchMs = 2000;

export default function Delivery() {
  const { id = "", account } = useParams();
  const source = deliveriesOf(account);
  const delivery = useLoad(() => source.get(id), [account, id]);
  const listName = useLoad(() => source.listName(), [account]);
  const { run, busy, problem } = useAct();
  const { data } = delivery;
  useReloads(delivery, data?.status === "sending" || data?.status === "pending", watchMs);
  const retry = () =>
    run(async () => {
      delivery.put(await source.retry(id));
      say("Retry sent.");
      setTimeout(delivery.reload, watchMs / 2);
    });
  return (
    <Page
      title={data ? `Delivery of ${data.event_type}` : "Delivery"}
      back={{ to: source.listOf(data), text: listName.data ?? "Delivery log" }}
      actions={
        <>
          <button type="button" onClick={delivery.reload}>
            Refresh
          </button>
          {data?.retryable && source.mayRetry() && (
            <button type="button" class="primary" aria-disabled={busy} onClick={retry}>
              {busy ? "Sending…" : "Retry"}
            </button>
          )}
        </>
      }
    >
      {problem && <ProblemNote problem={problem} />}
      <Read of={delivery}>
        {(shown) => (
          <Content delivery={shown} event={source.eventOf(shown)} endpoint={source.endpointOf(shown)} />
        )}
      </Read>
    </Page>
  );
}

function Attempt({ of, open }: { of: DeliveryAttempt; open: boolean }) {
  const { at, manual, error, answer, signature } = of;
  return (
    <li class={error ? "bad" : "good"}>
      <p>
        <When at={at} exact /> {manual && <span class="quiet">manual retry</span>}
      </p>
      <p>{formatOutcome(of)}</p>
      {(answer || signature) && (
        <details open={open}>
          <summary>Response and signature</summary>
          {answer ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <pre tabIndex={0}>{answer}</pre>
          ) : (
            <p class="quiet">The response had no body.</p>
          )}
          {signature && (
            <p class="small quiet">
              Signed <code class="break">{signature}</code>
            </p>
          )}
        </details>
      )}
    </li>
  );
}

/** Failed with attempts left. A delivery that was never sent shows its reason instead of attempts. */
const isEnded = ({ status, attempts, attempt_log: log }: DeliveryDetail) =>
  status === "failed" && log.length > 0 && attempts < limits.webhookAttemptsMax;

function Content({
  delivery,
  event,
  endpoint,
}: {
  delivery: DeliveryDetail;
  event: string;
  endpoint: string;
}) {
  return (
    <>
      <Facts>
        <Fact name="Status">
          <Status label={deliveryStatuses[delivery.status]} />
        </Fact>
        <Fact name="Attempts">
          {plural(delivery.attempts + delivery.manual_retries, "attempt")}
          {delivery.manual_retries > 0 && `, ${delivery.manual_retries} of them manual`}
        </Fact>
        <Fact name="Next attempt">
          <When at={delivery.next_attempt} none="None" />
          {delivery.paused_until && (
            <div class="small quiet">
              It waits: the <a href={endpoint}>endpoint</a> is paused until{" "}
              <When at={delivery.paused_until} />.
            </div>
          )}
          {isEnded(delivery) && (
            <div class="small quiet">
              The endpoint or the account was disabled or deleted before all {limits.webhookAttemptsMax}{" "}
              attempts were made.
            </div>
          )}
        </Fact>
        <Fact name="Last attempt">
          <When at={delivery.last_attempt} none="None yet" />
        </Fact>
        <Fact name="URL" broad>
          <Address text={delivery.url} />
        </Fact>
        <Fact name="Event" broad>
          <Id id={delivery.event_id} to={event} />
          <span class="quiet">
            {" "}
            no. {delivery.sequence}, {modeNames[delivery.mode].toLowerCase()}
          </span>
        </Fact>
        <Fact name="Delivery" broad>
          <Copyable text={delivery.id} what="Delivery id" />
        </Fact>
        <Fact name="Created">
          <When at={delivery.created} />
        </Fact>
      </Facts>
      <Section title="Attempts">
        {delivery.attempt_log.length === 0 ? (
          <p class="quiet">{delivery.error ?? "No attempt yet."}</p>
        ) : (
          <ol class="timeline">
            {delivery.attempt_log.toReversed().map((attempt, i) => (
              <Attempt key={`${attempt.at} ${attempt.manual}`} of={attempt} open={i === 0} />
            ))}
          </ol>
        )}
      </Section>
      <Section title="Body" actions={<CopyButton text={delivery.body} what="Body" />}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{formatBody(delivery.body)}</pre>
        <p class="small quiet">Formatted for reading. It is sent, and copied, on one line.</p>
      </Section>
      <Section title="Headers of the last attempt">
        {delivery.headers.length === 0 ? (
          <p class="quiet">No attempt yet.</p>
        ) : (
          <Table
            caption="Headers"
            rows={delivery.headers}
            keyOf={({ name }) => name}
            columns={[
              { head: "Name", cell: ({ name }) => <code>{name}</code> },
              { head: "Value", cell: ({ value }) => <code class="break">{value}</code> },
            ]}
          />
        )}
      </Section>
    </>
  );
}
