// Sign-in with email address and password, and a one-time code if the service asks for it.
import { useState } from "preact/hooks";
import { api, ask, Problem } from "../api.ts";
import { Field, Form, filled, textOf } from "../parts/form.tsx";
import { LoneCard } from "../parts/lone-card.tsx";
import { urlNow } from "../router.tsx";
import { changePerson } from "../session.ts";

/** A code of the authenticator app has only digits. */
function codeOf(text: string | null) {
  if (text === null) return {};
  const code = text.replaceAll(" ", "");
  return /^[0-9]+$/.test(code) ? { totp: code } : { recovery_code: code };
}

/** Set by the server if it has an OpenID provider. */
const openidLabel = document.querySelector<HTMLMetaElement>("meta[name=openid-label]")?.content;

export default function SignIn() {
  const [needsCode, setNeedsCode] = useState(false);
  const submit = async (fields: FormData) => {
    try {
      const body = {
        email: filled(fields, "email"),
        password: String(fields.get("password")),
        ...codeOf(textOf(fields, "totp")),
      };
      changePerson(await ask(api.POST("/session", { body })));
    } catch (thrown) {
      if (!(thrown instanceof Problem && thrown.code === "totp_required")) throw thrown;
      // The first time, the code is asked for without an error.
      if (needsCode) throw thrown;
      setNeedsCode(true);
    }
  };
  return (
    <LoneCard title="Sign in">
      <Form submit={submit} label="Sign in">
        <Field name="email" label="Email address" type="email" autocomplete="username" required />
        <Field name="password" label="Password" type="password" autocomplete="current-password" required />
        {needsCode && (
          <Field
            name="totp"
            label="Code"
            hint="The six digits in your authenticator app, or a recovery code."
            autocomplete="one-time-code"
            ref={(input) => input?.focus()}
            required
          />
        )}
      </Form>
      {openidLabel && (
        // The target keeps the router from opening it as a page.
        <a class="button" href={`openid/start?${new URLSearchParams({ to: urlNow() })}`} target="_self">
          Sign in with {openidLabel}
        </a>
      )}
      <a href="forgotten-password">Forgotten password</a>
    </LoneCard>
  );
}
