// Seller and buyer. Unknown details are omitted.
import type { BillingDetails, Seller } from "@partner-esim/generated/portal/models";
import { Fact, Facts } from "./values.tsx";

const isBilled = (billing: BillingDetails) => Object.values(billing).some((value) => value !== null);

const Known = ({ name, value }: { name: string; value: string | null }) =>
  value && (
    <Fact name={name}>
      <span class="break">{value}</span>
    </Fact>
  );

export const BillingFacts = ({ of }: { of: BillingDetails }) => (
  <Facts>
    <BillingFact of={of} />
  </Facts>
);

/** An entry in a list of facts. */
export const BillingFact = ({ of: { name, address, gstin } }: { of: BillingDetails }) => (
  <>
    <Known name="Billed to" value={name} />
    <Known name="Billing address" value={address} />
    <Known name="GSTIN" value={gstin} />
  </>
);

export const Parties = ({ seller, billing }: { seller: Seller | null; billing: BillingDetails }) => (
  <>
    {seller && (
      <Facts>
        <Known name="Seller" value={seller.legal_name} />
        <Known name="Address" value={seller.address} />
        <Known name="GSTIN of the seller" value={seller.gstin} />
        <Known name="State" value={seller.state} />
        <Known name="HSN/SAC" value={seller.hsn_sac} />
        <Known name="GST rate" value={seller.gst_rate && `${seller.gst_rate} %`} />
      </Facts>
    )}
    {isBilled(billing) && <BillingFacts of={billing} />}
  </>
);
