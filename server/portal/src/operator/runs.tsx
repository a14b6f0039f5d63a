// Test runs: accounts with keys, money and members, created and removed together. Keys and passwords are shown only
// once.
import { limits } from "@partner-esim/generated/portal/limits";
import type { CreateRun, NewRun, Run } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { plural } from "../format.ts";
import { memberRoles, roleNames, wordsOf } from "../labels.ts";
import { useLoad } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "../parts/dialog.tsx";
import { Check, Field, Form, numberOf, textOf } from "../parts/form.tsx";
import { Page } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { CopyButton, Id, When } from "../parts/values.tsx";

export default function Runs() {
  const runs = useLoad(() => ask(api.GET("/operator/runs")), []);
  const remove = async ({ id, name }: Run) => {
    await ask(api.DELETE("/operator/runs/{id}", { params: { path: { id } } }));
    runs.reload();
    say(`${name} removed.`);
  };
  return (
    <Page
      title="Test runs"
      actions={
        runs.data && (
          <DialogButton label="New run" title="New test run" kind="primary" needs="runsCreate">
            {(close) => <NewRunDialog made={runs.reload} close={close} />}
          </DialogButton>
        )
      }
    >
      <Read of={runs}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No test runs">
              <p>A run is a set of test accounts with keys, money and members. It is removed as a whole.</p>
            </Empty>
          ) : (
            <Table
              caption="Test runs"
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: "Run",
                  cell: ({ id, name }) => (
                    <>
                      {name}
                      <div class="small quiet">
                        <Id id={id} />
                      </div>
                    </>
                  ),
                },
                { head: "Accounts", cell: ({ account_ids: ids }) => <Accounts ids={ids} /> },
                { head: "Created", wide: true, cell: ({ created }) => <When at={created} /> },
                {
                  head: "Actions",
                  acts: true,
                  menuOf: ({ name }) => name,
                  cell: (run) => (
                    <Confirm
                      label="Remove"
                      needs="runsDelete"
                      title={`Remove ${run.name}?`}
                      text={`Its ${plural(run.account_ids.length, "account")} will be deactivated and hidden, the keys revoked, and the members removed. This cannot be undone.`}
                      act={() => remove(run)}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Read>
    </Page>
  );
}

const shownAtOnce = 3;

function Accounts({ ids }: { ids: string[] }) {
  const list = (listedIds: string[]) => (
    <ul>
      {listedIds.map((id) => (
        <li key={id}>
          <Id id={id} to={`accounts/${id}`} />
        </li>
      ))}
    </ul>
  );
  if (ids.length <= shownAtOnce) return list(ids);
  return (
    <details>
      <summary>{plural(ids.length, "account")}</summary>
      {list(ids)}
    </details>
  );
}

const roles = wordsOf(memberRoles);

function inputOf(fields: FormData): CreateRun {
  return {
    name: textOf(fields, "name"),
    accounts: numberOf(fields, "accounts"),
    test_keys: numberOf(fields, "test_keys"),
    live_keys: numberOf(fields, "live_keys"),
    approve_live: fields.has("approve_live"),
    wallet: textOf(fields, "wallet"),
    people: roles.filter((role) => fields.has(`people.${role}`)),
  };
}

function NewRunDialog({ made, close }: { made: () => void; close: () => void }) {
  const [run, setRun] = useState<NewRun>();
  if (run) return <Made run={run} close={close} />;
  const keys = { type: "number", min: 0, max: limits.runKeysMax } as const;
  return (
    <Form
      label="Create run"
      submit={async (fields) => {
        setRun(await ask(api.POST("/operator/runs", { body: inputOf(fields) })));
        made();
      }}
    >
      <Field name="name" label="Name" hint="Accounts are named after it." maxLength={limits.nameMax} />
      <div class="beside">
        <Field
          name="accounts"
          label="Accounts"
          type="number"
          min={1}
          max={limits.runAccountsMax}
          defaultValue="1"
          required
        />
        <Field
          name="wallet"
          label="Balance of each wallet (₹)"
          hint="Empty for nothing."
          inputMode="decimal"
        />
        <Field {...keys} name="test_keys" label="Test keys per account" defaultValue="1" required />
        <Field {...keys} name="live_keys" label="Live keys per account" defaultValue="0" required />
      </div>
      <Check name="approve_live" label="Approved for live orders" />
      <fieldset class="field">
        <legend>One member for each account</legend>
        {roles.map((role) => (
          <Check key={role} name={`people.${role}`} label={roleNames[role]} />
        ))}
      </fieldset>
    </Form>
  );
}

function Made({ run, close }: { run: NewRun; close: () => void }) {
  const text = JSON.stringify(run.accounts, null, 2);
  return (
    <>
      <p>
        {run.name} has {plural(run.accounts.length, "account")}. Keys and passwords are not shown again.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <div class="actions">
        <CopyButton text={text} what="Accounts" />
        <button type="button" class="primary" onClick={close}>
          Done
        </button>
      </div>
    </>
  );
}
