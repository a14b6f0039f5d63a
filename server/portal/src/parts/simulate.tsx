// Simulates events on a test eSIM, so that an integration can be tried without a phone.
import type { SimulatedEvent, StaffEsim } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { simulatedEvents, wordsOf } from "../labels.ts";
import type { Loaded } from "../load.ts";
import { say } from "../notices.tsx";
import { useAct } from "./form.tsx";
import { Section } from "./page.tsx";
import { ProblemNote } from "./states.tsx";

export function Simulate({ of, iccid }: { of: Loaded<StaffEsim>; iccid: string }) {
  const { run, busy, problem } = useAct();
  const simulate = (event: SimulatedEvent) =>
    run(async () => {
      const call = { params: { path: { iccid } }, body: { event } };
      of.put(await ask(api.POST("/esims/{iccid}/simulate", call)));
      say(`Simulated: ${simulatedEvents[event].toLowerCase()}.`);
    });
  return (
    <Section title="Simulate">
      <div class="actions">
        {wordsOf(simulatedEvents).map((event) => (
          <button key={event} type="button" aria-disabled={busy} onClick={() => simulate(event)}>
            {simulatedEvents[event]}
          </button>
        ))}
      </div>
      <p class="quiet small">
        The event is sent to your test endpoints at once. What has already happened changes nothing.
      </p>
      {problem && <ProblemNote problem={problem} />}
    </Section>
  );
}
