// What was spent from the wallet in this month and the last, in UTC, and for how long it lasts.
import { limits } from "@partner-esim/generated/portal/limits";
import type { DayFigures } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { moneyOf, monthBefore, paiseOf, plural } from "../format.ts";
import { useLoad } from "../load.ts";
import { Read } from "./states.tsx";
import { Amount } from "./values.tsx";

const query = { mode: "live", days: limits.overviewDaysMax } as const;

const spentIn = (month: string, days: readonly DayFigures[]) =>
  moneyOf(
    days
      .filter(({ day }) => day.startsWith(month))
      .reduce((sum, { charged, refunded }) => sum + paiseOf(charged) - paiseOf(refunded), 0),
  );

export function Spending() {
  const overview = useLoad(() => ask(api.GET("/overview", { params: { query } })), []);
  return (
    <Read of={overview}>
      {({ days, days_left: left }) => {
        const month = days.at(-1)?.day.slice(0, 7) ?? "";
        return (
          <dl class="tiles sums">
            <Spent name="Spent this month (live)" month={month} days={days} />
            <Spent name="Spent last month (live)" month={monthBefore(month)} days={days} />
            {left !== null && (
              <div>
                <dt>Live balance lasts</dt>
                <dd>{plural(left, "day")}</dd>
                <dd class="small quiet">at the pace of the last week</dd>
              </div>
            )}
          </dl>
        );
      }}
    </Read>
  );
}

function Spent({ name, month, days }: { name: string; month: string; days: readonly DayFigures[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount of={spentIn(month, days)} />
      </dd>
      <dd class="small">
        <a href={`balance/statements?month=${month}`}>Statement of {month}</a>
      </dd>
    </div>
  );
}
