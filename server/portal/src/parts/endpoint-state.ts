import type { Endpoint } from "@partner-esim/generated/portal/models";
import type { Tone } from "../labels.ts";

export function endpointState(endpoint: Endpoint): { text: string; tone: Tone } {
  if (!endpoint.enabled) return { text: "Disabled", tone: "quiet" };
  if (!endpoint.secret_readable) return { text: "Needs a new secret", tone: "bad" };
  if (endpoint.paused_until) return { text: "Paused", tone: "warn" };
  if (endpoint.failures_in_row > 0) return { text: "Failing", tone: "warn" };
  return { text: "Enabled", tone: "good" };
}
