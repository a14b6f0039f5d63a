// A person's name, with the email address beside it or instead of it.
import { limits } from "@partner-esim/generated/portal/limits";
import { Field } from "./form.tsx";
import { Address } from "./values.tsx";

interface Named {
  email: string;
  name: string | null;
}

export const shownName = ({ name, email }: Named): string => name ?? email;

export function PersonName({ of: { name, email } }: { of: Named }) {
  if (name === null) return <Address text={email} />;
  return (
    <>
      {name}
      <div class="small quiet">
        <Address text={email} />
      </div>
    </>
  );
}

export function NameField({ name, autocomplete }: { name?: string | null; autocomplete: "name" | "off" }) {
  return (
    <Field
      name="name"
      label="Name"
      autocomplete={autocomplete}
      maxLength={limits.nameMax}
      defaultValue={name ?? ""}
    />
  );
}
