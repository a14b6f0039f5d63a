/** Mutants of top-ups and events, and of missing or duplicate events. */
import { type Event, paiseOf, type RuleId } from "../src/contract.ts";
import { items, type Mutant, money, objects, shifted, table } from "./mutant.ts";

const hourMs = 3_600_000;

export const eventMutants: Mutant[] = [
  ...table("api", [
    [
      "topup-balance-after-charge",
      "resources.topup.balance-after.failed",
      "`balance_after` of a failed top-up lacks its refund",
      () =>
        objects("topup", (topup) => {
          const total = paiseOf(topup.total);
          if (topup.status === "failed") money(topup.balance_after, (paise) => paise - total);
        }),
    ],
    [
      "topup-balance-before",
      "resources.topup.balance-after.completed",
      "`balance_after` is the balance before the charge",
      () =>
        objects("topup", (topup) => {
          const total = paiseOf(topup.total);
          money(topup.balance_after, (paise) => paise + total);
        }),
    ],
    [
      "topups-list-completed-only",
      "topups.list.any-status",
      "failed top-ups are not listed",
      () => items("topupsList", (data) => data.filter(({ status }) => status === "completed")),
    ],
    [
      "topup-failed-as-completed",
      "states.topup.failed",
      "a failed top-up has status completed",
      () =>
        objects("topup", (topup) => {
          if (topup.status === "failed") topup.status = "completed";
        }),
    ],

    [
      "event-sequence-constant",
      "resources.event.sequence.grows",
      "all events have one sequence",
      () =>
        objects("event", (event) => {
          event.sequence = 1;
        }),
    ],
    [
      "event-mode-of-the-other",
      "resources.event.mode",
      "events have the other mode",
      () =>
        objects("event", (event) => {
          event.mode = event.mode === "test" ? "live" : "test";
        }),
    ],
    [
      "event-created-with-milliseconds",
      "resources.event.created",
      "`created` of events has milliseconds",
      () =>
        objects("event", (event) => {
          event.created = event.created.replace("Z", ".123Z");
        }),
    ],
    [
      "event-id-of-each-read",
      "resources.event.id",
      "an event has a new id on each read",
      () => {
        let reads = 0;
        return objects("event", (event, request) => {
          if (request.operation === "eventsGet") event.id = `evt_${String(++reads).padStart(24, "0")}`;
        });
      },
    ],
    [
      "event-data-as-text",
      "resources.event.data",
      "`data` is JSON in a string",
      () =>
        objects("event", (event) => {
          event.data = JSON.stringify(event.data) as never;
        }),
    ],
    [
      "event-type-by-another-name",
      "resources.event.type",
      "types are written with an underscore",
      () =>
        objects("event", (event) => {
          event.type = event.type.replace(".", "_") as Event["type"];
        }),
    ],
    [
      "summary-with-more",
      "resources.esim-summary.fields",
      "summaries show the mode too",
      () =>
        objects("event", (event) => {
          if (event.type.startsWith("esim.")) Object.assign(event.data, { mode: event.mode });
        }),
    ],
    [
      "summary-without-remaining",
      "resources.esim-summary.data-shape",
      "`data` of a summary lacks `remaining_mb`",
      () =>
        objects("event", (event) => {
          const { data } = event.data as { data?: { remaining_mb?: number } };
          if (event.type.startsWith("esim.") && data) delete data.remaining_mb;
        }),
    ],
    [
      "summary-status-before",
      "resources.esim-summary.snapshot",
      "a summary has the eSIM's current status",
      () =>
        objects("event", (event) => {
          if (event.type === "esim.activated") (event.data as { status: string }).status = "expired";
        }),
    ],
    [
      "summary-not-as-fetched",
      "events.esim.data-as-fetched",
      "a summary has the expiry of the day before",
      () =>
        objects("event", (event) => {
          const data = event.data as { expires_at?: string | null };
          if (event.type.startsWith("esim."))
            data.expires_at = shifted(data.expires_at, -24 * hourMs) as string;
        }),
    ],
  ]),
  ...(
    [
      "order.completed",
      "order.failed",
      "topup.completed",
      "esim.activated",
      "esim.expired",
      "esim.usage_80",
      "esim.usage_100",
    ] as const
  ).map(
    (type): Mutant => ({
      name: `events-without-${type.replace(".", "-")}`,
      rule: `events.type.${type.replace(/[._]/g, "-")}` as RuleId,
      fault: `\`${type}\` is not recorded`,
      layer: "api",
      make: () => items("eventsList", (data) => data.filter((event) => event.type !== type)),
    }),
  ),
  ...table("api", [
    [
      "events-twice",
      "events.type.order-completed.immediate",
      "an event is recorded twice",
      () =>
        items("eventsList", (data) =>
          data.flatMap((event) => [event, { ...event, id: `${String(event.id).slice(0, -4)}beef` }]),
        ),
    ],
    [
      "esim-events-twice",
      "events.esim.once",
      "events of eSIMs are recorded twice",
      () =>
        items("eventsList", (data) =>
          data.flatMap((event) => (String(event.type).startsWith("esim.") ? [event, event] : [event])),
        ),
    ],
  ]),
];
