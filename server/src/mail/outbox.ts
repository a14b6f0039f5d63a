// Sends the mails of the outbox over SMTP. A mail goes out at least once: one whose sending was cut off by a crash
// is sent again. A deployment without a mail server keeps them, marked as not sent.
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { afterTry, kept, type Mail, type MailChange } from "../domain/mails.ts";
import type { Store } from "../domain/ports.ts";
import { startLoop } from "../loop.ts";

export interface MailSettings {
  /** Null: mails are kept and not sent. */
  smtpUrl: string | null;
  from: string;
}

export interface OutboxContext {
  store: Store;
  clock: Clock;
  /** Real time, which leases go by. */
  realClock: Clock;
  log: Logger;
}

const batch = 20;
const smtpTimeoutMs = 20_000;
/** Longer than all mails of a batch may take. */
const leaseMs = (batch + 1) * smtpTimeoutMs;
const longestSleepMs = 2000;
const afterFailureMs = 5000;

export interface Outbox {
  stop(): Promise<void>;
}

export function startOutbox(context: OutboxContext, settings: MailSettings): Outbox {
  const { store, clock, log } = context;
  const send = mailSender(settings);
  const loop = startLoop(async () => {
    try {
      await clock.refresh?.();
      if ((await sendDueMails(context, send)) === batch) return 0;
      return longestSleepMs;
    } catch (error) {
      log.error({ err: error }, "mails could not be sent");
      return afterFailureMs;
    }
  });
  const endListening = store.onDue(loop.wake);
  return {
    async stop() {
      endListening();
      await loop.stop();
    },
  };
}

/** Answers the error's text, or null when the mail was sent; absent where mails are not sent. */
export type SendMail = (mail: Mail) => Promise<string | null>;

/** Answers how many mails were taken up. */
export async function sendDueMails(
  { store, clock, realClock }: Pick<OutboxContext, "store" | "clock" | "realClock">,
  send: SendMail | null,
): Promise<number> {
  const now = clock.now();
  const realNow = realClock.now();
  const next = await store.reads.nextMailAt(realNow);
  if (next === null || next > now) return 0;
  const mails = await store.transaction((tx) => tx.claimMails(now, realNow, realNow + leaseMs, batch));
  for (const mail of mails) {
    const change: MailChange = send === null ? kept(mail) : afterTry(mail, await send(mail), clock.now());
    await store.transaction((tx) => tx.finishMail(mail.n, change));
  }
  return mails.length;
}

function mailSender({ smtpUrl, from }: MailSettings): SendMail | null {
  if (smtpUrl === null) return null;
  const timeouts = {
    connectionTimeout: smtpTimeoutMs / 2,
    greetingTimeout: smtpTimeoutMs / 2,
    socketTimeout: smtpTimeoutMs,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return async ({ toAddress, subject, text, n }) => {
    try {
      // Said to be made by a program, so that no auto-reply comes back (RFC 3834).
      const headers = { "Auto-Submitted": "auto-generated", "X-Mail-Number": String(n) };
      await transport.sendMail({ to: toAddress, subject, text, headers });
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}
