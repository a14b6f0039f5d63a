// An account's audit log, for its members and for operators.
import type { Activity, OperatorActivity } from "@partner-esim/generated/portal/models";
import type { LoadedPages } from "../load.ts";
import { Empty } from "./states.tsx";
import { PagedTable } from "./table.tsx";
import { Id, When } from "./values.tsx";

export const actorNames: Record<string, string> = {
  system: "Service",
  operator: "Operator",
  "command-line": "Command line",
  openid: "OpenID provider",
};

/** Names of kinds that would read badly word by word. */
const kindNames: Record<string, string> = {
  "order.cancel": "Order cancelled",
  "esim.cancel": "eSIM cancelled",
  "esim.simulated": "eSIM event simulated",
  "topup.placed": "Top-up placed",
  "topup.applied_late": "Top-up applied late",
  "topup.retried": "Top-up retried",
  "topup.refunded": "Top-up refunded",
  "wallet.topup": "Funds added",
  "wallet.adjustment": "Wallet adjusted",
  "wallet.requested": "Funds requested",
  "wallet.approved": "Funds approved",
  "wallet.declined": "Funds declined",
  "wallet.withdrawn": "Funds request withdrawn",
};

/** Converts a kind such as `endpoint.disabled` to words, because kinds can be added at any time. */
function inWords(kind: string): string {
  const name = kindNames[kind];
  if (name) return name;
  const words = kind.replace(/[._]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const nameOfActor = (actor: string): string => actorNames[actor] ?? actor;

/** Start of the page of an entry's object, by id prefix. */
const memberPages = [
  ["ord_", "orders/"],
  ["whe_", "endpoints/"],
  ["dlv_", "deliveries/"],
  ["89", "esims/"],
] as const;
const operatorPages = [
  ["ord_", "support?id="],
  ["89", "support?id="],
] as const;

function About({ subject, reader }: { subject: string; reader: "member" | "operator" }) {
  const pages = reader === "member" ? memberPages : operatorPages;
  const [, page] = pages.find(([prefix]) => subject.startsWith(prefix)) ?? [];
  return <Id id={subject} {...(page && { to: page + subject })} />;
}

/** Operators see which operator acted. */
const whoOf = (entry: Activity | OperatorActivity): string =>
  nameOfActor(("operator" in entry && entry.operator) || entry.actor);

export function ActivityTable({
  of,
  reader,
  isFiltered,
}: {
  of: LoadedPages<Activity | OperatorActivity>;
  reader: "member" | "operator";
  isFiltered: boolean;
}) {
  return (
    <PagedTable
      of={of}
      caption="Activity"
      keyOf={({ id }) => id}
      columns={[
        { head: "When", cell: ({ created }) => <When at={created} /> },
        {
          head: "Who",
          wide: true,
          cell: (entry) => (
            <>
              {whoOf(entry)}
              {entry.address && <div class="small quiet">{entry.address}</div>}
            </>
          ),
        },
        {
          head: "What",
          cell: (entry) => (
            <>
              {inWords(entry.kind)}
              {entry.text && <div class="small quiet break">{entry.text}</div>}
            </>
          ),
        },
        {
          head: "About",
          wide: true,
          cell: ({ subject }) => <About subject={subject} reader={reader} />,
        },
      ]}
      empty={
        <Empty title={isFiltered ? "No matching entry" : "No entries yet"}>
          <p>Changes of keys, endpoints and members, and manual orders, appear here.</p>
        </Empty>
      }
    />
  );
}
