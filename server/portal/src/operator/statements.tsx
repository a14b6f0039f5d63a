// The monthly statements of an account's wallet, with files to download.
import type { SignedMoney, Statement } from "@partner-esim/generated/portal/models";
import { useId, useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatDay } from "../format.ts";
import { useLoad } from "../load.ts";
import { Filters, Page, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Amount, When } from "../parts/values.tsx";
import { useParams } from "../router.tsx";

const currentMonth = () => new Date().toISOString().slice(0, 7);

export default function Statements() {
  const { id = "" } = useParams();
  const [month, setMonth] = useState(currentMonth);
  const account = useLoad(() => ask(api.GET("/operator/accounts/{id}", { params: { path: { id } } })), [id]);
  const statement = useLoad(
    () => ask(api.GET("/operator/accounts/{id}/statement", { params: { path: { id }, query: { month } } })),
    [id, month],
  );
  const field = useId();
  return (
    <Page
      title="Statements"
      back={{ to: `accounts/${id}`, text: account.data?.name ?? "Account" }}
      actions={
        <>
          <Download to={`${id}/ledger.csv?mode=live`} text="Whole ledger (CSV)" />
          <Download to={`${id}/ledger.csv?mode=test`} text="Sandbox ledger (CSV)" />
        </>
      }
    >
      <Filters>
        <div class="field">
          <label for={field}>Month (UTC)</label>
          <input
            id={field}
            type="month"
            value={month}
            onChange={({ currentTarget: { value } }) => value && setMonth(value)}
          />
        </div>
      </Filters>
      <Read of={statement}>{(data) => <Content id={id} of={data} />}</Read>
    </Page>
  );
}

const Download = ({ to, text }: { to: string; text: string }) => (
  <a class="button" href={`api/operator/accounts/${to}`} download>
    {text}
  </a>
);

function Sum({ name, of }: { name: string; of: SignedMoney }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount of={of} />
      </dd>
    </div>
  );
}

function Content({ id, of: { days, month, until, ...sums } }: { id: string; of: Statement }) {
  return (
    <Section
      title={`Statement of ${month}`}
      actions={
        <>
          <Download to={`${id}/statement.pdf?month=${month}`} text="PDF" />
          <Download to={`${id}/statement.csv?month=${month}`} text="Entries (CSV)" />
        </>
      }
    >
      <p class="quiet small">
        Complete until <When at={until} />.
      </p>
      <dl class="tiles sums">
        <Sum name="Balance at the beginning" of={sums.opening} />
        <Sum name="Funds added" of={sums.funds} />
        <Sum name="Adjustments" of={sums.adjustments} />
        <Sum name="Charges" of={sums.charges} />
        <Sum name="Refunds" of={sums.refunds} />
        <Sum name="Balance at the end" of={sums.closing} />
      </dl>
      {days.length === 0 ? (
        <Empty title="No entries in this month" />
      ) : (
        <Table
          caption="Days with entries"
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { head: "Day (UTC)", cell: ({ day }) => formatDay(day) },
            { head: "Funds", numeric: true, wide: true, cell: ({ funds }) => <Amount of={funds} /> },
            {
              head: "Adjustments",
              numeric: true,
              wide: true,
              cell: ({ adjustments }) => <Amount of={adjustments} />,
            },
            { head: "Charges", numeric: true, cell: ({ charges }) => <Amount of={charges} /> },
            { head: "Refunds", numeric: true, wide: true, cell: ({ refunds }) => <Amount of={refunds} /> },
            { head: "Balance", numeric: true, cell: ({ balance }) => <Amount of={balance} /> },
          ]}
        />
      )}
    </Section>
  );
}
