// Values of logged requests, with links to their documentation.
import type { LoggedRequest } from "@partner-esim/generated/portal/models";
import { formatDuration } from "../format.ts";
import type { Tone } from "../labels.ts";
import { modeNames } from "../mode.ts";
import { docs } from "../router.tsx";
import { Address, Status } from "./values.tsx";

const toneOf = (status: number): Tone => (status < 400 ? "good" : status < 500 ? "warn" : "bad");

export const StatusCode = ({ of: status }: { of: number }) => (
  <Status label={{ text: String(status), tone: toneOf(status) }} />
);

export const Requested = ({ of: { method, path } }: { of: LoggedRequest }) => (
  <Address text={`${method} ${path}`} />
);

/** "Live, ends in x7Kd" */
export function KeyHint({ of: { key_hint: hint, mode } }: { of: LoggedRequest }) {
  if (hint === null || mode === null) return <span class="quiet">–</span>;
  return (
    <span class="figure">
      {modeNames[mode]}, ends in <code>{hint}</code>
    </span>
  );
}

export const tookOf = ({ duration_ms: ms }: LoggedRequest) => formatDuration(Math.round(ms * 10) / 10);

export const operationPage = (operation: string) =>
  `${docs}reference/${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const errorPage = (code: string) => `${docs}errors/${code}`;
