// What support does for a partner or a traveller: find an order or an eSIM of any account, cancel an eSIM, erase a
// traveller's details.
import type { StaffEsim, StaffOrder } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { EsimFacts } from "../parts/esim-facts.tsx";
import { Field, Form, filled } from "../parts/form.tsx";
import { OrderContent } from "../parts/order-content.tsx";
import { Page, Section } from "../parts/page.tsx";

type Found = { order: StaffOrder } | { esim: StaffEsim };

export default function Support() {
  const [found, setFound] = useState<Found>();
  return (
    <Page title="Support">
      <div class="read">
        <Section title="Find an order or an eSIM">
          <Form
            label="Find"
            submit={async (fields) => {
              setFound(undefined);
              setFound(await find(filled(fields, "id")));
            }}
          >
            <Field name="id" label="Id of an order, or ICCID" hint="Of any account." required />
          </Form>
        </Section>
        {found && "order" in found && <FoundOrder order={found.order} put={(order) => setFound({ order })} />}
        {found && "esim" in found && <FoundEsim esim={found.esim} put={(esim) => setFound({ esim })} />}
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

function FoundOrder({ order, put }: { order: StaffOrder; put: (order: StaffOrder) => void }) {
  const path = { params: { path: { id: order.id } } };
  return (
    <Section
      title={`Order ${order.number}`}
      actions={
        order.customer && (
          <Confirm
            label="Erase the traveller's details"
            title="Erase the traveller's details?"
            text="The name and the mail address go from this order for good."
            confirmLabel="Erase"
            act={async () => {
              put(await ask(api.POST("/operator/orders/{id}/erase-customer", path)));
              say("Details erased.");
            }}
          />
        )
      }
    >
      <OrderContent order={order} esimLinks={false} />
    </Section>
  );
}

function FoundEsim({ esim, put }: { esim: StaffEsim; put: (esim: StaffEsim) => void }) {
  const path = { params: { path: { iccid: esim.iccid } } };
  return (
    <Section
      title={`eSIM ${esim.iccid}`}
      actions={
        esim.cancellable && (
          <Confirm
            label="Cancel the eSIM"
            title="Cancel the eSIM?"
            text={
              esim.status === "ready"
                ? "The network confirms first that it is unused; then its money returns to the partner."
                : "It stops working, and nothing is refunded, because it has been used."
            }
            act={async () => {
              put(await ask(api.POST("/operator/esims/{iccid}/cancel", path)));
              say("eSIM cancelled.");
            }}
          />
        )
      }
    >
      <EsimFacts esim={esim} links={false} />
    </Section>
  );
}
