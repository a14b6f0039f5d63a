// The delivery log of one endpoint or of all in a mode, for members and for operators.
import { limits } from "@partner-esim/generated/limits";
import type { Delivery, DeliveryStatus, EventType, Mode } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { deliveryStatuses, eventTypes, wordsOf } from "../labels.ts";
import { useLoad, usePages } from "../load.ts";
import { useFilters } from "../router.tsx";
import { type DeliverySource, deliveriesOf } from "./delivery-source.ts";
import { Later } from "./later.tsx";
import { Choice, Filters } from "./page.tsx";
import { TimeRange } from "./ranges.tsx";
import { Empty } from "./states.tsx";
import { type Column, PagedTable } from "./table.tsx";
import { Address, Status, When } from "./values.tsx";

const responseOf = ({ http_status: status, error }: Delivery) =>
  error ?? (status === null ? "–" : String(status));

function EndpointChoice({
  source,
  mode,
  value,
  choose,
}: {
  source: DeliverySource;
  mode: Mode;
  value: string;
  choose: (id: string) => void;
}) {
  const { data } = useLoad(source.endpoints, []);
  const endpoints = data?.data.filter((endpoint) => endpoint.mode === mode) ?? [];
  if (endpoints.length < 2) return null;
  return (
    <Choice
      label="Endpoint"
      value={value}
      choose={choose}
      options={[["", "Any"], ...endpoints.map(({ id, url }) => [id, url] as const)]}
    />
  );
}

export function DeliveryList({
  mode,
  endpoint,
  event,
  account,
}: {
  mode: Mode;
  endpoint?: string;
  event?: string;
  /** The account, for operators. */
  account?: string;
}) {
  const source = deliveriesOf(account);
  const [filters, filter] = useFilters();
  const { status, type, since, until } = filters;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const of = endpoint ?? filters.endpoint;
  const deliveries = usePages(
    (cursor) =>
      source.list({
        mode,
        cursor,
        endpoint_id: of,
        event_id: event,
        status: status as DeliveryStatus | undefined,
        event_type: type as EventType | undefined,
        since,
        until,
      }),
    [account, mode, of, event, status, type, since, until],
  );
  const columns: Column<Delivery>[] = [
    {
      head: "Event",
      cell: (delivery) => (
        <>
          <a href={source.pageOf(delivery)}>{delivery.event_type}</a>
          <div class="small quiet">No. {delivery.sequence}</div>
        </>
      ),
    },
    {
      head: "Status",
      cell: (row) => (
        <>
          <Status label={deliveryStatuses[row.status]} />
          {row.paused_until && <div class="small quiet">Endpoint paused</div>}
        </>
      ),
    },
    {
      head: "Attempts",
      numeric: true,
      wide: true,
      cell: (row) => row.attempts + (row.manual_retries > 0 ? ` + ${row.manual_retries}` : ""),
    },
    { head: "Response", wide: true, cell: responseOf },
    {
      head: "Next attempt",
      wide: true,
      cell: (row) => (
        <>
          <When at={row.next_attempt} />
          {row.paused_until && <div class="small quiet">when the pause ends</div>}
        </>
      ),
    },
    { head: "Created", cell: (row) => <When at={row.created} /> },
  ];
  if (!endpoint) {
    columns.splice(1, 0, {
      head: "Endpoint",
      wide: true,
      cell: ({ url }) => <Address text={url} />,
    });
  }
  if (source.mayResend() && !event) {
    columns.unshift({
      head: "Select",
      acts: true,
      cell: ({ id, status: of, event_type, sequence }) =>
        of !== "delivered" && (
          <input
            type="checkbox"
            aria-label={`Select ${event_type}, no. ${sequence}`}
            checked={selected.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              setSelected(checked ? [...selected, id] : selected.filter((one) => one !== id))
            }
          />
        ),
    });
  }
  return (
    <>
      <Filters>
        <Choice
          label="Status"
          value={status ?? ""}
          choose={(word) => filter({ status: word })}
          options={[
            ["", "Any"],
            ...wordsOf(deliveryStatuses).map((word) => [word, deliveryStatuses[word].text] as const),
          ]}
        />
        {!event && (
          <Choice
            label="Event type"
            value={type ?? ""}
            choose={(word) => filter({ type: word })}
            options={[["", "Any"], ...wordsOf(eventTypes).map((word) => [word, word] as const)]}
          />
        )}
        {!endpoint && (
          <EndpointChoice
            source={source}
            mode={mode}
            value={filters.endpoint ?? ""}
            choose={(id) => filter({ endpoint: id })}
          />
        )}
        <TimeRange since={since ?? ""} until={until ?? ""} choose={(times) => filter({ ...times })} />
        <button type="button" onClick={deliveries.reload}>
          Refresh
        </button>
      </Filters>
      {source.mayResend() && !event && (
        <Later load={() => import("./resends.tsx")}>
          {({ Resends }) => (
            <Resends
              source={source}
              mode={mode}
              endpoint={of}
              since={since}
              selected={selected}
              changed={deliveries.reload}
              sent={() => setSelected([])}
            />
          )}
        </Later>
      )}
      <PagedTable
        of={deliveries}
        caption="Deliveries"
        keyOf={({ id }) => id}
        columns={columns}
        empty={
          <Empty
            title={
              [status, filters.endpoint, type, since, until].some(Boolean)
                ? "No matching delivery"
                : "Nothing sent yet"
            }
          >
            <p>Deliveries are kept for {limits.deliveryLogDays} days.</p>
          </Empty>
        }
      />
    </>
  );
}
