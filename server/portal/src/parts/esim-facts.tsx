// Facts of an eSIM, for members and for support.
import type { StaffEsim } from "@partner-esim/generated/portal/models";
import { formatData, plural } from "../format.ts";
import { esimStatuses } from "../labels.ts";
import { modeNames } from "../mode.ts";
import { DataUseBar } from "./data-use.tsx";
import type { Moment } from "./event-timeline.tsx";
import { Fact, Facts, Id, Status, When } from "./values.tsx";

export function EsimFacts({ esim, orderPage }: { esim: StaffEsim; orderPage: (id: string) => string }) {
  return (
    <Facts>
      <Fact name="Status">
        <Status label={esimStatuses[esim.status]} />
        {esim.cancelling && <span class="quiet"> being cancelled</span>}
      </Fact>
      <Fact name="Data">
        <DataUseBar data={esim.data} />
        {esim.data.remaining_mb !== null && (
          <div class="small quiet">{formatData(esim.data.remaining_mb)} left</div>
        )}
      </Fact>
      <Fact name="Package">{esim.package.name}</Fact>
      <Fact name="Valid for">
        {plural(esim.validity_days, "day")}, {modeNames[esim.mode].toLowerCase()}
      </Fact>
      <Fact name="Order">
        <Id id={esim.order_id} {...(esim.order_id && { to: orderPage(esim.order_id) })} />
      </Fact>
      <Fact name="Reference">{esim.customer_ref ?? <span class="quiet">None</span>}</Fact>
      <Fact name="Traveller">
        {[esim.customer?.name, esim.customer?.email].filter(Boolean).join(", ") || (
          <span class="quiet">Not recorded</span>
        )}
      </Fact>
      <Fact name="First used">
        <When at={esim.activated_at} none="Not yet" />
      </Fact>
      <Fact name="Expires">
        <When at={esim.expires_at} none="Not known yet" />
      </Fact>
      <Fact name="Issued">
        <When at={esim.created} />
      </Fact>
    </Facts>
  );
}

/** The eSIM's timeline: when it was issued, first used and ended. */
export const esimMoments = (esim: StaffEsim): Moment[] => [
  { at: esim.created, tone: "info", title: "Issued" },
  ...(esim.activated_at ? [{ at: esim.activated_at, tone: "good", title: "First used" } as const] : []),
  ...(esim.expires_at
    ? [
        {
          at: esim.expires_at,
          tone: "quiet",
          title: Date.parse(esim.expires_at) > Date.now() ? "Expires" : "Expired",
        } as const,
      ]
    : []),
];
