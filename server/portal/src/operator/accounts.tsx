// All partner accounts, and creating one.
import type { DiscountTier } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { wordsOf } from "../labels.ts";
import { usePages } from "../load.ts";
import { DialogButton } from "../parts/dialog.tsx";
import { Check, Field, Form, filled, Select } from "../parts/form.tsx";
import { Filters, Page, SearchField } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Address, Amount, Status, When } from "../parts/values.tsx";
import { go, useFilter } from "../router.tsx";
import { discountTiers } from "./operator-labels.ts";

export default function Accounts() {
  const [q, setQ] = useFilter("q");
  const accounts = usePages(
    (cursor) => ask(api.GET("/operator/accounts", { params: { query: { cursor, ...(q && { q }) } } })),
    [q],
  );
  return (
    <Page
      title="Accounts"
      actions={
        <DialogButton label="New account" title="New account" kind="primary" needs="accountsCreate">
          {() => <NewAccount />}
        </DialogButton>
      }
    >
      <Filters>
        <SearchField label="Name, email address or id" value={q} search={setQ} />
      </Filters>
      <PagedTable
        of={accounts}
        caption="Accounts"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Account",
            cell: ({ id, name, email }) => (
              <>
                <a href={`accounts/${id}`}>{name}</a>
                <div class="small quiet">
                  <Address text={email} />
                </div>
              </>
            ),
          },
          {
            head: "Status",
            cell: ({ active, live_approved: live, run_id: run }) => (
              <>
                <Status
                  label={
                    !active
                      ? { text: "Deactivated", tone: "quiet" }
                      : live
                        ? { text: "Live", tone: "good" }
                        : { text: "Test only", tone: "info" }
                  }
                />
                {run && <span class="small quiet"> test run</span>}
              </>
            ),
          },
          { head: "Tier", wide: true, cell: ({ tier }) => discountTiers[tier] },
          { head: "Wallet", numeric: true, cell: ({ balances }) => <Amount of={balances.live} /> },
          { head: "Created", wide: true, cell: ({ created }) => <When at={created} /> },
        ]}
        empty={
          <Empty title={q ? "No matching account" : "No accounts yet"}>
            <p>A new account has a sandbox balance and an empty wallet.</p>
          </Empty>
        }
      />
    </Page>
  );
}

function NewAccount() {
  return (
    <Form
      label="Create account"
      submit={async (fields) => {
        const body = {
          name: filled(fields, "name"),
          email: filled(fields, "email"),
          tier: filled(fields, "tier") as DiscountTier,
          live_approved: fields.has("live_approved"),
        };
        const account = await ask(api.POST("/operator/accounts", { body }));
        go(`accounts/${account.id}`);
      }}
    >
      <Field name="name" label="Name" required />
      <Field name="email" label="Email address" hint="For emails to the partner." type="email" required />
      <Select
        name="tier"
        label="Tier"
        options={wordsOf(discountTiers).map((tier) => [tier, discountTiers[tier]])}
      />
      <Check name="live_approved" label="Approved for live orders" />
    </Form>
  );
}
