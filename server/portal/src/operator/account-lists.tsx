// An account's package prices, webhooks, requests and notes.
import { limits } from "@partner-esim/generated/portal/limits";
import { Fragment } from "preact";
import { api, ask } from "../api.ts";
import { formatCost } from "../format.ts";
import { useLoad, usePages } from "../load.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { DeliveryList } from "../parts/delivery-list.tsx";
import { EndpointState } from "../parts/endpoint-state.tsx";
import { Form, filled, TextArea } from "../parts/form.tsx";
import { Choice, Filters, SearchField, Section } from "../parts/page.tsx";
import { requestColumns, requestStatuses } from "../parts/request-table.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { PagedTable, Table } from "../parts/table.tsx";
import { Address, Amount, When } from "../parts/values.tsx";
import { useFilter } from "../router.tsx";
import { may } from "../session.ts";
import { useMode } from "./account-choices.tsx";
import { omissionReasons } from "./operator-labels.ts";

export function Prices({ id, moved }: { id: string; moved: number }) {
  const [q, setQ] = useFilter("q");
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
        <SearchField label="Name or id" value={q} search={setQ} />
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
  const [event] = useFilter("event");
  const endpoints = useLoad(
    () => ask(api.GET("/operator/accounts/{id}/endpoints", { params: { path: { id } } })),
    [id],
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
                  {
                    head: "URL",
                    by: ({ url }) => url.toLowerCase(),
                    cell: ({ url }) => <Address text={url} />,
                  },
                  {
                    head: "Mode",
                    wide: true,
                    by: ({ mode }) => mode,
                    cell: (endpoint) => modeNames[endpoint.mode],
                  },
                  { head: "Status", cell: (endpoint) => <EndpointState of={endpoint} /> },
                ]}
              />
            )
          }
        </Read>
      </Section>
      <Section title={event ? `Deliveries of ${event}` : "Deliveries"} actions={choice}>
        <DeliveryList key={mode} account={id} mode={mode} {...(event && { event })} />
      </Section>
    </Fragment>
  );
}

export function Requests({ id }: { id: string }) {
  const [status, setStatus] = useFilter("status");
  const query = { account_id: id, ...(status && { status }) };
  const requests = usePages(
    (cursor) => ask(api.GET("/operator/requests", { params: { query: { ...query, cursor } } })),
    [id, status],
  );
  return (
    <Section
      title="Requests"
      actions={<a href={`requests?account=${id}${status && `&status=${status}`}`}>More filters</a>}
    >
      <Filters>
        <Choice label="Status" value={status} choose={setStatus} options={requestStatuses} />
      </Filters>
      <PagedTable
        of={requests}
        caption="Requests"
        keyOf={(request) => request.id}
        columns={requestColumns}
        empty={<Empty title={status ? "No matching request" : "No requests"} />}
      />
    </Section>
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
          submit={async (fields, element) => {
            const body = { text: filled(fields, "text") };
            await ask(api.POST("/operator/accounts/{id}/notes", { params: { path }, body }));
            element.reset();
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
