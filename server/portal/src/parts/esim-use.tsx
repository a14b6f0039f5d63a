// Data used by an eSIM at the end of each day.
import type { EsimData } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatCount, formatData } from "../format.ts";
import { useLoad } from "../load.ts";
import { Chart } from "./chart.tsx";
import { Section } from "./page.tsx";
import { Empty, Read } from "./states.tsx";

export function EsimUse({ iccid, data }: { iccid: string; data: EsimData }) {
  const use = useLoad(
    () => ask(api.GET("/esims/{iccid}/use", { params: { path: { iccid } } })),
    [iccid, data.used_mb],
  );
  return (
    <Section title="Use by day">
      <Read of={use}>
        {({ data: days }) =>
          days.length === 0 ? (
            <Empty title="Its use was not recorded by day" />
          ) : (
            <Chart
              title="Data used by the end of each day"
              rows={days}
              at={({ day }) => day}
              series={[
                {
                  name: "Used",
                  shape: "bars",
                  value: ({ used_mb }) => used_mb,
                  text: ({ used_mb }) => formatData(used_mb),
                },
              ]}
              tick={(mb) => `${formatCount(mb)} MB`}
              limit={data.total_mb === null ? null : { name: "Allowance", value: data.total_mb }}
              isPartial
            />
          )
        }
      </Read>
    </Section>
  );
}
