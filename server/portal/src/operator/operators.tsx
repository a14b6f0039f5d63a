// Operators with their roles, operator tokens, and the audit log of changes outside accounts. A token is shown only
// once.
import { limits } from "@partner-esim/generated/portal/limits";
import type {
  NewTokenOfOperator,
  Operator,
  OperatorRole,
  TokenOfOperator,
} from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { instantOf } from "../format.ts";
import { roleNames, type Tone, wordsOf } from "../labels.ts";
import { useLoad, usePages } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "../parts/dialog.tsx";
import { Check, Field, Form, filled, Select, textOf } from "../parts/form.tsx";
import { InviteAgain, LastSignIn, useInvitation } from "../parts/invitation.tsx";
import { Page, Section } from "../parts/page.tsx";
import { NameField, PersonName, shownName } from "../parts/person-name.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { PagedTable, Table } from "../parts/table.tsx";
import { Copyable, Id, Status, When } from "../parts/values.tsx";
import { may } from "../session.ts";
import { DeploymentActivity } from "./activity.tsx";
import { operatorRoles } from "./operator-labels.ts";

const roleOptions = wordsOf(operatorRoles).map((role) => [role, operatorRoles[role]] as const);
const roleOf = (fields: FormData) => filled(fields, "role") as OperatorRole;

export default function Operators() {
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((count) => count + 1);
  return (
    <Page title="Operators">
      <People changed={changed} />
      <Tokens changed={changed} />
      <DeploymentActivity changes={changes} />
    </Page>
  );
}

function People({ changed }: { changed: () => void }) {
  const operators = useLoad(() => ask(api.GET("/operator/operators")), []);
  const reload = () => {
    operators.reload();
    changed();
  };
  return (
    <Section
      title="People"
      actions={
        <DialogButton label="Add operator" title="Add operator" kind="primary" needs="operatorsCreate">
          {(close) => <AddOperator added={reload} close={close} />}
        </DialogButton>
      }
    >
      <Read of={operators}>
        {({ data }) => (
          <Table
            caption="Operators"
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              {
                head: "Person",
                by: (person) => shownName(person).toLowerCase(),
                cell: (person) => <PersonName of={person} />,
              },
              { head: "Role", by: ({ role }) => roleNames[role], cell: ({ role }) => roleNames[role] },
              { head: "Second factor", wide: true, cell: (one) => (one.totp_enabled ? "On" : "Off") },
              {
                head: "Last signed in",
                by: (one) => one.last_sign_in,
                wide: true,
                cell: (one) => <LastSignIn of={one} />,
              },
              {
                head: "Actions",
                acts: true,
                menuOf: ({ email }) => email,
                cell: (one) => <OperatorActs of={one} changed={reload} />,
              },
            ]}
          />
        )}
      </Read>
    </Section>
  );
}

function OperatorActs({ of: operator, changed }: { of: Operator; changed: () => void }) {
  const { id, email, role } = operator;
  const path = { params: { path: { id } } };
  const invite = async () => {
    const { invitation_link: link } = await ask(api.POST("/operator/operators/{id}/invite", path));
    changed();
    return link;
  };
  return (
    <>
      {may("operatorsInvite") && <InviteAgain of={operator} invite={invite} />}
      <DialogButton label="Role" title={`Role of ${email}`} needs="operatorsUpdate">
        {(close) => (
          <Form
            label="Save"
            submit={async (fields) => {
              const body = { role: roleOf(fields) };
              await ask(api.PATCH("/operator/operators/{id}", { ...path, body }));
              close();
              changed();
              say("Role changed.");
            }}
          >
            <Select name="role" label="Role" options={roleOptions} defaultValue={role} />
          </Form>
        )}
      </DialogButton>
      <Confirm
        label="Remove"
        needs="operatorsDelete"
        title={`Remove ${email}?`}
        text="Their sessions end at once, and they can no longer sign in. Tokens that they created stay."
        act={async () => {
          await ask(api.DELETE("/operator/operators/{id}", path));
          changed();
          say("Operator removed.");
        }}
      />
    </>
  );
}

