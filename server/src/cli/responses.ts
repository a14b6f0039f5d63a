import { type Account, type ApiKey, discountBpsOf } from "../domain/accounts/account.ts";
import { packageId } from "../domain/catalogue/catalogue.ts";
import type { Ledger, LedgerEntry } from "../domain/ledger/entry.ts";
import { formatPaise } from "../domain/ledger/money.ts";
import { timestampOrNull, toTimestamp } from "../domain/values/timestamps.ts";

const orNull = (paise: number | null): string | null => (paise === null ? null : formatPaise(paise));
const percentText = (bps: number): string => formatPaise(bps);

export function toAccountResponse(account: Account) {
  const { agreedDiscountBps, allowedPackages } = account;
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    active: account.active,
    live_approved: account.liveApproved,
    tier: account.tier,
    agreed_discount_percent: agreedDiscountBps === null ? null : percentText(agreedDiscountBps),
    discount_percent: percentText(discountBpsOf(account)),
    sells_unlimited: account.sellsUnlimited,
    allowed_packages: allowedPackages === null ? null : allowedPackages.map(packageId),
    low_balance_threshold: orNull(account.lowBalanceThresholdPaise),
    low_balance_recipients: account.lowBalanceRecipients,
    billing: { name: account.billingName, address: account.billingAddress, gstin: account.gstin },
    created: toTimestamp(account.createdAt),
  };
}

export function accountFacts(account: Account): [string, string][] {
  const response = toAccountResponse(account);
  const agreed = response.agreed_discount_percent === null ? `tier ${response.tier}` : "agreed";
  const { name, address, gstin } = response.billing;
  const billed = [name, address, gstin && `GSTIN ${gstin}`].filter((part) => part !== null).join(", ");
  return [
    ["id", response.id],
    ["name", response.name],
    ["email", response.email],
    ["state", account.active ? "active" : "deactivated"],
    ["live orders", account.liveApproved ? "approved" : "not approved"],
    ["discount", `${response.discount_percent} % (${agreed})`],
    ["unlimited packages", account.sellsUnlimited ? "yes" : "no"],
    ["packages", response.allowed_packages?.join(", ") ?? "all"],
    ["low-balance threshold", response.low_balance_threshold ?? "none"],
    ["low-balance emails to", response.low_balance_recipients?.join(", ") ?? response.email],
    ["billed to", billed || response.name],
    ["created", response.created],
  ];
}

function keyState(key: ApiKey, now: number): "active" | "revoked" | "expired" {
  if (key.revokedAt !== null) return "revoked";
  return key.expiresAt !== null && key.expiresAt <= now ? "expired" : "active";
}

export function toKeyResponse(key: ApiKey, now: number) {
  return {
    id: key.id,
    mode: key.mode,
    name: key.name,
    hint: key.hint,
    state: keyState(key, now),
    allowlist: key.allowlist,
    expires: timestampOrNull(key.expiresAt),
    revoked: timestampOrNull(key.revokedAt),
    created: toTimestamp(key.createdAt),
  };
}

export const keyHeader = ["KEY", "MODE", "ENDS IN", "STATE", "NAME", "ADDRESSES", "EXPIRES"];

export function keyRow(key: ApiKey, now: number): string[] {
  const { id, mode, hint, state, name, allowlist, expires } = toKeyResponse(key, now);
  return [id, mode, hint, state, name, allowlist.join(" ") || "all", expires ?? "never"];
}

export function toWalletResponse(account: Account, ledger: Ledger) {
  return {
    account: account.id,
    mode: ledger.mode,
    balance: formatPaise(ledger.balancePaise),
    low_balance_threshold: orNull(account.lowBalanceThresholdPaise),
    low_balance_warned: ledger.lowWarned,
  };
}

export function toLedgerEntryResponse(entry: LedgerEntry) {
  return {
    number: entry.n,
    kind: entry.kind,
    amount: formatPaise(entry.amountPaise),
    balance_after: formatPaise(entry.balanceAfterPaise),
    note: entry.note,
    reference: entry.reference,
    operator: entry.operator,
    created: toTimestamp(entry.createdAt),
  };
}
