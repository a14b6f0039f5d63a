// Sends the outbox's emails over SMTP, each at least once, with limits on time and bytes per email.
import type { Logger } from "pino";
import type { Mail, MailChange, MailUrgency } from "../domain/mail/mail.ts";
import { afterTry, kept } from "../domain/mail/mails.ts";
import type { Store } from "../domain/ports.ts";
import type { Clock } from "../runtime/clock.ts";
import { startLoop } from "../runtime/loop.ts";
import type { MailLook } from "./html.ts";
import { mailTimeoutMs, type SendMail, smtpSender } from "./smtp.ts";

export interface MailSettings {
  /** Null stores emails without sending them. */
  smtpUrl: string | null;
  from: string;
  look: MailLook;
}

export interface OutboxContext {
  store: Store;
  clock: Clock;
  realClock: Clock;
  log: Logger;
  tried: (outcome: "sent" | "failed") => void;
}

/** Limits by urgency, so that slow other emails don't delay urgent ones. */
const sentAtOnce: Readonly<Record<MailUrgency, number>> = { urgent: 2, other: 4 };
/** Longer than sending an email may take. */
const leaseMs = 2 * mailTimeoutMs;
const longestSleepMs = 2000;
const afterFailureMs = 5000;

export interface Outbox {
  stop(): Promise<void>;
}

export function startOutbox(context: OutboxContext, settings: MailSettings): Outbox {
  const { store, clock, log } = context;
  const { smtpUrl, from, look } = settings;
  const send = smtpUrl === null ? null : observed(smtpSender(smtpUrl, from, look), context);
  const stopping = new AbortController();
  const sending = { urgent: new Set<Promise<void>>(), other: new Set<Promise<void>>() };

  /** Returns false if no email was due. */
  const sendDue = async (urgency: MailUrgency): Promise<boolean> => {
    const limit = sentAtOnce[urgency] - sending[urgency].size;
    if (limit === 0) return false;
    const mails = await claimDue(context, urgency, limit);
    for (const mail of mails) {
      const sent = sendOne(context, mail, send, stopping.signal)
        .catch((error) => log.error({ err: error, mail: mail.n }, failure))
        .finally(() => {
          sending[urgency].delete(sent);
          loop.wake();
        });
      sending[urgency].add(sent);
    }
    return mails.length > 0;
  };
  const loop = startLoop(
    async () => {
      await clock.refresh?.();
      const isAnySent = [await sendDue("urgent"), await sendDue("other")].includes(true);
      return isAnySent ? 0 : longestSleepMs;
    },
    { log, failure, afterFailureMs },
  );
  const endListening = store.onDue(loop.wake);
  return {
    async stop() {
      endListening();
      stopping.abort();
      await loop.stop();
      await Promise.all([...sending.urgent, ...sending.other]);
    },
  };
}

const failure = "emails could not be sent";

/** Counts attempts. Logs when sending starts to fail, and when it works again. */
function observed(send: SendMail, { log, tried }: Pick<OutboxContext, "log" | "tried">): SendMail {
  let isFailing = false;
  return async (mail, stopped) => {
    const error = await send(mail, stopped);
    if (error !== null && stopped.aborted) return error;
    tried(error === null ? "sent" : "failed");
    if (error !== null && !isFailing)
      log.warn({ mail: mail.n, reason: withoutAddresses(error) }, "an email could not be sent");
    if (error === null && isFailing) log.info("emails are sent again");
    isFailing = error !== null;
    return error;
  };
}

/** Removes addresses, because mail servers name the recipient in their errors. */
const withoutAddresses = (text: string): string =>
  text
    .split(/\s/)
    .map((word) => (word.includes("@") ? "…" : word))
    .join(" ");

type Times = Pick<OutboxContext, "store" | "clock" | "realClock">;

async function claimDue(
  { store, clock, realClock }: Times,
  urgency: MailUrgency,
  limit: number,
): Promise<Mail[]> {
  const now = clock.now();
  const realNow = realClock.now();
  const leaseUntil = realNow + leaseMs;
  const next = await store.reads.mails.nextAt(realNow, leaseUntil);
  if (next === null || next > now) return [];
  return await store.transaction((tx) => tx.mails.claim(urgency, { now, realNow, leaseUntil, limit }));
}

/** If `stopped` fires before sending begins, the email is released unsent. */
async function sendOne(
  { store, clock }: Times,
  mail: Mail,
  send: SendMail | null,
  stopped: AbortSignal,
): Promise<void> {
  const change = await outcome(mail, send, stopped, clock);
  await store.transaction((tx) => tx.mails.finish(mail.n, change));
}

async function outcome(
  mail: Mail,
  send: SendMail | null,
  stopped: AbortSignal,
  clock: Clock,
): Promise<MailChange> {
  if (send === null) return kept(mail);
  if (stopped.aborted) return mail;
  const error = await send(mail, stopped);
  return error !== null && stopped.aborted ? mail : afterTry(mail, error, clock.now());
}
