// The threshold of the low-balance warning, and the recipients of its email: members and other addresses.
import { limits } from "@partner-esim/generated/portal/limits";
import type { OwnBalances } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { type Loaded, useLoad } from "../load.ts";
import { say } from "../notices.tsx";
import { Check, Field, Form, filled, TextArea, textOf } from "./form.tsx";
import { Read } from "./states.tsx";

interface Props {
  of: Loaded<OwnBalances>;
  close: () => void;
}

export function ThresholdForm({ of, close }: Props) {
  return (
    <Form
      label="Set"
      submit={async (fields) => {
        const body = { amount: textOf(fields, "amount") };
        of.put(await ask(api.PUT("/balance/threshold", { body })));
        say(body.amount ? "Threshold set." : "Warning turned off.");
        close();
      }}
    >
      <Field
        name="amount"
        label="Warn below (₹)"
        inputMode="decimal"
        defaultValue={of.data?.low_balance_threshold?.amount}
        hint="When the balance falls below it, balance.low is sent, and in live mode an email. It applies to both modes: a balance that is below it already gives no warning until it has been above it. Leave empty for no warning."
      />
    </Form>
  );
}

export function RecipientsForm({ of, close }: Props) {
  const members = useLoad(() => ask(api.GET("/members")), []);
  const chosen = of.data?.low_balance_recipients ?? [];
  return (
    <Read of={members}>
      {({ data }) => {
        const known = data.map(({ email }) => email);
        return (
          <Form
            label="Save"
            submit={async (fields) => {
              const others = filled(fields, "addresses")
                .split(/[\s,]+/)
                .filter(Boolean);
              const addresses = [...known.filter((email) => fields.has(`member ${email}`)), ...others];
              const body = { addresses: addresses.length === 0 ? null : addresses };
              of.put(await ask(api.PUT("/balance/recipients", { body })));
              say(body.addresses ? "Recipients saved." : "Emails go to the account's address.");
              close();
            }}
          >
            <fieldset class="field">
              <legend>Members</legend>
              {known.map((email) => (
                <Check key={email} name={`member ${email}`} label={email} checked={chosen.includes(email)} />
              ))}
            </fieldset>
            <TextArea
              name="addresses"
              label="Other addresses"
              hint={`At most ${limits.recipientsMax} in all. Without any, emails go to the account's address.`}
              rows={3}
              defaultValue={chosen.filter((email) => !known.includes(email)).join("\n")}
            />
          </Form>
        );
      }}
    </Read>
  );
}
