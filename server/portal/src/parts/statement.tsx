// The monthly statement of a wallet, with files to download, for members and operators.
import type { SignedMoney, Statement } from "@partner-esim/generated/portal/models";
import { formatDay, formatMonth } from "../format.ts";
import { useLoad } from "../load.ts";
import { useFilter } from "../router.tsx";
import { Parties } from "./billing.tsx";
import { Download } from "./download.tsx";
import { Filters, Section } from "./page.tsx";
import { MonthChoice, monthOf } from "./ranges.tsx";
import { Empty, Read } from "./states.tsx";
import { Table } from "./table.tsx";
import { Tile, Tiles } from "./tiles.tsx";
import { Amount, When } from "./values.tsx";

/** @param path of the statement, without file extension @param keys reload the statement when they change */
export function MonthlyStatement({
  path,
  read,
  keys,
}: {
  path: string;
  read: (month: string) => Promise<Statement>;
  keys: readonly unknown[];
}) {
  const [chosen, choose] = useFilter("month");
  const month = monthOf(chosen);
  const statement = useLoad(() => read(month), [...keys, month]);
  return (
    <>
      <Filters>
        <MonthChoice value={month} choose={choose} />
      </Filters>
      <Read of={statement}>{(data) => <Content path={path} of={data} />}</Read>
    </>
  );
}

const Sum = ({ name, of }: { name: string; of: SignedMoney }) => (
  <Tile name={name}>
    <Amount of={of} />
  </Tile>
);

function Content({
  path,
  of: { days, payments, month, until, seller, billing, ...sums },
}: {
  path: string;
  of: Statement;
}) {
  return (
    <Section
      title={`Statement of ${formatMonth(month)}, live`}
      actions={
        <>
          <Download path={`${path}.pdf`} query={{ month }} text="PDF" />
          <Download path={`${path}.csv`} query={{ month }} text="Entries (CSV)" />
        </>
      }
    >
      <p class="quiet small">
        Of live orders and top-ups. Complete until <When at={until} />.
      </p>
      <Parties seller={seller} billing={billing} />
      <Tiles>
        <Sum name="Balance at the beginning" of={sums.opening} />
        <Sum name="Funds added" of={sums.funds} />
        <Sum name="Adjustments" of={sums.adjustments} />
        <Sum name="Charges" of={sums.charges} />
        <Sum name="Refunds" of={sums.refunds} />
        <Sum name="Balance at the end" of={sums.closing} />
      </Tiles>
      {days.length === 0 ? (
        <Empty title="No entries in this month" />
      ) : (
        <Table
          caption="Days with entries"
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { head: "Day", by: ({ day }) => day, cell: ({ day }) => formatDay(day) },
            {
              head: "Funds",
              numeric: true,
              wide: true,
              by: ({ funds }) => Number(funds.amount),
              cell: ({ funds }) => <Amount of={funds} />,
            },
            {
              head: "Adjustments",
              by: ({ adjustments }) => Number(adjustments.amount),
              numeric: true,
              wide: true,
              cell: ({ adjustments }) => <Amount of={adjustments} />,
            },
            {
              head: "Charges",
              numeric: true,
              by: ({ charges }) => Number(charges.amount),
              cell: ({ charges }) => <Amount of={charges} />,
            },
            {
              head: "Refunds",
              numeric: true,
              wide: true,
              by: ({ refunds }) => Number(refunds.amount),
              cell: ({ refunds }) => <Amount of={refunds} />,
            },
            {
              head: "Balance",
              numeric: true,
              by: ({ balance }) => Number(balance.amount),
              cell: ({ balance }) => <Amount of={balance} />,
            },
          ]}
        />
      )}
      {payments.length > 0 && (
        <Table
          caption="Funds received"
          rows={payments}
          keyOf={(payment) => JSON.stringify(payment)}
          columns={[
            { head: "Received", by: ({ created }) => created, cell: ({ created }) => <When at={created} /> },
            {
              head: "Reference",
              cell: ({ reference, note }) => <span class="break">{reference ?? note ?? "–"}</span>,
            },
            {
              head: "Amount",
              numeric: true,
              by: ({ amount }) => Number(amount.amount),
              cell: ({ amount }) => <Amount of={amount} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
