// Forms with which the operator changes an account's terms and wallet.
import { limits } from "@partner-esim/generated/portal/limits";
import type {
  Account,
  BillingDetails,
  DiscountTier,
  FundsRequest,
  OperatorLedgerEntry,
  UpdateAccount,
} from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatMoney } from "../format.ts";
import { wordsOf } from "../labels.ts";
import { say } from "../notices.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { Check, Field, Form, filled, numberOf, Select, TextArea, textOf, useKey } from "../parts/form.tsx";
import { discountTiers } from "./operator-labels.ts";

const noticeOfChange = (done: string, made: OperatorLedgerEntry | FundsRequest): string =>
  "balance_after" in made
    ? `${done} The wallet contains ${formatMoney(made.balance_after)}.`
    : `Another operator has to approve ${formatMoney(made.amount)}. Nothing has changed yet.`;

export function AddFunds({ id, done }: { id: string; done: () => void }) {
  const once = useKey();
  return (
    <DialogButton label="Add funds" title="Add funds to the wallet" kind="primary" needs="walletTopup">
      {(close) => (
        <Form
          label="Add"
          submit={async (fields) => {
            const body = {
              amount: filled(fields, "amount"),
              reference: textOf(fields, "reference"),
              note: textOf(fields, "note"),
            };
            const made = await once((header) =>
              ask(
                api.POST("/operator/accounts/{id}/wallet/topup", { params: { path: { id }, header }, body }),
              ),
            );
            say(noticeOfChange("Added.", made));
            close();
            done();
          }}
        >
          <Field name="amount" label="Amount (₹)" inputMode="decimal" required />
          <Field
            name="reference"
            label="Reference"
            hint="The bank's transaction id. A payment is not added twice."
            maxLength={limits.referenceMax}
          />
          <Field
            name="note"
            label="Note"
            hint="Visible to the partner, as is the reference."
            maxLength={limits.noteMax}
          />
        </Form>
      )}
    </DialogButton>
  );
}

export function AdjustWallet({ id, done }: { id: string; done: () => void }) {
  const once = useKey();
  return (
    <DialogButton label="Adjust" title="Adjust the wallet" needs="walletAdjust">
      {(close) => (
        <Form
          label="Adjust"
          submit={async (fields) => {
            const body = { amount: filled(fields, "amount"), note: filled(fields, "note") };
            const made = await once((header) =>
              ask(
                api.POST("/operator/accounts/{id}/wallet/adjust", { params: { path: { id }, header }, body }),
              ),
            );
            say(noticeOfChange("Adjusted.", made));
            close();
            done();
          }}
        >
          <Field
            name="amount"
            label="Amount (₹)"
            hint="Negative to debit the wallet, which cannot go below zero."
            required
          />
          <Field
            name="note"
            label="Reason"
            hint="Visible to the partner."
            maxLength={limits.noteMax}
            required
          />
        </Form>
      )}
    </DialogButton>
  );
}

export function Billing({
  account: { billing },
  set,
}: {
  account: Account;
  set: (body: BillingDetails) => Promise<void>;
}) {
  return (
    <DialogButton label="Billing" title="Billing details" needs="accountBillingSet">
      {(close) => (
        <Form
          label="Save"
          submit={async (fields) => {
            const name = textOf(fields, "name");
            const address = textOf(fields, "address");
            await set({ name, address, gstin: textOf(fields, "gstin")?.toUpperCase() ?? null });
            close();
            say("Billing details changed.");
          }}
        >
          <p class="hint">On every statement of the account, and visible to the partner.</p>
          <Field
            name="name"
            label="Legal name"
            defaultValue={billing.name ?? ""}
            maxLength={limits.nameMax}
          />
          <Field
            name="address"
            label="Address"
            hint="On one line."
            defaultValue={billing.address ?? ""}
            maxLength={limits.billingAddressMax}
          />
          <Field
            name="gstin"
            label="GSTIN"
            hint="15 letters and digits. Empty for none."
            defaultValue={billing.gstin ?? ""}
            class="code"
          />
        </Form>
      )}
    </DialogButton>
  );
}

export function Conditions({
  account,
  update,
}: {
  account: Account;
  update: (body: UpdateAccount) => Promise<void>;
}) {
  const { agreed_discount_bps: agreed, allowed_packages: allowed } = account;
  return (
    <DialogButton label="Terms" title="Terms of the account" needs="accountsUpdate">
      {(close) => (
        <Form
          label="Save"
          submit={async (fields) => {
            await update(conditionsOf(fields));
            close();
            say("Terms changed.");
          }}
        >
          <Field name="name" label="Name" defaultValue={account.name} maxLength={limits.nameMax} required />
          <Field name="email" label="Email address" type="email" defaultValue={account.email} required />
          <div class="beside">
            <Select
              name="tier"
              label="Tier"
              defaultValue={account.tier}
              options={wordsOf(discountTiers).map((tier) => [tier, discountTiers[tier]])}
            />
            <Field
              name="agreed_discount_bps"
              label="Agreed discount (%)"
              hint="Replaces the tier's. Empty for the tier's."
              type="number"
              min={0}
              max={limits.discountMaxBps / 100}
              step={0.01}
              defaultValue={agreed === null ? undefined : agreed / 100}
            />
          </div>
          <Check name="live_approved" label="Approved for live orders" checked={account.live_approved} />
          <Check name="sells_unlimited" label="Sells unlimited packages" checked={account.sells_unlimited} />
          <TextArea
            name="allowed_packages"
            label="Only these packages"
            hint="Package ids, separated by spaces or lines. Empty for all."
            rows={3}
            class="code"
            defaultValue={allowed?.join("\n")}
          />
        </Form>
      )}
    </DialogButton>
  );
}

function conditionsOf(fields: FormData): UpdateAccount {
  const percent = numberOf(fields, "agreed_discount_bps");
  const packages = filled(fields, "allowed_packages")
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    name: filled(fields, "name"),
    email: filled(fields, "email"),
    tier: filled(fields, "tier") as DiscountTier,
    agreed_discount_bps: percent === null ? null : Math.round(percent * 100),
    live_approved: fields.has("live_approved"),
    sells_unlimited: fields.has("sells_unlimited"),
    allowed_packages: packages.length === 0 ? null : packages,
  };
}
