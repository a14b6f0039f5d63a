// A traveller who asks for their data, or for its erasure: all orders, to save as a file or to erase.
import type { Traveller, TravellerExport, TravellerOrder } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { plural } from "../format.ts";
import { orderStatuses } from "../labels.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Field, Form, textOf } from "../parts/form.tsx";
import { Section } from "../parts/page.tsx";
import { Table } from "../parts/table.tsx";
import { Status, When } from "../parts/values.tsx";
import { may } from "../session.ts";

interface Found {
  traveller: Traveller;
  data: TravellerExport;
}

const exportOf = (body: Traveller) => ask(api.POST("/operator/travellers/export", { body }));

export function TravellerData() {
  const [found, setFound] = useState<Found>();
  if (!may("travellersExport")) return null;
  return (
    <Section title="A traveller's data">
      <p>
        All orders, eSIMs, top-ups and events that name a traveller, over all accounts. Give the email
        address, or the reference of one account. The audit log notes the export.
      </p>
      <Form
        label="Show data"
        submit={async (fields) => {
          const traveller = {
            email: textOf(fields, "email"),
            customer_ref: textOf(fields, "customer_ref"),
            account_id: textOf(fields, "account_id"),
          };
          setFound({ traveller, data: await exportOf(traveller) });
        }}
      >
        <Field name="email" label="Email address" autocomplete="off" />
        <Field name="customer_ref" label="Customer reference" autocomplete="off" />
        <Field name="account_id" label="Account id" hint="Needed with a customer reference." />
      </Form>
      {found && <FoundData found={found} refresh={(data) => setFound({ ...found, data })} />}
    </Section>
  );
}

function FoundData({
  found: { traveller, data },
  refresh,
}: {
  found: Found;
  refresh: (data: TravellerExport) => void;
}) {
  const { orders } = data;
  if (orders.length === 0) return <p role="status">No order names this traveller.</p>;
  const count = plural(orders.length, "order");
  return (
    <>
      <p role="status">{count} found.</p>
      <div class="actions">
        <button type="button" onClick={() => save(data)}>
          Save as JSON
        </button>
        <Confirm
          label="Erase"
          needs="travellersErase"
          title={`Erase the traveller from ${count}?`}
          text="Removes name, email address and customer reference from these orders, their eSIMs, top-ups and events. The orders themselves stay. This cannot be undone."
          act={async () => {
            const erased = await ask(api.POST("/operator/travellers/erase", { body: traveller }));
            say(`Erased from ${plural(erased.orders, "order")}.`);
            refresh({ ...data, orders: [] });
          }}
        />
      </div>
      <Table
        caption="Orders of the traveller"
        rows={orders}
        keyOf={({ order }) => order.id}
        columns={columns}
      />
    </>
  );
}

const columns = [
  {
    head: "Order",
    cell: ({ order }: TravellerOrder) => <a href={`support?id=${order.id}`}>{order.number}</a>,
  },
  {
    head: "Account",
    cell: ({ account }: TravellerOrder) => <a href={`accounts/${account.id}`}>{account.name}</a>,
  },
  { head: "Mode", cell: ({ order }: TravellerOrder) => modeNames[order.mode] },
  { head: "Name", cell: ({ order }: TravellerOrder) => order.customer?.name ?? "–" },
  { head: "Status", cell: ({ order }: TravellerOrder) => <Status label={orderStatuses[order.status]} /> },
  { head: "Placed", cell: ({ order }: TravellerOrder) => <When at={order.created} /> },
];

/** Saves what is in memory: a download's URL would contain the email address. */
function save(data: TravellerExport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "traveller.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
