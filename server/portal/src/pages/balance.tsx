// The account's balances, warning threshold and ledger.
import type { OwnBalances } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { type Loaded, useLoad, usePages } from "../load.ts";
import { mode, modeNames, modes } from "../mode.ts";
import { BalanceChart } from "../parts/charts.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { Download } from "../parts/download.tsx";
import { Later } from "../parts/later.tsx";
import { Page, Period, Section } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { Tile, Tiles } from "../parts/tiles.tsx";
import { Amount } from "../parts/values.tsx";
import { may } from "../session.ts";

export default function Balance() {
  const current = mode.value;
  const balances = useLoad(() => ask(api.GET("/balance")), []);
  const entries = usePages(
    (cursor) => ask(api.GET("/ledger", { params: { query: { mode: current, cursor } } })),
    [],
  );
  return (
    <Page
      title="Balance"
      actions={
        <>
          <a href="balance/statements">Statements</a>
          {may("thresholdSet") && balances.data && <Threshold of={balances} />}
          {may("recipientsSet") && balances.data && <Recipients of={balances} />}
        </>
      }
    >
      <Read of={balances}>
        {(data) => (
          <>
            <Tiles>
              {[current, ...modes.filter((one) => one !== current)].map((one) => (
                <Tile key={one} name={modeNames[one]}>
                  <Amount of={data[one]} />
                </Tile>
              ))}
              <Tile
                name="Warn below"
                more={data.low_balance_recipients && `Emails to ${data.low_balance_recipients.join(", ")}`}
              >
                <Amount of={data.low_balance_threshold} none="No warning" />
              </Tile>
            </Tiles>
            <Later load={spending}>{({ Spending }) => <Spending />}</Later>
            {Object.values(data.billing).some(Boolean) && (
              <Section title="Billing details">
                <Later load={billing}>{({ BillingFacts }) => <BillingFacts of={data.billing} />}</Later>
              </Section>
            )}
            {data.add_funds && (
              <Section title="How to add funds">
                <p class="as-written">{data.add_funds}</p>
              </Section>
            )}
          </>
        )}
      </Read>
      <Trend />
      <Section
        title={`Ledger (${modeNames[current].toLowerCase()})`}
        actions={<Download path="ledger.csv" query={{ mode: current }} text="Download (CSV)" />}
      >
        <Later load={ledger}>{({ LedgerTable }) => <LedgerTable of={entries} links />}</Later>
      </Section>
    </Page>
  );
}

function Trend() {
  const [days, setDays] = useState("30");
  const overview = useLoad(
    () => ask(api.GET("/overview", { params: { query: { mode: mode.value, days: Number(days) } } })),
    [days],
  );
  return (
    <Section
      title={`Balance over time (${modeNames[mode.value].toLowerCase()})`}
      actions={<Period value={days} choose={setDays} />}
    >
      <Read of={overview}>
        {({ days: shown, low_balance_threshold: threshold }) => (
          <BalanceChart days={shown} threshold={threshold && Number(threshold.amount)} />
        )}
      </Read>
    </Section>
  );
}

const spending = () => import("../parts/spending.tsx");
const billing = () => import("../parts/billing.tsx");
const ledger = () => import("../parts/ledger-table.tsx");
const forms = () => import("../parts/balance-forms.tsx");

function Threshold({ of }: { of: Loaded<OwnBalances> }) {
  return (
    <DialogButton label="Set the threshold" title="Low-balance threshold">
      {(close) => (
        <Later load={forms}>{({ ThresholdForm }) => <ThresholdForm of={of} close={close} />}</Later>
      )}
    </DialogButton>
  );
}

function Recipients({ of }: { of: Loaded<OwnBalances> }) {
  return (
    <DialogButton label="Recipients" title="Recipients of low-balance emails">
      {(close) => (
        <Later load={forms}>{({ RecipientsForm }) => <RecipientsForm of={of} close={close} />}</Later>
      )}
    </DialogButton>
  );
}
