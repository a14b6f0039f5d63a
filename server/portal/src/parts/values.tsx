// Single values: times, money, statuses, ids, copyable secrets, and lists of them.
import type { Money, SignedMoney } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { formatMoney, formatTime, formatUtc } from "../format.ts";
import type { Tone } from "../labels.ts";
import { say } from "../notices.tsx";

/** Shows the deployment's time zone, and UTC on hover. @param exact with seconds */
export function When({ at, none = "–", exact }: { at: string | null; none?: string; exact?: boolean }) {
  if (at === null) return <span class="quiet">{none}</span>;
  return (
    <time dateTime={at} title={formatUtc(at)}>
      {formatTime(at, exact)}
    </time>
  );
}

export function Amount({ of, none = "–" }: { of: Money | SignedMoney | null; none?: string }) {
  if (of === null) return <span class="quiet">{none}</span>;
  return <span class="figure">{formatMoney(of)}</span>;
}

export function Status({ label: { text, tone } }: { label: { text: string; tone: Tone } }) {
  return <span class={`status ${tone}`}>{text}</span>;
}

const breaking = (text: string, after: RegExp) =>
  text.split(after).flatMap((piece, at) => (at === 0 ? piece : [<wbr key={at} />, piece]));

/** A URL or email address that wraps after punctuation. */
export const Address = ({ text }: { text: string }) => (
  <span class="address">{breaking(text, /(?<=[/@.?&=-])/)}</span>
);

/** An error code that wraps between words. */
export const Code = ({ code }: { code: string }) => <>{breaking(code, /(?<=_)/)}</>;

/** An id, optionally a link. */
export function Id({ id, to }: { id: string | null; to?: string }) {
  if (id === null) return <span class="quiet">–</span>;
  return to ? (
    <a class="id" href={to}>
      {id}
    </a>
  ) : (
    <span class="id">{id}</span>
  );
}

export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      say(`${what} copied.`);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      say("The browser did not allow copying. Select the text and copy it yourself.");
    }
  };
  return (
    <button type="button" onClick={copy} aria-label={`Copy ${what.toLowerCase()}`}>
      {copied ? "Copied" : "Copy"}
    </button>
  );
}

/** A value to copy: a key, a secret, an activation code. */
export function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <div class="copyable">
      <code>{text}</code>
      <CopyButton text={text} what={what} />
    </div>
  );
}

export function Facts({ children }: { children: ComponentChildren }) {
  return <dl class="facts">{children}</dl>;
}

export function Fact({
  name,
  broad,
  children,
}: {
  name: string;
  /** Spans two columns, for long values. */
  broad?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={broad ? "broad" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
