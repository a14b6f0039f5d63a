import { limits } from "@partner-esim/generated/limits";
import type { MailText } from "../mail/mails.ts";
import { dayMs } from "../values/timestamps.ts";
import type { Endpoint } from "./endpoint.ts";
import type { DisableReason } from "./health.ts";
import { attemptsMax, disableAfterExhausted, disableAfterMs } from "./schedule.ts";

const disableDays = disableAfterMs / dayMs;

const reasons: Record<DisableReason, string> = {
  exhausted: `${disableAfterExhausted} events in a row could not be delivered in ${attemptsMax} attempts each`,
  failing: `every attempt of the last ${disableDays} days has failed`,
};

type Named = Pick<Endpoint, "url" | "mode">;

export function disabledNotice({ url, mode }: Named, reason: DisableReason): MailText {
  return {
    subject: `Webhook endpoint disabled: ${url}`,
    text: [
      `Your ${mode} webhook endpoint ${url} was disabled, because ${reasons[reason]}.`,
      "",
      "No more events are sent to it, and pending deliveries have failed. Read the events with",
      `GET /v1/events for ${limits.eventRetentionDays} days. Enable the endpoint in the portal as soon as it works again.`,
      "",
    ].join("\n"),
  };
}

export function warningNotice({
  url,
  mode,
  exhaustedInRow,
}: Named & Pick<Endpoint, "exhaustedInRow">): MailText {
  return {
    subject: `Webhook endpoint failing: ${url}`,
    text: [
      `Your ${mode} webhook endpoint ${url} has received no event for some time (${exhaustedInRow} deliveries exhausted in a row).`,
      "",
      `It will be disabled after ${disableAfterExhausted} exhausted deliveries in a row, or ${disableDays} days without a success.`,
      "The delivery log in the portal shows its responses.",
      "",
    ].join("\n"),
  };
}
