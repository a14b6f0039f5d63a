// Sends the outbox's emails over SMTP, each at least once, with limits on time and bytes per email.
import type { Logger } from "pino";
import type { Mail, MailChange } from "../domain/mail.ts";
import { afterTry, kept } from "../domain/mails.ts";
import type { Store } from "../domain/ports.ts";
import type { Clock } from "../runtime/clock.ts";
import { startLoop } from "../runtime/loop.ts";
import { mailTimeoutMs, type SendMail, smtpSender } from "./smtp.ts";

export interface MailSettings {
  /** Null: emails are stored and not sent. */
  smtpUrl: string | null;
  from: string;
}

export interface OutboxContext {
  store: Store;
  clock: Clock;
  realClock: Clock;
  log: Logger;
  tried: (outcome: "sent" | "failed") => void;
}

const batch = 20;
/** Longer than a whole batch may take. */
const leaseMs = (batch + 1) * mailTimeoutMs;
const longestSleepMs = 2000;
const afterFailureMs = 5000;

export interface Outbox {
  stop(): Promise<void>;
}

export function startOutbox(context: OutboxContext, settings: MailSettings): Outbox {
  const { store, clock, log } = context;
  const { smtpUrl, from } = settings;
  const send = smtpUrl === null ? null : observed(smtpSender(smtpUrl, from), context);
  const stopping = new AbortController();
  const loop = startLoop(
    async () => {
      await clock.refresh?.();
      if ((await sendDueMails(context, send, stopping.signal)) === batch) return 0;
      return longestSleepMs;
    },
    { log, failure: "emails could not be sent", afterFailureMs },
  );
  const endListening = store.onDue(loop.wake);
  return {
    async stop() {
      endListening();
      stopping.abort();
      await loop.stop();
    },
  };
}

/** Counts attempts. Logs when sending begins to fail, and when it works again. */
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

/** Mail servers name the recipient in their errors. */
const withoutAddresses = (text: string): string =>
  text
    .split(/\s/)
    .map((word) => (word.includes("@") ? "…" : word))
    .join(" ");

/** Returns the number of claimed emails. Those not begun when `stopped` fires are released. */
async function sendDueMails(
  { store, clock, realClock }: Pick<OutboxContext, "store" | "clock" | "realClock">,
  send: SendMail | null,
  stopped: AbortSignal,
): Promise<number> {
  const now = clock.now();
  const realNow = realClock.now();
  const next = await store.reads.mails.nextAt(realNow, realNow + leaseMs);
  if (next === null || next > now) return 0;
  const mails = await store.transaction((tx) => tx.mails.claim(now, realNow, realNow + leaseMs, batch));
  for (const mail of mails) {
    const change = await outcome(mail, send, stopped, clock);
    await store.transaction((tx) => tx.mails.finish(mail.n, change));
  }
  return mails.length;
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
