// Statistics of an account's newest orders and requests: its top destinations, and its API errors by code.
import { api, ask } from "../api.ts";
import { formatCount, plural } from "../format.ts";
import { useLoad } from "../load.ts";
import { mode } from "../mode.ts";
import { Section } from "./page.tsx";
import { Empty, Read } from "./states.tsx";
import { Table } from "./table.tsx";
import { Amount, Code, When } from "./values.tsx";

const query = (days: number) => ({ params: { query: { mode: mode.value, days } } });

/** A bar beside a number, proportional to its share of the largest. */
const Share = ({ of, max }: { of: number; max: number }) => (
  <span class="share">
    <span class="figure">{formatCount(of)}</span>
    <span class="bar" aria-hidden="true">
      <span class="chart-bar" style={{ width: `${(100 * of) / Math.max(1, max)}%` }} />
    </span>
  </span>
);

/** States which rows were counted, unless the whole period was. */
const Counted = ({ what, older }: { what: string; older: boolean }) =>
  older && <p class="small quiet">Of the last {what}; there are more in this period.</p>;

export function Destinations({ days }: { days: number }) {
  const found = useLoad(() => ask(api.GET("/overview/destinations", query(days))), [days]);
  return (
    <Section title="Top destinations">
      <Read of={found}>
        {({ destinations, orders, has_older }) =>
          destinations.length === 0 ? (
            <Empty title="No orders in this period" />
          ) : (
            <>
              <Table
                caption="Destinations by units ordered"
                rows={destinations}
                keyOf={({ name }) => name ?? ""}
                columns={[
                  { head: "Destination", cell: ({ name }) => name ?? "Several countries" },
                  {
                    head: "Units",
                    cell: ({ units }) => <Share of={units} max={destinations[0]?.units ?? 0} />,
                  },
                  { head: "Spent", numeric: true, cell: ({ spent }) => <Amount of={spent} /> },
                ]}
              />
              <Counted what={plural(orders, "order")} older={has_older} />
            </>
          )
        }
      </Read>
    </Section>
  );
}

export function ApiErrors({ days }: { days: number }) {
  const found = useLoad(() => ask(api.GET("/overview/errors", query(days))), [days]);
  return (
    <Section title="API errors by code" actions={<a href="requests?status=4xx">Requests</a>}>
      <Read of={found}>
        {({ codes, requests, has_older, kept_days: keptDays }) => (
          <>
            {codes.length === 0 ? (
              <Empty title={keptDays === 0 ? "No requests are logged" : "No errors"} />
            ) : (
              <Table
                caption="Error codes by requests that got them"
                rows={codes}
                keyOf={({ code }) => code}
                columns={[
                  { head: "Code", cell: ({ code }) => <Code code={code} /> },
                  {
                    head: "Requests",
                    cell: (row) => <Share of={row.requests} max={codes[0]?.requests ?? 0} />,
                  },
                  { head: "Last", cell: ({ last }) => <When at={last} /> },
                ]}
              />
            )}
            <Counted what={plural(requests, "error")} older={has_older} />
            {keptDays > 0 && keptDays < days && (
              <p class="small quiet">Requests are kept for {plural(keptDays, "day")}.</p>
            )}
          </>
        )}
      </Read>
    </Section>
  );
}
