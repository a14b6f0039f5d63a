// Labels for operators only, apart from the others so that members' pages need not load them.
import { limits } from "@partner-esim/generated/portal/limits";
import type {
  DiscountTier,
  OmissionReason,
  OperatorRole,
  PackageChangeKind,
} from "@partner-esim/generated/portal/models";
import type { Label } from "../labels.ts";

export const packageChanges: Record<PackageChangeKind, Label> = {
  added: { text: "New", tone: "good" },
  changed: { text: "Changed", tone: "info" },
  retired: { text: "Retired", tone: "warn" },
};

export const omissionReasons: Record<OmissionReason, string> = {
  retired: "Retired",
  "provider-off": "The provider is disabled",
  "not-inr": "The currency is not INR",
  "identity-check": "Needs an identity check",
  "outside-agreed-set": "Not among the account's packages",
  "unlimited-not-sold": "Unlimited, which the account does not sell",
  "unreliable-data-size": "The amount of data is not known",
  "unreliable-countries": "The countries are not known",
  "price-rounds-to-zero": "The price is less than a paisa",
  "cost-above-retail": "Costs more than it is sold for",
};

export const operatorRoles: Record<OperatorRole, string> = {
  admin: "Admin: everything",
  support: "Support: webhooks, cancellations, erasure, reading",
  finance: "Finance: wallets, reading",
  read_only: "Read only",
};

export const discountTiers: Record<DiscountTier, string> = {
  standard: "Standard",
  bronze: `Bronze (${limits.bronzeDiscountPercent} %)`,
  silver: `Silver (${limits.silverDiscountPercent} %)`,
  gold: `Gold (${limits.goldDiscountPercent} %)`,
};
