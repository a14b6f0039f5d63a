// The problems of the deployment, one line each in operators' words, and its processes.
import type { Health, ProcessHealth, Trouble } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { formatCount, formatTime, plural } from "../format.ts";
import type { Tone } from "../labels.ts";
import { Section } from "../parts/page.tsx";
import { Table } from "../parts/table.tsx";
import { Status, When } from "../parts/values.tsx";

const since = ({ at }: Trouble) => (at === null ? "" : ` since ${formatTime(at)}`);
const quoted = ({ detail }: Trouble) => (detail === null ? "" : `: ${detail}`);

interface Words {
  text: string;
  to?: string;
}

function wordsOf(trouble: Trouble): Words {
  const { kind, at, detail, count } = trouble;
  switch (kind) {
    case "database_writes":
      return { text: `The database takes no writes${quoted(trouble)}. Orders and changes fail` };
    case "process_down":
      return { text: `Process ${detail} has not reported${since(trouble)}`, to: "#processes" };
    case "no_background":
      return {
        text: `No process runs background jobs${since(trouble)}. No webhook or email is sent`,
        to: "#processes",
      };
    case "supplier_failing":
      return {
        text: `The supplier has failed every call${since(trouble)}${quoted(trouble)}`,
        to: "attention/orders?status=processing",
      };
    case "mail_failing":
      return { text: `${plural(count ?? 1, "email")} can't be sent${since(trouble)}${quoted(trouble)}` };
    case "jobs_overdue":
      return { text: `Background jobs are overdue${since(trouble)}`, to: "attention/jobs" };
    case "purchases_stuck":
      return {
        text: `${plural(count ?? 1, "purchase is", "purchases are")} stuck at the supplier${since(trouble)}`,
        to: "attention/orders?status=processing",
      };
    case "certificate":
      return {
        text:
          at === null
            ? `The certificate can't be read${quoted(trouble)}`
            : `The certificate ${Date.parse(at) > Date.now() ? "expires" : "expired"} on ${formatTime(at)}`,
      };
    case "violations":
      return { text: `The last verification found ${plural(count ?? 1, "violation")}${quoted(trouble)}` };
    case "backup":
      return { text: at === null ? "There is no backup" : `The last backup is from ${formatTime(at)}` };
    default:
      return { text: `${kind}${quoted(trouble)}` };
  }
}

export function StateLine({ of: { troubles, processes } }: { of: Health }) {
  const worst = troubles.some(({ severity }) => severity === "bad") ? "bad" : "warn";
  const down = processes.filter((process) => process.down).length;
  return (
    <div
      class="state-line"
      role={troubles.length > 0 ? "alert" : "status"}
      data-tone={troubles.length > 0 ? worst : undefined}
    >
      {troubles.length === 0 ? (
        <p>
          All is well. {plural(processes.length - down, "process", "processes")} of{" "}
          {formatCount(processes.length)} reported in the last minute.
        </p>
      ) : (
        <ul>
          {troubles.map((trouble) => {
            const { text, to } = wordsOf(trouble);
            return (
              <li key={`${trouble.kind} ${trouble.detail}`} class={`trouble-${trouble.severity}`}>
                {text}. {to && <a href={to}>Show</a>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const roleNames = { serving: "API and portal", background: "Background" };

const stateOf = ({ down }: ProcessHealth): { text: string; tone: Tone } =>
  down ? { text: "Down", tone: "bad" } : { text: "Running", tone: "good" };

export const Processes = ({ of }: { of: readonly ProcessHealth[] }): ComponentChildren => (
  <div class="apart" id="processes" tabIndex={-1}>
    <Section title="Processes">
      <Table
        caption="Processes"
        rows={of}
        keyOf={({ name }) => name}
        columns={[
          { head: "Process", cell: ({ name }) => name },
          { head: "Status", cell: (process) => <Status label={stateOf(process)} /> },
          { head: "Does", cell: ({ roles }) => roles.map((role) => roleNames[role]).join(", ") },
          { head: "Release", wide: true, cell: ({ release }) => release },
          { head: "Started", wide: true, cell: ({ started }) => <When at={started} /> },
          { head: "Last report", wide: true, cell: ({ seen }) => <When at={seen} exact /> },
        ]}
      />
    </Section>
  </div>
);
