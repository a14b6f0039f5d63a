// A table of members with add, change and remove, for an account's owner and for the operator. A first password is
// shown only once.
import type { AddMember, Member, MemberRole, NewMember } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { memberRoles, roleNames, wordsOf } from "../labels.ts";
import type { Loaded } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "./dialog.tsx";
import { Field, Form, filled, Select } from "./form.tsx";
import { Empty, Read } from "./states.tsx";
import { Table } from "./table.tsx";
import { Address, Copyable, When } from "./values.tsx";

export interface MemberActs {
  /** Omitted if the person may not do it. */
  update?: (id: string, role: MemberRole) => Promise<Member>;
  remove?: (id: string) => Promise<void>;
}

const roleOptions = wordsOf(memberRoles).map((role) => [role, memberRoles[role]] as const);
const leastRole: MemberRole = "viewer";
const roleOf = (fields: FormData) => filled(fields, "role") as MemberRole;

export function MemberTable({ of, acts }: { of: Loaded<{ data: Member[] }>; acts: MemberActs }) {
  const { update, remove } = acts;
  return (
    <Read of={of}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title="No members yet">
            <p>Add an owner, who can add the others.</p>
          </Empty>
        ) : (
          <Table
            caption="Members"
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              {
                head: "Email address",
                by: ({ email }) => email.toLowerCase(),
                cell: ({ email }) => <Address text={email} />,
              },
              { head: "Role", by: ({ role }) => roleNames[role], cell: ({ role }) => roleNames[role] },
              { head: "Second factor", wide: true, cell: (member) => (member.totp_enabled ? "On" : "Off") },
              {
                head: "Last signed in",
                by: (member) => member.last_sign_in,
                wide: true,
                cell: (member) => <When at={member.last_sign_in} none="Never" />,
              },
              {
                head: "Actions",
                acts: true,
                menuOf: ({ email }) => email,
                cell: (member) =>
                  (update || remove) && (
                    <>
                      {update && (
                        <DialogButton label="Role" title={`Role of ${member.email}`}>
                          {(close) => (
                            <Form
                              label="Save"
                              submit={async (fields) => {
                                await update(member.id, roleOf(fields));
                                close();
                                of.reload();
                                say("Role changed.");
                              }}
                            >
                              <Select
                                name="role"
                                label="Role"
                                options={roleOptions}
                                defaultValue={member.role}
                              />
                            </Form>
                          )}
                        </DialogButton>
                      )}
                      {remove && (
                        <Confirm
                          label="Remove"
                          title={`Remove ${member.email}?`}
                          text="Their sessions end at once, and they can no longer sign in."
                          act={async () => {
                            await remove(member.id);
                            of.reload();
                            say("Member removed.");
                          }}
                        />
                      )}
                    </>
                  ),
              },
            ]}
          />
        )
      }
    </Read>
  );
}

interface Adding {
  add: (body: AddMember) => Promise<NewMember>;
  added: () => void;
}

export function AddMemberButton(adding: Adding) {
  return (
    <DialogButton label="Add member" title="Add member" kind="primary">
      {(close) => <AddMemberForm {...adding} close={close} />}
    </DialogButton>
  );
}

function AddMemberForm({ add, added, close }: Adding & { close: () => void }) {
  const [result, setResult] = useState<NewMember>();
  if (result) {
    return (
      <>
        <p>
          Hand this password to {result.member.email}, who should change it after signing in, under their
          email address. It is not shown again.
        </p>
        <Copyable text={result.initial_password} what="Password" />
        <div class="actions">
          <button type="button" class="primary" onClick={close}>
            Done
          </button>
        </div>
      </>
    );
  }
  return (
    <Form
      label="Add"
      submit={async (fields) => {
        setResult(await add({ email: filled(fields, "email"), role: roleOf(fields) }));
        added();
      }}
    >
      <Field name="email" label="Email address" type="email" autocomplete="off" required />
      <Select name="role" label="Role" options={roleOptions} defaultValue={leastRole} />
    </Form>
  );
}
