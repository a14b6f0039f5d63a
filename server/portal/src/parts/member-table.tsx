// A table of members with invite, change and remove, for an account's owner and for the operator.
import type { AddMember, InvitedMember, Member, MemberRole } from "@partner-esim/generated/portal/models";
import { memberRoles, roleNames, wordsOf } from "../labels.ts";
import type { Loaded } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "./dialog.tsx";
import { Field, Form, filled, Select, textOf } from "./form.tsx";
import { InviteAgain, LastSignIn, useInvitation } from "./invitation.tsx";
import { NameField, PersonName, shownName } from "./person-name.tsx";
import { Empty, Read } from "./states.tsx";
import { Table } from "./table.tsx";

export interface MemberActs {
  /** Omitted if the person may not do it. */
  invite?: (id: string) => Promise<InvitedMember>;
  update?: (id: string, role: MemberRole) => Promise<Member>;
  remove?: (id: string) => Promise<void>;
}

const roleOptions = wordsOf(memberRoles).map((role) => [role, memberRoles[role]] as const);
const leastRole: MemberRole = "viewer";
const roleOf = (fields: FormData) => filled(fields, "role") as MemberRole;

export function MemberTable({ of, acts }: { of: Loaded<{ data: Member[] }>; acts: MemberActs }) {
  const { invite, update, remove } = acts;
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
                head: "Person",
                by: (person) => shownName(person).toLowerCase(),
                cell: (person) => <PersonName of={person} />,
              },
              { head: "Role", by: ({ role }) => roleNames[role], cell: ({ role }) => roleNames[role] },
              { head: "Second factor", wide: true, cell: (member) => (member.totp_enabled ? "On" : "Off") },
              {
                head: "Last signed in",
                by: (member) => member.last_sign_in,
                wide: true,
                cell: (member) => <LastSignIn of={member} />,
              },
              {
                head: "Actions",
                acts: true,
                menuOf: ({ email }) => email,
                cell: (member) =>
                  (invite || update || remove) && (
                    <>
                      {invite && (
                        <InviteAgain
                          of={member}
                          invite={async () => {
                            const { invitation_link: link } = await invite(member.id);
                            of.reload();
                            return link;
                          }}
                        />
                      )}
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
  add: (body: AddMember) => Promise<InvitedMember>;
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
  const { invited, shown } = useInvitation(close);
  if (shown) return shown;
  return (
    <Form
      label="Add"
      submit={async (fields) => {
        const made = await add({
          email: filled(fields, "email"),
          name: textOf(fields, "name"),
          role: roleOf(fields),
        });
        added();
        invited(made.member.email, made.invitation_link);
      }}
    >
      <Field name="email" label="Email address" type="email" autocomplete="off" required />
      <NameField autocomplete="off" />
      <Select name="role" label="Role" options={roleOptions} defaultValue={leastRole} />
    </Form>
  );
}
