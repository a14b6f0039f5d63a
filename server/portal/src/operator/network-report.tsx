// What the simulated supplier reports next about an eSIM.
import { api, ask } from "../api.ts";
import { say } from "../notices.tsx";
import { Check, Field, Form, numberOf, textOf } from "../parts/form.tsx";

export function Report() {
  return (
    <Form
      label="Report"
      submit={async (fields) => {
        const body = {
          used_mb: numberOf(fields, "used_mb"),
          ...(fields.has("first_used") && { first_used: true }),
          ...(fields.has("install_details") && { install_details: true }),
        };
        const iccid = textOf(fields, "iccid") ?? "";
        await ask(api.PUT("/operator/network/esims/{iccid}", { params: { path: { iccid } }, body }));
        say("Reported. The service sees it with its next check.");
      }}
    >
      <div class="beside">
        <Field name="iccid" label="ICCID of a live eSIM" inputMode="numeric" required />
        <Field
          name="used_mb"
          label="Total data used (MB)"
          hint="Empty for no change."
          type="number"
          min={0}
        />
      </div>
      <Check name="first_used" label="Used for the first time" />
      <Check name="install_details" label="Install details sent" />
    </Form>
  );
}
