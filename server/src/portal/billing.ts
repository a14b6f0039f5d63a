// Seller and buyer on statements. Unknown details are omitted: no empty line, no empty column.
import type { components } from "@partner-esim/generated/portal/types";
import type { Account } from "../domain/accounts/account.ts";

type Schemas = components["schemas"];
export type Seller = Schemas["Seller"];

type SellerSettings = Record<
  "sellerName" | "sellerAddress" | "sellerGstin" | "sellerState" | "sellerHsnSac" | "sellerGstRate",
  string | null
>;

export function sellerOf(settings: SellerSettings): Seller | null {
  const { sellerName } = settings;
  return sellerName === null
    ? null
    : {
        legal_name: sellerName,
        address: settings.sellerAddress,
        gstin: settings.sellerGstin,
        state: settings.sellerState,
        hsn_sac: settings.sellerHsnSac,
        gst_rate: settings.sellerGstRate,
      };
}

type Billed = Pick<Account, "billingName" | "billingAddress" | "gstin">;

export const toBillingResponse = ({
  billingName,
  billingAddress,
  gstin,
}: Billed): Schemas["BillingDetails"] => ({ name: billingName, address: billingAddress, gstin });

const known = (rows: readonly (readonly [string, string | null])[]): [string, string][] =>
  rows.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]));

export const sellerFacts = (seller: Seller | null): [name: string, value: string][] =>
  known([
    ["Address", seller?.address ?? null],
    ["GSTIN", seller?.gstin ?? null],
    ["State", seller?.state ?? null],
    ["HSN/SAC", seller?.hsn_sac ?? null],
    ["GST rate", seller?.gst_rate ? `${seller.gst_rate} %` : null],
  ]);

export const billingFacts = ({ billingName, billingAddress, gstin }: Billed): [string, string][] =>
  known([
    ["Billed to", billingName],
    ["Billing address", billingAddress],
    ["GSTIN of the account", gstin],
  ]);

/** Repeated in each line of a month's entries. */
export function partyColumns(seller: Seller | null, account: Billed): [heading: string, cell: string][] {
  const billing = toBillingResponse(account);
  return known([
    ["seller_legal_name", seller?.legal_name ?? null],
    ["seller_address", seller?.address ?? null],
    ["seller_gstin", seller?.gstin ?? null],
    ["seller_state", seller?.state ?? null],
    ["hsn_sac", seller?.hsn_sac ?? null],
    ["gst_rate", seller?.gst_rate ?? null],
    ["billing_name", billing.name],
    ["billing_address", billing.address],
    ["gstin", billing.gstin],
  ]);
}
