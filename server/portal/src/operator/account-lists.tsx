// What an account bought, what packages cost it, its webhooks, and notes about it.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Mode } from "@partner-esim/generated/portal/models";
import { type ComponentChildren, Fragment } from "preact";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatCost } from "../format.ts";
import { deliveryStatuses, esimStatuses, modeNames, omissionReasons, orderStatuses } from "../labels.ts";
import { useLoad, usePages } from "../load.ts";
import { modes } from "../mode.ts";
import { say } from "../notices.tsx";
import { endpointState } from "../parts/endpoint-state.ts";
import { Form, filled, TextArea } from "../parts/form.tsx";
import { Choice, Filters, SearchField, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { PagedTable, Table } from "../parts/table.tsx";
import { Address, Amount, Status, When } from "../parts/values.tsx";
import { may } from "../session.ts";

function useMode(): [Mode, ComponentChildren] {
  const [mode, setMode] = useState<Mode>("live");
  const choice = (
    <Choice
      label="Mode"
      value={mode}
      choose={(chosen) => setMode(chosen as Mode)}
      options={modes.map((one) => [one, modeNames[one]] as const)}
    />
  );
  return [mode, choice];
}

export function Orders({ id }: { id: string }) {
  const [mode, choice] = useMode();
  const path = { id };
  const orders = usePages(
    (cursor) => ask(api.GET("/operator/accounts/{id}/orders", { params: { path, query: { mode, cursor } } })),
    [id, mode],
  );
  return (
    <Section title="Orders" actions={choice}>
      <PagedTable
        of={orders}
        caption="Orders"
        keyOf={(order) => order.id}
        columns={[
          {
            head: "Order",
            cell: (order) => (
              <>
                <a href={`support?id=${order.id}`}>{order.number}</a>
                <div class="small quiet">{order.package_names.join("; ")}</div>
              </>
            ),
          },
          { head: "Status", cell: (order) => <Status label={orderStatuses[order.status]} /> },
          { head: "Reference", wide: true, cell: (order) => order.customer_ref ?? "–" },
          { head: "Total", numeric: true, wide: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Placed", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={<Empty title="No orders" />}
      />
    </Section>
  );
}

export function Esims({ id }: { id: string }) {
  const [mode, choice] = useMode();
  const path = { id };
  const esims = usePages(
    (cursor) => ask(api.GET("/operator/accounts/{id}/esims", { params: { path, query: { mode, cursor } } })),
    [id, mode],
  );
  return (
    <Section title="eSIMs" actions={choice}>
      <PagedTable
        of={esims}
        caption="eSIMs"
        keyOf={({ iccid }) => iccid}
        columns={[
          {
            head: "ICCID",
            cell: (esim) => (
              <>
                <a href={`support?id=${esim.iccid}`}>{esim.iccid}</a>
                <div class="small quiet">{esim.package.name}</div>
              </>
            ),
          },
          { head: "Status", cell: (esim) => <Status label={esimStatuses[esim.status]} /> },
          { head: "Reference", wide: true, cell: (esim) => esim.customer_ref ?? "–" },
          { head: "Issued", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={<Empty title="No eSIMs" />}
      />
    </Section>
  );
}

export function Prices({ id, moved }: { id: string; moved: number }) {
  const [q, setQ] = useState("");
  const path = { id };
  const prices = usePages(
    (cursor) =>
      ask(
        api.GET("/operator/accounts/{id}/prices", { params: { path, query: { cursor, ...(q && { q }) } } }),
      ),
    [id, q, moved],
  );
  return (
    <Section title="Prices">
      <Filters>
        <SearchField label="Name or id" search={setQ} />
      </Filters>
      <PagedTable
        of={prices}
        caption="Prices"
        keyOf={(row) => row.package.id}
        columns={[
          {
            head: "Package",
            cell: (row) => (
              <>
                {row.package.name}
                <div class="small quiet">{row.package.id}</div>
              </>
            ),
          },
          {
            head: "Cost",
            numeric: true,
            wide: true,
            cell: (row) => formatCost(row.package.cost, row.package.currency),
          },
          {
            head: "Retail",
            numeric: true,
            wide: true,
            cell: (row) => formatCost(row.package.retail_price, row.package.currency),
          },
          {
            head: "Price",
            numeric: true,
            cell: ({ price, omitted }) => (omitted ? omissionReasons[omitted] : <Amount of={price} />),
          },
        ]}
        empty={<Empty title="No matching package" />}
      />
    </Section>
  );
}

export function Webhooks({ id }: { id: string }) {
  const [mode, choice] = useMode();
  const path = { id };
  const endpoints = useLoad(
    () => ask(api.GET("/operator/accounts/{id}/endpoints", { params: { path } })),
    [id],
  );
  const deliveries = usePages(
    (cursor) =>
      ask(api.GET("/operator/accounts/{id}/deliveries", { params: { path, query: { mode, cursor } } })),
    [id, mode],
  );
  return (
    <Fragment>
      <Section title="Webhook endpoints">
        <Read of={endpoints}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty title="No endpoints" />
            ) : (
              <Table
                caption="Webhook endpoints"
                rows={data}
                keyOf={(endpoint) => endpoint.id}
                columns={[
                  { head: "URL", cell: ({ url }) => <Address text={url} /> },
                  { head: "Mode", wide: true, cell: (endpoint) => modeNames[endpoint.mode] },
                  { head: "Status", cell: (endpoint) => <Status label={endpointState(endpoint)} /> },
                ]}
              />
            )
          }
        </Read>
      </Section>
      <Section title="Deliveries" actions={choice}>
        <PagedTable
          of={deliveries}
          caption="Deliveries"
          keyOf={(delivery) => delivery.id}
          columns={[
            {
              head: "Event",
              cell: ({ event_type: type, url }) => (
                <>
                  {type}
                  <div class="small quiet">
                    <Address text={url} />
                  </div>
                </>
              ),
            },
            { head: "Status", cell: ({ status }) => <Status label={deliveryStatuses[status]} /> },
            {
              head: "Response",
              wide: true,
              cell: ({ http_status: status, error }) => error ?? status ?? "–",
            },
            { head: "Created", cell: ({ created }) => <When at={created} /> },
          ]}
          empty={<Empty title="No deliveries" />}
        />
      </Section>
    </Fragment>
  );
}

export function Notes({ id }: { id: string }) {
  const path = { id };
  const notes = usePages(
    (cursor) => ask(api.GET("/operator/accounts/{id}/notes", { params: { path, query: { cursor } } })),
    [id],
  );
  return (
    <Section title="Notes">
      {may("accountNotesCreate") && (
        <Form
          label="Add note"
          submit={async (fields, form) => {
            const body = { text: filled(fields, "text") };
            await ask(api.POST("/operator/accounts/{id}/notes", { params: { path }, body }));
            form.reset();
            say("Note added.");
            notes.reload();
          }}
        >
          <TextArea
            name="text"
            label="New note"
            hint="Only operators see it."
            rows={2}
            maxLength={limits.accountNoteMax}
            required
          />
        </Form>
      )}
      <PagedTable
        of={notes}
        caption="Notes"
        keyOf={(note) => note.id}
        columns={[
          { head: "Note", cell: ({ text }) => <span class="break">{text}</span> },
          { head: "By", wide: true, cell: ({ operator }) => operator },
          { head: "When", cell: ({ created }) => <When at={created} /> },
        ]}
        empty={<Empty title="No notes" />}
      />
    </Section>
  );
}
