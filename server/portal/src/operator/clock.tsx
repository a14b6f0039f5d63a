// The deployment: what it allows, and its clock, which can be moved forward where it is a virtual one.
import type { Capabilities } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatUtc } from "../format.ts";
import { wordsOf } from "../labels.ts";
import { useLoad } from "../load.ts";
import { say } from "../notices.tsx";
import { Field, Form, numberOf, Select } from "../parts/form.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { Fact, Facts, When } from "../parts/values.tsx";

const capabilities: Record<keyof Capabilities, string> = {
  virtual_clock: "Moving the clock",
  simulated_supplier: "Telling the simulated network how to behave",
  local_webhooks: "Webhook endpoints with local addresses",
  runs: "Accounts for test runs",
};

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
type Unit = keyof typeof unitSeconds;

export default function Clock() {
  const clock = useLoad(() => ask(api.GET("/operator/clock")), []);
  const allowed = useLoad(() => ask(api.GET("/operator/capabilities")), []);
  return (
    <Page title="Deployment">
      <Section title="Clock">
        <Read of={clock}>
          {({ now, virtual }) => (
            <>
              <p class="clock">
                <When at={now} /> <span class="quiet">{formatUtc(now)}</span>
              </p>
              {virtual ? (
                <Form
                  label="Move forward"
                  submit={async (fields) => {
                    const unit = fields.get("unit") as Unit;
                    const seconds = Math.round((numberOf(fields, "seconds") ?? 0) * unitSeconds[unit]);
                    clock.put(await ask(api.POST("/operator/clock/advance", { body: { seconds } })));
                    say("The clock was moved, and what fell due on the way is done.");
                  }}
                >
                  <p class="quiet">
                    Everything that falls due on the way is done before it answers. It never goes back.
                  </p>
                  <div class="beside">
                    <Field name="seconds" label="How far" type="number" min={1} defaultValue="1" required />
                    <Select
                      name="unit"
                      label="Unit"
                      defaultValue="minutes"
                      options={wordsOf(unitSeconds).map((unit) => [unit, unit])}
                    />
                  </div>
                </Form>
              ) : (
                <p class="quiet">It is the clock of the machine, and cannot be moved.</p>
              )}
            </>
          )}
        </Read>
      </Section>
      <Section title="What this deployment allows">
        <Read of={allowed}>
          {(data) => (
            <Facts>
              {wordsOf(capabilities).map((word) => (
                <Fact key={word} name={capabilities[word]}>
                  {data[word] ? "Yes" : "No"}
                </Fact>
              ))}
            </Facts>
          )}
        </Read>
      </Section>
    </Page>
  );
}
