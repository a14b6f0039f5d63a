import type { Endpoint } from "@partner-esim/generated/portal/models";
import type { Tone } from "../labels.ts";
import { Status, When } from "./values.tsx";

export function endpointState(endpoint: Endpoint): { text: string; tone: Tone } {
  if (!endpoint.enabled) return { text: "Disabled", tone: "quiet" };
  if (!endpoint.secret_readable) return { text: "Needs a new secret", tone: "bad" };
  if (endpoint.paused_until) return { text: "Paused", tone: "warn" };
  if (endpoint.failures_in_row > 0) return { text: "Failing", tone: "warn" };
  return { text: "Enabled", tone: "good" };
}

/** The state for a list, with its times. */
export function EndpointState({ of }: { of: Endpoint }) {
  const times: [string, string | null][] = [
    ["Paused until", of.enabled ? of.paused_until : null],
    ["Failing since", of.enabled ? of.failing_since : null],
  ];
  return (
    <>
      <Status label={endpointState(of)} />
      {times.map(
        ([what, at]) =>
          at && (
            <div key={what} class="small quiet">
              {what} <When at={at} />
            </div>
          ),
      )}
    </>
  );
}
