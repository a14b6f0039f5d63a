// Domain objects as the contract's responses. They are in the domain because events store them.
import type { components } from "@partner-esim/generated/types";
import { type Offer, packageId } from "./catalogue/catalogue.ts";
import type { ActivationCodes } from "./esims/activation-codes.ts";
import type { Esim } from "./esims/esim.ts";
import type { EventRecord } from "./events/event.ts";
import { toMoney } from "./ledger/money.ts";
import type { Order, OrderUnit } from "./orders/order.ts";
import type { Topup } from "./topups/topup.ts";
import { fromStored, type Json, listOf, toJson, withData } from "./values/json.ts";
import { timestampOrNull, toTimestamp } from "./values/timestamps.ts";

type Schemas = components["schemas"];
export type OrderResponse = Schemas["Order"];
export type TopupResponse = Schemas["Topup"];

export function toPackageResponse(offer: Offer): Schemas["Package"] {
  const pkg = offer.package;
  return {
    id: offer.id,
    name: pkg.name,
    type: pkg.type,
    country: pkg.countries.length === 1 ? (pkg.countries[0] ?? null) : null,
    countries: [...pkg.countries],
    data_mb: pkg.unlimited ? null : pkg.dataMb,
    unlimited: pkg.unlimited,
    validity_days: pkg.validityDays,
    price: toMoney(offer.pricePaise),
    retail_price: toMoney(offer.retailPaise),
    topup: pkg.topup,
  };
}

/** Not cached: the texts of all packages at every price would take gigabytes. */
export const packageText = (offer: Offer): Json<Schemas["Package"]> => toJson(toPackageResponse(offer));

export const packagesText = (offers: readonly Offer[]): Json<Schemas["PackageList"]> =>
  listOf(offers.map(packageText));

export function toOrderResponse(order: Order, esims: readonly OrderUnit[]): Schemas["Order"] {
  const only = order.items.length === 1 ? order.items[0] : undefined;
  return {
    id: order.id,
    status: order.status,
    mode: order.mode,
    package_id: only ? packageId(only.packageNumber) : null,
    quantity: only ? only.quantity : null,
    items: order.items.map((item): Schemas["OrderItem"] => ({
      package_id: packageId(item.packageNumber),
      quantity: item.quantity,
    })),
    customer_ref: order.customerRef,
    total: toMoney(order.totalPaise),
    refunded: toMoney(order.refundedPaise),
    balance_after: toMoney(order.balanceAfterPaise),
    created: toTimestamp(order.createdAt),
    esims: esims.map(({ iccid, status }): Schemas["OrderEsim"] => ({ iccid, status })),
  };
}

export function toEsimDataResponse(esim: Esim): Schemas["EsimData"] {
  return {
    unlimited: esim.unlimited,
    total_mb: esim.totalMb,
    used_mb: esim.usedMb,
    remaining_mb: esim.totalMb === null ? null : esim.totalMb - esim.usedMb,
  };
}

export function toEsimSummaryResponse(esim: Esim): Schemas["EsimSummary"] {
  return {
    iccid: esim.iccid,
    status: esim.status,
    order_id: esim.orderId,
    customer_ref: esim.customerRef,
    data: toEsimDataResponse(esim),
    expires_at: timestampOrNull(esim.expiresAt),
  };
}

export interface InstallContext {
  qrAddress: (esim: Esim) => string;
  activationCodes: ActivationCodes;
}

const setupScreens = {
  ios: "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=",
  android: "https://esimsetup.android.com/esim_qrcode_provisioning?carddata=",
};

interface Activation {
  lpa: string;
  smdpAddress: string;
  activationCode: string;
}

/**
 * Returns null once the eSIM is cancelled, while install details are missing, and if no secret of this deployment
 * decrypts the activation code.
 */
export function activationOf(esim: Esim, activationCodes: ActivationCodes): Activation | null {
  const { status, smdpAddress, sealedCode } = esim;
  if (status === "cancelled" || smdpAddress === null || sealedCode === null) return null;
  const activationCode = activationCodes.open(sealedCode, esim.iccid);
  if (activationCode === null) return null;
  return { lpa: `LPA:1$${smdpAddress}$${activationCode}`, smdpAddress, activationCode };
}

export function toEsimResponse(esim: Esim, { qrAddress, activationCodes }: InstallContext): Schemas["Esim"] {
  return esimResponse(esim, activationOf(esim, activationCodes)?.lpa ?? null, qrAddress);
}

function esimResponse(
  esim: Esim,
  lpa: string | null,
  qrAddress: InstallContext["qrAddress"],
): Schemas["Esim"] {
  const card = lpa === null ? null : encodeURIComponent(lpa);
  return {
    iccid: esim.iccid,
    status: esim.status,
    mode: esim.mode,
    order_id: esim.orderId,
    customer_ref: esim.customerRef,
    package: {
      id: esim.packageNumber === null ? null : packageId(esim.packageNumber),
      name: esim.packageName,
    },
    qr_code_url: lpa === null ? null : qrAddress(esim),
    install_links: {
      ios: card === null ? null : setupScreens.ios + card,
      android: card === null ? null : setupScreens.android + card,
    },
    data: toEsimDataResponse(esim),
    validity_days: esim.validityDays,
    activated_at: timestampOrNull(esim.activatedAt),
    expires_at: timestampOrNull(esim.expiresAt),
    created: toTimestamp(esim.createdAt),
  };
}

export function toEsimDetailResponse(
  esim: Esim,
  { qrAddress, activationCodes }: InstallContext,
): Schemas["EsimDetail"] {
  const activation = activationOf(esim, activationCodes);
  const lpa = activation?.lpa ?? null;
  return {
    ...esimResponse(esim, lpa, qrAddress),
    activation: {
      lpa,
      smdp_address: activation?.smdpAddress ?? null,
      activation_code: activation?.activationCode ?? null,
    },
  };
}

export function toTopupResponse(topup: Topup): Schemas["Topup"] {
  return {
    id: topup.id,
    status: topup.status,
    iccid: topup.iccid,
    package_id: packageId(topup.packageNumber),
    customer_ref: topup.customerRef,
    total: toMoney(topup.totalPaise),
    balance_after: toMoney(topup.balanceAfterPaise),
    created: toTimestamp(topup.createdAt),
  };
}

export function balanceLowData(balancePaise: number, thresholdPaise: number): Schemas["BalanceLow"] {
  return { balance: toMoney(balancePaise), threshold: toMoney(thresholdPaise) };
}

export function eventText(event: EventRecord): Json<Schemas["Event"]> {
  const { id, type, mode, createdAt, sequence } = event;
  const head = { id, type, mode, created: toTimestamp(createdAt), sequence };
  // `recordEvent` checked that type and data match.
  return fromStored<Schemas["Event"]>(withData(head, fromStored(event.data)));
}
