// The signed-in person's password and second factor.
import { limits } from "@partner-esim/generated/portal/limits";
import type { TotpSecret } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask, Problem } from "../api.ts";
import { roleNames } from "../labels.ts";
import { say } from "../notices.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { Field, Form, filled, useAct } from "../parts/form.tsx";
import { Page, Section } from "../parts/page.tsx";
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
        <Section title="Password">
          <Password />
        </Section>
        <Section title="Second factor">{current.totp_enabled ? <RemoveTotp /> : <StartTotp />}</Section>
      </div>
    </Page>
  );
}

function Password() {
  return (
    <Form
      label="Change password"
      submit={async (fields, form) => {
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
        form.reset();
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

function StartTotp() {
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
          session.value = await ask(api.POST("/session/totp/confirm", { body }));
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

function RemoveTotp() {
  return (
    <>
      <p>On. Signing in needs a code from your authenticator app.</p>
      <div class="actions">
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
              <Field
                name="password"
                label="Password"
                type="password"
                autocomplete="current-password"
                required
              />
            </Form>
          )}
        </DialogButton>
      </div>
    </>
  );
}
