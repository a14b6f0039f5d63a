// An endpoint's attempts over time, by result and duration.
import type { EndpointPeriod, FigureSpan } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatCount, formatDuration, formatShare } from "../format.ts";
import { useLoad } from "../load.ts";
import { Chart } from "./chart.tsx";
import { Choice, Section } from "./page.tsx";
import { Empty, Read } from "./states.tsx";

const spans = [
  ["day", "30 days"],
  ["hour", "48 hours"],
] as const;

const shareOf = ({ delivered, failed }: EndpointPeriod) => formatShare(delivered, delivered + failed);
const durationOf = (ms: number | null) => (ms === null ? "–" : formatDuration(ms));

export function EndpointFigures({ id }: { id: string }) {
  const [span, setSpan] = useState<FigureSpan>("day");
  const figures = useLoad(
    () => ask(api.GET("/endpoints/{id}/figures", { params: { path: { id }, query: { span } } })),
    [id, span],
  );
  return (
    <Section
      title="Success and latency"
      actions={
        <Choice label="Period" value={span} choose={(word) => setSpan(word as FigureSpan)} options={spans} />
      }
    >
      <Read of={figures}>{({ data }) => <Figures periods={data} span={span} />}</Read>
    </Section>
  );
}

function Figures({ periods, span }: { periods: EndpointPeriod[]; span: FigureSpan }) {
  const delivered = periods.reduce((sum, period) => sum + period.delivered, 0);
  const failed = periods.reduce((sum, period) => sum + period.failed, 0);
  if (delivered + failed === 0) return <Empty title="No attempts in this period" />;
  const at = ({ start }: EndpointPeriod) => (span === "day" ? start.slice(0, 10) : start);
  return (
    <>
      <p>
        {formatShare(delivered, delivered + failed)} of {formatCount(delivered + failed)} attempts were
        delivered.
      </p>
      <div class="side-by-side">
        <Chart
          title="Attempts by result"
          rows={periods}
          at={at}
          series={[
            {
              name: "Delivered",
              shape: "bars",
              value: (period) => period.delivered,
              text: (period) => formatCount(period.delivered),
            },
            {
              name: "Failed",
              bad: true,
              shape: "bars",
              value: (period) => period.failed,
              text: (period) => formatCount(period.failed),
            },
          ]}
          isPartial
          tick={formatCount}
          columns={[{ head: "Success rate", numeric: true, cell: shareOf }]}
          note="Manual attempts included"
        />
        <Chart
          title="How long attempts took"
          rows={periods}
          at={at}
          series={[
            {
              name: "Average",
              value: (period) => period.average_ms,
              text: (period) => durationOf(period.average_ms),
            },
            {
              name: "Slowest",
              value: (period) => period.slowest_ms,
              text: (period) => durationOf(period.slowest_ms),
            },
          ]}
          isPartial
          tick={formatDuration}
        />
      </div>
    </>
  );
}
