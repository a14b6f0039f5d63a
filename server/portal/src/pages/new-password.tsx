// Chooses a password with the link of an invitation, or of an email about a forgotten password.
import { limits } from "@partner-esim/generated/portal/limits";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { Field, Form } from "../parts/form.tsx";
import { LoneCard } from "../parts/lone-card.tsx";

export default function NewPassword() {
  const [token] = useState(() => location.hash.slice(1));
  const [changed, setChanged] = useState(false);
  if (changed) {
    return (
      <LoneCard title="Password saved">
        <p>Sign in with it. Sessions that were open have ended.</p>
        {/* Reloads the document, because a session that was open here has ended too. */}
        <a href="." target="_self">
          Sign in
        </a>
      </LoneCard>
    );
  }
  return (
    <LoneCard title="Choose a password">
      <Form
        label="Save password"
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
    </LoneCard>
  );
}
