// The signed-in person's name, password, second factor and sessions.
import { limits } from "@partner-esim/generated/portal/limits";
import type { TotpSecret } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask, Problem } from "../api.ts";
import { roleNames } from "../labels.ts";
import { say } from "../notices.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { Field, Form, filled, textOf, useAct } from "../parts/form.tsx";
import { OwnSessions } from "../parts/own-sessions.tsx";
import { Page, Section } from "../parts/page.tsx";
import { NameField } from "../parts/person-name.tsx";
import { QrCode } from "../parts/qr.tsx";
import { ProblemNote } from "../parts/states.tsx";
import { Address, Copyable, Fact, Facts, When } from "../parts/values.tsx";
import { session } from "../session.ts";

export default function Me() {
  const current = session.value;
  if (!current) return null;
  return (
    <Page title="Your account">
      <div class="read">
        <Facts>
          <Fact name="Email address">
            <Address text={current.person.email} />
          </Fact>
          <Fact name="Role">{roleNames[current.person.role]}</Fact>
          <Fact name="Signed in until">
            <When at={current.expires} />
          </Fact>
        </Facts>
        <Section title="Name">
          <Name name={current.person.name} />
        </Section>
        <Section title="Password">
          <Password />
        </Section>
        <Section title="Second factor">
          <SecondFactor isOn={current.totp_enabled} left={current.recovery_codes_left} />
        </Section>
        <OwnSessions />
      </div>
    </Page>
  );
}

function Name({ name }: { name: string | null }) {
  return (
    <Form
      label="Save name"
      submit={async (fields) => {
        session.value = await ask(api.PUT("/session/name", { body: { name: textOf(fields, "name") } }));
        say("Name saved.");
      }}
    >
      <NameField name={name} autocomplete="name" />
    </Form>
  );
}

function Password() {
  return (
    <Form
      label="Change password"
      submit={async (fields, element) => {
        if (fields.get("new_password") !== fields.get("repeated")) {
          const problem = new Problem("invalid_request", "The two new passwords differ.");
          problem.param = "repeated";
          throw problem;
        }
        const body = {
          current_password: String(fields.get("current_password")),
          new_password: String(fields.get("new_password")),
        };
        session.value = await ask(api.PUT("/session/password", { body }));
        element.reset();
        say("Password changed. Your other sessions have ended.");
      }}
    >
      <div class="beside">
        <Field
          name="current_password"
          label="Current password"
          type="password"
          autocomplete="current-password"
          required
        />
        <Field
          name="new_password"
          label="New password"
          hint={`At least ${limits.passwordMin} characters.`}
          type="password"
          autocomplete="new-password"
          minLength={limits.passwordMin}
          required
        />
        <Field
          name="repeated"
          label="Repeat new password"
          type="password"
          autocomplete="new-password"
          required
        />
      </div>
    </Form>
  );
}

function SecondFactor({ isOn, left }: { isOn: boolean; left: number }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} close={() => setCodes(undefined)} />;
  return isOn ? <TurnedOn left={left} show={setCodes} /> : <StartTotp show={setCodes} />;
}

type ShowCodes = (codes: readonly string[]) => void;

function RecoveryCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  return (
    <>
      <p>
        Without your phone, sign in with a recovery code. Each code works once. Store the codes in a safe
        place: they are not shown again.
      </p>
      <Copyable text={codes.join("\n")} what="Recovery codes" />
      <div class="actions">
        <button type="button" class="primary" onClick={close}>
          Done
        </button>
      </div>
    </>
  );
}

function StartTotp({ show }: { show: ShowCodes }) {
  const [secret, setSecret] = useState<TotpSecret>();
  const { run, busy, problem } = useAct();
  if (!secret) {
    return (
      <>
        <p>With a second factor, signing in also needs a code from an app on your phone.</p>
        {problem && <ProblemNote problem={problem} />}
        <div class="actions">
          <button
            type="button"
            aria-disabled={busy}
            onClick={() => run(async () => setSecret(await ask(api.POST("/session/totp"))))}
          >
            Set up
          </button>
        </div>
      </>
    );
  }
  return (
    <div class="split">
      <QrCode text={secret.uri} label="QR code for the authenticator app" />
      <Form
        label="Turn on"
        submit={async (fields) => {
          const body = { code: filled(fields, "code").replaceAll(" ", "") };
          const confirmed = await ask(api.POST("/session/totp/confirm", { body }));
          show(confirmed.recovery_codes);
          session.value = confirmed.session;
          say("The second factor is on. Your other sessions have ended.");
        }}
      >
        <p>
          Scan the QR code with your authenticator app, or type the secret into it. Then enter the code that
          the app shows.
        </p>
        <Copyable text={secret.secret} what="Secret" />
        <Field name="code" label="Code" inputMode="numeric" autocomplete="one-time-code" required />
      </Form>
    </div>
  );
}

function CurrentPassword() {
  return <Field name="password" label="Password" type="password" autocomplete="current-password" required />;
}

function TurnedOn({ left, show }: { left: number; show: ShowCodes }) {
  return (
    <>
      <p>On. Signing in needs a code from your authenticator app, or a recovery code.</p>
      <p>Recovery codes left: {left}</p>
      <div class="actions">
        <DialogButton label="New recovery codes" title="Create new recovery codes?">
          {(close) => (
            <Form
              label="Create"
              submit={async (fields) => {
                const body = { password: String(fields.get("password")) };
                const { recovery_codes: codes } = await ask(api.POST("/session/recovery-codes", { body }));
                close();
                show(codes);
                if (session.value) session.value = { ...session.value, recovery_codes_left: codes.length };
              }}
            >
              <p>Your earlier recovery codes stop working.</p>
              <CurrentPassword />
            </Form>
          )}
        </DialogButton>
        <DialogButton label="Turn off" title="Remove the second factor?" kind="danger">
          {(close) => (
            <Form
              label="Remove"
              danger
              submit={async (fields) => {
                const body = { password: String(fields.get("password")) };
                const next = await ask(api.POST("/session/totp/remove", { body }));
                close();
                session.value = next;
                say("The second factor is off.");
              }}
            >
              <CurrentPassword />
            </Form>
          )}
        </DialogButton>
      </div>
    </>
  );
}
