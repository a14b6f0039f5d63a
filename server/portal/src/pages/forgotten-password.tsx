// Requests an email with a link for choosing a new password.
import { limits } from "@partner-esim/generated/portal/limits";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { Field, Form, filled } from "../parts/form.tsx";
import { LoneCard } from "../parts/lone-card.tsx";

export default function ForgottenPassword() {
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <LoneCard title="Look into your inbox">
        <p>
          If somebody signs in with this email address, a link is on its way to it. It works once, for{" "}
          {limits.resetLinkMinutes} minutes.
        </p>
        <a href=".">Back to sign-in</a>
      </LoneCard>
    );
  }
  return (
    <LoneCard title="Forgotten password">
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
    </LoneCard>
  );
}
