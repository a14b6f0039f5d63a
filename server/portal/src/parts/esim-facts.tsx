// Facts of an eSIM, for members and for support.
import type { StaffEsim } from "@partner-esim/generated/portal/models";
import { formatData, plural } from "../format.ts";
import { esimStatuses } from "../labels.ts";
import { modeNames } from "../mode.ts";
import { DataUseBar } from "./data-use.tsx";
import { Fact, Facts, Id, Status, When } from "./values.tsx";

export function EsimFacts({ esim, links = true }: { esim: StaffEsim; links?: boolean }) {
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
        <Id id={esim.order_id} {...(links && esim.order_id && { to: `orders/${esim.order_id}` })} />
      </Fact>
      <Fact name="Your reference">{esim.customer_ref ?? <span class="quiet">None</span>}</Fact>
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
