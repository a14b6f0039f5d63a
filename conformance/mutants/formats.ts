/** Mutants of formats: ids, times, field names. */
import type { RuleId } from "../src/contract.ts";
import { type Json, type Kind, type Mutant, objects, successes, table } from "./mutant.ts";
import type { Fault } from "./proxy.ts";

const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(value);

/** Changes every time in a body. */
function times(value: unknown, change: (text: string) => string): unknown {
  if (isTime(value)) return change(value);
  if (Array.isArray(value)) return value.map((item) => times(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, times(item, change)]));
}

const everyTime = (change: (text: string) => string): Fault =>
  successes("any", (body) => times(body, change) as Json);

/** Renames every key of a body. */
function renamed(value: unknown, change: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), renamed(item, change)]));
}

/** Ids of a kind in another format, outgoing and incoming. */
const idFormats: [string, Kind, RuleId, string, (id: string) => string][] = [
  [
    "order-ids-in-capitals",
    "order",
    "ids.order.format",
    "order ids have upper-case letters",
    (id) => id.replace(/[0-9a-z]+$/, (text) => text.toUpperCase()),
  ],
  [
    "order-ids-without-test",
    "order",
    "ids.order.sandbox-format",
    "sandbox order ids lack `test_`",
    (id) => id.replace("test_", ""),
  ],
  [
    "order-ids-longer",
    "order",
    "ids.order.sandbox-format",
    "sandbox order ids end in 13 characters",
    (id) => `${id}0`,
  ],
  [
    "topup-ids-in-capitals",
    "topup",
    "ids.topup.format",
    "top-up ids have upper-case letters",
    (id) => id.replace(/[0-9a-z]+$/, (text) => text.toUpperCase()),
  ],
  [
    "topup-ids-shorter",
    "topup",
    "ids.topup.sandbox-format",
    "sandbox top-up ids end in 11 characters",
    (id) => id.slice(0, -1),
  ],
  ["event-ids-longer", "event", "ids.event.format", "event ids have 25 hex digits", (id) => `${id}0`],
  [
    "package-ids-padded",
    "package",
    "ids.package.format",
    "package ids have a zero before their number",
    (id) => id.replace("_", "_0"),
  ],
];

export const formMutants: Mutant[] = [
  ...table(
    "api",
    idFormats.map(([name, kind, rule, fault, change]) => [
      name,
      rule,
      fault,
      () =>
        objects(kind, (object) => {
          const holder = object as { id?: string };
          if (holder.id !== undefined) holder.id = change(holder.id);
        }),
    ]),
  ),
  ...table("api", [
    [
      "iccid-with-a-letter",
      "ids.esim.format",
      "ICCIDs end in a letter",
      () =>
        objects("esim", (esim) => {
          esim.iccid = `${esim.iccid}F`;
        }),
    ],
    [
      "iccid-of-a-real-issuer",
      "ids.esim.sandbox-prefix",
      "sandbox ICCIDs begin like live ones",
      () => async (request, forward) => {
        const inside = (text: string) => text.replaceAll("8991000", "8999999");
        const response = await forward({ ...request, target: inside(request.target) });
        if (request.operation !== "qr") {
          response.body = Buffer.from(response.body.toString().replaceAll("8999999", "8991000"));
        }
        return response;
      },
    ],
    [
      "times-with-milliseconds",
      "conventions.timestamps.output",
      "times have milliseconds",
      () => everyTime((text) => text.replace("Z", ".000Z")),
    ],
    [
      "times-with-an-offset",
      "conventions.timestamps.output",
      "times end in +00:00",
      () => everyTime((text) => text.replace("Z", "+00:00")),
    ],
    [
      "field-names-in-camel-case",
      "conventions.format.snake-case",
      "field names are written in camel case",
      () =>
        successes(
          "any",
          (body) =>
            renamed(body, (key) =>
              key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
            ) as Json,
        ),
    ],
    [
      "objects-wrapped",
      "conventions.success.no-wrapper",
      "single objects are wrapped in `data`",
      () =>
        successes(
          ["balanceGet", "ordersCreate", "ordersGet", "esimsGet", "topupsGet", "eventsGet", "packagesGet"],
          (body) => ({ data: body }),
        ),
    ],
  ]),
];
