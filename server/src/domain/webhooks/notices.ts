// The mails to an account about a failing endpoint.
import { limits } from "@partner-esim/generated/limits";
import type { MailText } from "../mails.ts";
import type { Endpoint } from "./endpoint.ts";
import type { DisableReason } from "./health.ts";
import { attemptsMax, disableAfterMs, disableAfterUsedUp } from "./schedule.ts";

const disableDays = disableAfterMs / 86_400_000;

const reasons: Record<DisableReason, string> = {
  used_up: `${disableAfterUsedUp} events in a row could not be delivered in ${attemptsMax} attempts each`,
  failing: `every attempt of the last ${disableDays} days has failed`,
};

type Named = Pick<Endpoint, "url" | "mode">;

export function disabledNotice({ url, mode }: Named, reason: DisableReason): MailText {
  return {
    subject: `Webhook endpoint disabled: ${url}`,
    text: [
      `Your ${mode} webhook endpoint ${url} was disabled, because ${reasons[reason]}.`,
      "",
      "Events are not sent to it any more, and those that waited for it have failed. They can be read with",
      `GET /v1/events for ${limits.eventRetentionDays} days. Enable the endpoint in the portal as soon as it answers again.`,
      "",
    ].join("\n"),
  };
}

export function warningNotice({ url, mode, usedUpInRow }: Named & Pick<Endpoint, "usedUpInRow">): MailText {
  return {
    subject: `Webhook endpoint failing: ${url}`,
    text: [
      `Your ${mode} webhook endpoint ${url} has taken no event for some time (${usedUpInRow} given up in a row).`,
      "",
      `It will be disabled after ${disableAfterUsedUp} events given up in a row, or ${disableDays} days without any success.`,
      "The portal shows what it answers in its delivery log.",
      "",
    ].join("\n"),
  };
}
