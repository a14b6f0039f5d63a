// Invitations of members and operators. The link is shown, only once, if the service sends no email.
import { limits } from "@partner-esim/generated/portal/limits";
import { useState } from "preact/hooks";
import { say } from "../notices.tsx";
import { DialogButton } from "./dialog.tsx";
import { Form } from "./form.tsx";
import { Copyable, When } from "./values.tsx";

/** Null if it was sent by email. */
export type SentLink = string | null;

/** Shows the link, or confirms that it was sent. */
export function useInvitation(close: () => void) {
  const [sending, setSending] = useState<{ email: string; link: string }>();
  const invited = (email: string, link: SentLink) => {
    if (link !== null) return setSending({ email, link });
    close();
    say(`Invitation sent to ${email}.`);
  };
  const shown = sending && (
    <>
      <p>
        Send this link to {sending.email}, who chooses a password with it. It works once, for{" "}
        {limits.invitationDays} days. It is not shown again.
      </p>
      <Copyable text={sending.link} what="Link" />
      <div class="actions">
        <button type="button" class="primary" onClick={close}>
          Done
        </button>
      </div>
    </>
  );
  return { invited, shown };
}

interface Invited {
  email: string;
  invited: string | null;
  last_sign_in: string | null;
}

export function InviteAgain({ of: person, invite }: { of: Invited; invite: () => Promise<SentLink> }) {
  if (person.invited === null) return null;
  return (
    <DialogButton label="Invite again" title={`Invite ${person.email} again?`}>
      {(close) => <NewInvitation email={person.email} invite={invite} close={close} />}
    </DialogButton>
  );
}

function NewInvitation({
  email,
  invite,
  close,
}: {
  email: string;
  invite: () => Promise<SentLink>;
  close: () => void;
}) {
  const { invited, shown } = useInvitation(close);
  if (shown) return shown;
  return (
    <Form label="Invite" submit={async () => invited(email, await invite())}>
      <p>They get a new link. Earlier links stop working.</p>
    </Form>
  );
}

export function LastSignIn({ of: person }: { of: Invited }) {
  if (person.invited === null) return <When at={person.last_sign_in} none="Never" />;
  return (
    <>
      Invited <When at={person.invited} />
    </>
  );
}
