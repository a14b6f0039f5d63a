// A forgotten password, without a session: requesting a link by email, and choosing another password with it.
import { limits } from "@partner-esim/generated/portal/limits";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { Field, Form, filled } from "../parts/form.tsx";

function Card({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Partner eSIM portal`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main class="alone">
      <div class="card sign-in">
        <p class="brand">
          <span class="mark" aria-hidden="true" />
          Partner eSIM
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}

export function ForgottenPassword() {
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Card title="Look into your inbox">
        <p>
          If somebody signs in with this email address, a link is on its way to it. It works once, for{" "}
          {limits.resetLinkMinutes} minutes.
        </p>
        <a href=".">Back to sign-in</a>
      </Card>
    );
  }
  return (
    <Card title="Forgotten password">
      <p>You get a link by email to choose another password.</p>
      <Form
        label="Send link"
        submit={async (fields) => {
          await ask(api.POST("/password-reset", { body: { email: filled(fields, "email") } }));
          setSent(true);
        }}
      >
        <Field name="email" label="Email address" type="email" autocomplete="username" required />
      </Form>
      <a href=".">Back to sign-in</a>
    </Card>
  );
}

export function NewPassword() {
  const [token] = useState(() => location.hash.slice(1));
  const [changed, setChanged] = useState(false);
  if (changed) {
    return (
      <Card title="Password changed">
        <p>All sessions have ended. Sign in with the new password.</p>
        {/* Reloads the document: a session that was open here has ended too. */}
        <a href="." target="_self">
          Sign in
        </a>
      </Card>
    );
  }
  return (
    <Card title="New password">
      <Form
        label="Change password"
        submit={async (fields) => {
          const body = { token, new_password: String(fields.get("new_password")) };
          await ask(api.PUT("/password-reset", { body }));
          setChanged(true);
        }}
      >
        <Field
          name="new_password"
          label="New password"
          hint={`At least ${limits.passwordMin} characters.`}
          type="password"
          autocomplete="new-password"
          minLength={limits.passwordMin}
          maxLength={limits.passwordMax}
          required
        />
      </Form>
      <a href="forgotten-password">Request another link</a>
    </Card>
  );
}
