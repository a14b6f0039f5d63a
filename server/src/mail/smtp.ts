// Sends one email over SMTP, with one timeout from lookup to last response, and one limit of bytes.
import { connect, isIP, type Socket } from "node:net";
import { type ConnectionOptions, connect as connectSecurely } from "node:tls";
import type { Mail } from "../domain/mail/mail.ts";
import { hostOf, isLoopback } from "../domain/webhooks/address.ts";
import { type MailLook, toHtml } from "./html.ts";

type Transport = ReturnType<typeof import("nodemailer").createTransport>;

/** Returns an error message, or null when the email was sent. Never rejects. */
export type SendMail = (mail: Mail, stopped: AbortSignal) => Promise<string | null>;

export const mailTimeoutMs = 20_000;
/** Far above a usual session, even with TLS. */
const receivedMaxBytes = 65_536;
const checkEveryMs = 50;
/** Characters of the server's response that are stored. */
const errorMax = 500;

export function smtpSender(url: string, from: string, look: MailLook, timeoutMs = mailTimeoutMs): SendMail {
  return (mail, stopped) =>
    inSession({ url, from, timeoutMs }, stopped, (transport, signal) => {
      const { toAddress, subject, text, n } = mail;
      const html = toHtml(mail, look);
      // Prevents auto-replies (RFC 3834).
      const headers = { "Auto-Submitted": "auto-generated", "X-Mail-Number": String(n) };
      // As an object, the address is sent verbatim. A text such as `a;b@c.ex` would be parsed as a list.
      const to = { name: "", address: toAddress };
      return transport.sendMail({ to, subject, text, html, headers, signal });
    });
}

/** Connects and signs in without sending. Returns an error message or null. */
export function tryMailServer(url: string, timeoutMs: number): Promise<string | null> {
  return inSession({ url, from: "", timeoutMs }, new AbortController().signal, async (transport, signal) => {
    const ended = new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
    );
    await Promise.race([transport.verify(), ended]);
  });
}

/**
 * STARTTLS is required if the mail server is on another machine: an attacker on the way could hide the offer, and read
 * passwords and reset links. A name without a dot is a container beside this one. `?requireTLS=false` in the URL
 * overrides this.
 */
export function requiresTls(url: string): boolean {
  const host = hostOf(new URL(url));
  return isIP(host) === 0 ? host.includes(".") : !isLoopback(host);
}

/** Removes the password, because a server may echo the credentials. */
function withoutPassword(message: string, url: string): string {
  const { username, password } = new URL(url);
  if (password === "") return message;
  const plain = decodeURIComponent(password);
  const forms = [`\0${decodeURIComponent(username)}\0${plain}`, plain].map((text) =>
    Buffer.from(text).toString("base64"),
  );
  return [plain, ...forms].reduce((text, secret) => text.replaceAll(secret, "…"), message);
}

async function inSession(
  { url, from, timeoutMs }: { url: string; from: string; timeoutMs: number },
  stopped: AbortSignal,
  act: (transport: Transport, signal: AbortSignal) => Promise<unknown>,
): Promise<string | null> {
  let socket: Socket | null = null;
  let check = () => {};
  const cut = new AbortController();
  // Loaded here, because most processes send no email.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(
    {
      url,
      requireTLS: requiresTls(url),
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      maxResponseSize: 65_536,
      getSocket(options, callback) {
        const secured = options.secure === true;
        const opened = openSocket(options, () => cut.abort(new Error("the mail server sends too much")));
        const connection = opened.socket;
        ({ socket, check } = opened);
        connection.once("error", callback);
        connection.once(secured ? "secureConnect" : "connect", () => callback(null, { connection, secured }));
      },
    },
    { from },
  );
  const checking = setInterval(() => check(), checkEveryMs);
  const signals = [cut.signal, stopped, AbortSignal.timeout(timeoutMs)];
  const signal = AbortSignal.any(signals);
  try {
    await act(transport, signal);
    return null;
  } catch (error) {
    const cause = cut.signal.aborted ? cut.signal.reason : error;
    const message = withoutPassword(cause instanceof Error ? cause.message : String(cause), url);
    return message.slice(0, errorMax).replace(/[\p{Cc}\p{Cf}]+/gu, " ");
  } finally {
    clearInterval(checking);
    (socket as Socket | null)?.destroy();
    transport.close();
  }
}

interface Target {
  host?: string | undefined;
  port?: number | string | undefined;
  secure?: boolean | undefined;
  tls?: ConnectionOptions | undefined;
}

/**
 * The caller runs `check` at intervals: it closes a socket that has received too much, before nodemailer spends seconds on
 * parsing it.
 */
function openSocket({ host = "localhost", port, secure, tls }: Target, onExcess: () => void) {
  const target = { host, port: Number(port) || (secure ? 465 : 587) };
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = secure ? connectSecurely({ ...name, ...tls, ...target }) : connect(target);
  const check = () => {
    if (socket.bytesRead <= receivedMaxBytes || socket.destroyed) return;
    socket.destroy();
    onExcess();
  };
  return { socket, check };
}
