// Settings of the deployment: its features, and its virtual clock.
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
import { may } from "../session.ts";

const capabilities: Record<keyof Capabilities, string> = {
  virtual_clock: "Virtual clock",
  simulated_supplier: "Simulated supplier",
  local_webhooks: "Local webhook endpoints",
  runs: "Test runs",
};

const unitSeconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
type Unit = keyof typeof unitSeconds;

export default function Clock() {
  const clock = useLoad(() => ask(api.GET("/operator/clock")), []);
  const allowed = useLoad(() => ask(api.GET("/operator/capabilities")), []);
  return (
    <Page title="Settings">
      <Section title="Clock">
        <Read of={clock}>
          {({ now, virtual }) => (
            <>
              <p class="clock">
                <When at={now} /> <span class="quiet">{formatUtc(now)}</span>
              </p>
              {virtual && may("clockAdvance") ? (
                <Form
                  label="Move forward"
                  submit={async (fields) => {
                    const unit = fields.get("unit") as Unit;
                    const seconds = Math.round((numberOf(fields, "seconds") ?? 0) * unitSeconds[unit]);
                    clock.put(await ask(api.POST("/operator/clock/advance", { body: { seconds } })));
                    say("Clock moved. Everything that became due has run.");
                  }}
                >
                  <p class="quiet">
                    Everything that becomes due runs before the request returns. The clock never goes back.
                  </p>
                  <div class="beside">
                    <Field name="seconds" label="Duration" type="number" min={1} defaultValue="1" required />
                    <Select
                      name="unit"
                      label="Unit"
                      defaultValue="minutes"
                      options={wordsOf(unitSeconds).map((unit) => [unit, unit])}
                    />
                  </div>
                </Form>
              ) : (
                <p class="quiet">
                  {virtual
                    ? "An admin can move this clock."
                    : "This is the machine's clock. It cannot be moved."}
                </p>
              )}
            </>
          )}
        </Read>
      </Section>
      <Section title="Features">
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