function AddOperator({ added, close }: { added: () => void; close: () => void }) {
  const { invited, shown } = useInvitation(close);
  if (shown) return shown;
  return (
    <Form
      label="Add"
      submit={async (fields) => {
        const body = {
          email: filled(fields, "email"),
          name: textOf(fields, "name"),
          role: roleOf(fields),
        };
        const made = await ask(api.POST("/operator/operators", { body }));
        added();
        invited(made.operator.email, made.invitation_link);
      }}
    >
      <Field name="email" label="Email address" type="email" autocomplete="off" required />
      <NameField autocomplete="off" />
      <Select name="role" label="Role" options={roleOptions} defaultValue="support" />
    </Form>
  );
}

const DoneButton = ({ close }: { close: () => void }) => (
  <div class="actions">
    <button type="button" class="primary" onClick={close}>
      Done
    </button>
  </div>
);

function stateOf(token: TokenOfOperator): { text: string; tone: Tone } {
  if (token.revoked) return { text: "Revoked", tone: "quiet" };
  return token.expired ? { text: "Expired", tone: "quiet" } : { text: "Active", tone: "good" };
}

function Tokens({ changed }: { changed: () => void }) {
  const tokens = usePages(
    (cursor) => ask(api.GET("/operator/tokens", { params: { query: { cursor } } })),
    [],
  );
  const reload = () => {
    tokens.reload();
    changed();
  };
  return (
    <Section
      title="Tokens for programs"
      actions={
        <DialogButton label="New token" title="New operator token" kind="primary" needs="tokensCreate">
          {(close) => <NewToken made={reload} close={close} />}
        </DialogButton>
      }
    >
      <PagedTable
        of={tokens}
        caption="Operator tokens"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Name",
            cell: ({ id, name }) => (
              <>
                {name}
                <div class="small quiet">
                  <Id id={id} />
                </div>
              </>
            ),
          },
          { head: "Scopes", cell: ({ scopes }) => scopes.map((scope) => roleNames[scope]).join(", ") },
          { head: "Status", cell: (token) => <Status label={stateOf(token)} /> },
          { head: "Expires", wide: true, cell: ({ expires }) => <When at={expires} none="Never" /> },
          { head: "Created", wide: true, cell: ({ created }) => <When at={created} /> },
          {
            head: "Actions",
            acts: true,
            menuOf: ({ name }) => name,
            cell: ({ id, name, revoked }) =>
              !revoked && (
                <Confirm
                  label="Revoke"
                  needs="tokensRevoke"
                  title={`Revoke ${name}?`}
                  text="Requests with this token are rejected from now on. This cannot be undone."
                  act={async () => {
                    await ask(api.POST("/operator/tokens/{id}/revoke", { params: { path: { id } } }));
                    reload();
                    say("Token revoked.");
                  }}
                />
              ),
          },
        ]}
        empty={
          <Empty title="No tokens yet">
            <p>A program that calls this API needs one.</p>
          </Empty>
        }
      />
    </Section>
  );
}

function NewToken({ made, close }: { made: () => void; close: () => void }) {
  const [result, setResult] = useState<NewTokenOfOperator>();
  if (result) {
    return (
      <>
        <p>Put this token where your program reads its secrets. It is not shown again.</p>
        <Copyable text={result.text} what="Token" />
        <DoneButton close={close} />
      </>
    );
  }
  return (
    <Form
      label="Create"
      submit={async (fields) => {
        const expires = textOf(fields, "expires");
        const body = {
          name: filled(fields, "name"),
          scopes: wordsOf(operatorRoles).filter((role) => fields.has(`scopes.${role}`)),
          expires: expires === null ? null : instantOf(expires),
        };
        setResult(await ask(api.POST("/operator/tokens", { body })));
        made();
      }}
    >
      <Field name="name" label="Name" maxLength={limits.nameMax} required />
      <fieldset class="field">
        <legend>Scopes</legend>
        {roleOptions.map(([role, text]) => (
          <Check key={role} name={`scopes.${role}`} label={text} checked={role === "read_only"} />
        ))}
      </fieldset>
      <Field
        name="expires"
        label="Expires"
        hint="In the time zone of this portal. Leave empty for a token that never expires."
        type="datetime-local"
      />
    </Form>
  );
}
