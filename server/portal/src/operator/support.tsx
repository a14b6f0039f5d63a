// Support: find an order, eSIM or request of any account, cancel eSIMs, erase a traveller's details.
import type { AccountName, SupportEsim, SupportOrder } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { EsimFacts, esimMoments } from "../parts/esim-facts.tsx";
import { EventTimeline } from "../parts/event-timeline.tsx";
import { requestIdIn } from "../parts/find-request.tsx";
import { Field, Form, filled, useAct } from "../parts/form.tsx";
import { OrderContent } from "../parts/order-content.tsx";
import { attemptMoments, orderMoments, Waiting } from "../parts/order-moments.tsx";
import { Page, Section } from "../parts/page.tsx";
import { ProblemNote, Read } from "../parts/states.tsx";
import { Amount } from "../parts/values.tsx";
import { go, useFilter } from "../router.tsx";
import { may } from "../session.ts";
import { TravellerData } from "./traveller.tsx";

type Found = { order: SupportOrder } | { esim: SupportEsim };

export default function Support() {
  const [linked] = useFilter("id");
  const found = useLoad(async () => (linked ? find(linked) : null), [linked]);
  return (
    <Page title="Support">
      <div class="read">
        <Section title="Find an order, an eSIM or a request">
          <Form
            label="Find"
            submit={async (fields) => {
              const id = filled(fields, "id");
              const request = requestIdIn(id);
              if (request) go(`requests/${request}`);
              else if (id === linked) found.reload();
              else go(`support?${new URLSearchParams({ id })}`);
            }}
          >
            <Field
              name="id"
              label="Order id, ICCID or request id"
              hint="Of any account."
              defaultValue={linked}
              required
            />
          </Form>
        </Section>
        {linked && (
          <Read of={found}>
            {(data) =>
              data &&
              ("order" in data ? (
                <FoundOrder order={data.order} put={(order) => found.put({ order })} />
              ) : (
                <FoundEsim esim={data.esim} put={(esim) => found.put({ esim })} />
              ))
            }
          </Read>
        )}
        <TravellerData />
      </div>
    </Page>
  );
}

async function find(id: string): Promise<Found> {
  if (/^\d+$/.test(id)) {
    return { esim: await ask(api.GET("/operator/esims/{iccid}", { params: { path: { iccid: id } } })) };
  }
  return { order: await ask(api.GET("/operator/orders/{id}", { params: { path: { id } } })) };
}

function Owner({ account: { id, name } }: { account: AccountName }) {
  return (
    <p>
      Account <a href={`accounts/${id}`}>{name}</a>
    </p>
  );
}

function FoundOrder({ order, put }: { order: SupportOrder; put: (order: SupportOrder) => void }) {
  const path = { params: { path: { id: order.id } } };
  return (
    <Section
      title={`Order ${order.number}`}
      actions={
        <>
          {order.cancellable && (
            <Confirm
              label="Cancel the order"
              needs="supportOrdersCancel"
              title={`Cancel order ${order.number}?`}
              text={
                <>
                  Every eSIM that can be cancelled stops working. Once the supplier has confirmed which ones
                  are unused, up to <Amount of={order.cancel_refund} /> comes back to the partner's{" "}
                  {modeNames[order.mode].toLowerCase()} balance. Nothing comes back for used ones.
                </>
              }
              act={async () => {
                put(await ask(api.POST("/operator/orders/{id}/cancel", path)));
                say("Order cancelled as far as possible.");
              }}
            />
          )}
          {(order.customer || order.customer_ref) && (
            <Confirm
              label="Erase the traveller's details"
              needs="supportOrdersErase"
              title="Erase the traveller's details?"
              text="Removes name, email address and customer reference from this order, its eSIMs, top-ups and events. This cannot be undone."
              confirmLabel="Erase"
              act={async () => {
                put(await ask(api.POST("/operator/orders/{id}/erase-customer", path)));
                say("Details erased.");
              }}
            />
          )}
        </>
      }
    >
      <Owner account={order.account} />
      <Waiting
        supply={order.supply}
        actions={
          <>
            {may("supportOrdersRetry") && <RetryButton order={order} put={put} />}
            <Confirm
              label="Refund now"
              needs="supportOrdersRefund"
              kind=""
              title={`Refund order ${order.number} now?`}
              text={
                <>
                  The order keeps what was issued so far; the rest of <Amount of={order.total} /> goes back to
                  the partner's wallet. The supplier is asked to withdraw what it issues later. This cannot be
                  undone.
                </>
              }
              act={async () => {
                put(await ask(api.POST("/operator/orders/{id}/refund", path)));
                say("Order refunded.");
              }}
            />
          </>
        }
      />
      <OrderContent order={order} esimPage={(iccid) => `support?id=${iccid}`}>
        <EventTimeline
          mode={order.mode}
          account={order.account.id}
          moments={[...orderMoments(order, order.account.id), ...attemptMoments(order.supply)]}
          read={(cursor) =>
            ask(
              api.GET("/operator/accounts/{id}/orders/{order_id}/events", {
                params: { path: { id: order.account.id, order_id: order.id }, query: { cursor } },
              }),
            )
          }
          keys={[order]}
        />
      </OrderContent>
    </Section>
  );
}

function RetryButton({ order, put }: { order: SupportOrder; put: (order: SupportOrder) => void }) {
  const { run, busy, problem } = useAct();
  const retry = () =>
    run(async () => {
      put(await ask(api.POST("/operator/orders/{id}/retry", { params: { path: { id: order.id } } })));
      say("The supplier is asked again now.");
    });
  return (
    <>
      <button type="button" aria-disabled={busy} onClick={retry}>
        Retry now
      </button>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}

const refundText = ({ mode, cancel_refund: refund }: SupportEsim) => (
  <>
    The supplier first confirms that it is unused. Then <Amount of={refund} /> comes back to the partner's{" "}
    {modeNames[mode].toLowerCase()} balance.
  </>
);

function FoundEsim({ esim, put }: { esim: SupportEsim; put: (esim: SupportEsim) => void }) {
  const path = { params: { path: { iccid: esim.iccid } } };
  return (
    <Section
      title={`eSIM ${esim.iccid}`}
      actions={
        esim.cancellable && (
          <Confirm
            label="Cancel the eSIM"
            needs="supportEsimsCancel"
            title="Cancel the eSIM?"
            text={
              esim.status === "ready"
                ? refundText(esim)
                : "It stops working. There is no refund, because it has been used."
            }
            act={async () => {
              put(await ask(api.POST("/operator/esims/{iccid}/cancel", path)));
              say("eSIM cancelled.");
            }}
          />
        )
      }
    >
      <Owner account={esim.account} />
      <EsimFacts esim={esim} orderPage={(id) => `support?id=${id}`} />
      <EventTimeline
        mode={esim.mode}
        account={esim.account.id}
        moments={[...esimMoments(esim), ...attemptMoments(esim.supply)]}
        read={(cursor) =>
          ask(
            api.GET("/operator/accounts/{id}/esims/{iccid}/events", {
              params: { path: { id: esim.account.id, iccid: esim.iccid }, query: { cursor } },
            }),
          )
        }
        keys={[esim]}
      />
    </Section>
  );
}
