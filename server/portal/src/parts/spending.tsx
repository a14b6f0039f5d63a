// Wallet spending of this month and the last, and how long the balance lasts.
import { limits } from "@partner-esim/generated/portal/limits";
import type { DayFigures } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatMonth, moneyOf, monthBefore, paiseOf, plural } from "../format.ts";
import { useLoad } from "../load.ts";
import { Read } from "./states.tsx";
import { Tile, Tiles } from "./tiles.tsx";
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
          <Tiles>
            <Spent name="Spent this month (live)" month={month} days={days} />
            <Spent name="Spent last month (live)" month={monthBefore(month)} days={days} />
            {left !== null && (
              <Tile name="Live balance lasts" more="at the pace of the last week">
                {plural(left, "day")}
              </Tile>
            )}
          </Tiles>
        );
      }}
    </Read>
  );
}

function Spent({ name, month, days }: { name: string; month: string; days: readonly DayFigures[] }) {
  return (
    <Tile name={name} to={`balance/statements?month=${month}`} more={`Statement of ${formatMonth(month)}`}>
      <Amount of={spentIn(month, days)} />
    </Tile>
  );
}
