/** Rules `conventions.timestamp-input.*`: time formats that filters accept, tried on the order list. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import type { Order } from "../contract.ts";
import { sample } from "../fixtures.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Places an order, and returns whether the list contains it under a time filter. */
async function placed(t: Context) {
  const { package: item } = await sample(t);
  const customerRef = t.unique("time");
  const order = await t.test.order({ package_id: item.id, customer_ref: customerRef });
  const createdMs = Date.parse(order.created);
  t.must.ok(Number.isFinite(createdMs), "an order has to have a time", order.created);
  const listed = async (filter: string) => {
    const response = await t.test.call("ordersList", { query: `customer_ref=${customerRef}&${filter}` });
    t.must.status(response, 200, `list with ${filter}`);
    const ids = (response.json as { data: Order[] }).data.map(({ id }) => id);
    return ids.length === 1 && ids[0] === order.id ? "found" : ids.length === 0 ? "not found" : ids;
  };
  return { createdMs, listed };
}

/** Returns a time as `2026-01-02T03:04:05`, at an offset in minutes. */
function clockTime(ms: number, offsetMinutes = 0): string {
  return new Date(ms + offsetMinutes * minuteMs).toISOString().slice(0, 19);
}

/** Returns the result for a window that ends where the other begins. */
const opposite = (found: "found" | "not found") => (found === "found" ? "not found" : "found");

export const cases = [
  rule("conventions.timestamp-input.date", {}, async (t, check) => {
    const { createdMs, listed } = await placed(t);
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const today = day(createdMs);
    const tomorrow = day(createdMs + dayMs);
    check.equal(await listed(`created_after=${today}`), "found", "created_after today");
    check.equal(await listed(`created_after=${tomorrow}`), "not found", "created_after tomorrow");
    check.equal(await listed(`created_before=${tomorrow}`), "found", "created_before tomorrow");
    check.equal(await listed(`created_before=${today}`), "not found", "created_before today");
  }),

  rule("conventions.timestamp-input.zulu", {}, async (t, check) => {
    const { createdMs, listed } = await placed(t);
    const before = clockTime(createdMs - minuteMs);
    const after = clockTime(createdMs + minuteMs);
    check.equal(await listed(`created_after=${before}Z`), "found", "a minute before");
    check.equal(await listed(`created_after=${after}Z`), "not found", "a minute after");
    check.equal(await listed(`created_before=${after}Z`), "found", "created_before a minute after");
    check.equal(await listed(`created_after=${before.toLowerCase()}z`), "found", "lower-case t and z");
    check.equal(await listed(`created_after=${before}.123456Z`), "found", "with a fraction");
    check.equal(await listed(`created_after=${before.slice(0, 16)}Z`), "found", "without seconds");
    check.equal(
      await listed(`created_before=${after.toLowerCase()}z`),
      "found",
      "created_before in lower case",
    );
  }),

  rule("conventions.timestamp-input.offset", {}, async (t, check) => {
    const { createdMs, listed } = await placed(t);
    for (const [minutes, written] of [
      [330, "%2B05:30"],
      [-480, "-08:00"],
    ] as const) {
      for (const [shift, expected] of [
        [-minuteMs, "found"],
        [minuteMs, "not found"],
      ] as const) {
        const zulu = clockTime(createdMs + shift);
        const local = clockTime(createdMs + shift, minutes);
        check.equal(await listed(`created_after=${zulu}Z`), expected, `${zulu}Z`);
        check.equal(
          await listed(`created_after=${local}${written}`),
          expected,
          `the same instant at ${written}`,
        );
        check.equal(
          await listed(`created_before=${local}${written}`),
          opposite(expected),
          `created_before at ${written}`,
        );
      }
    }
    const blank = `created_after=${clockTime(createdMs, 330)}+05:30`;
    const response = await t.test.call("ordersList", { query: blank });
    check.error(response, 400, "invalid_request", "created_after", "a plus sign that arrives as a space");
  }),

  rule("conventions.timestamp-input.no-zone-is-utc", {}, async (t, check) => {
    const { createdMs, listed } = await placed(t);
    for (const [shift, expected] of [
      [-minuteMs, "found"],
      [minuteMs, "not found"],
      [60 * minuteMs, "not found"],
      [-60 * minuteMs, "found"],
    ] as const) {
      const time = clockTime(createdMs + shift);
      check.equal(await listed(`created_after=${time}Z`), expected, `${time}Z`);
      check.equal(await listed(`created_after=${time}`), expected, `${time} without zone`);
      check.equal(await listed(`created_before=${time}`), opposite(expected), `created_before ${time}`);
    }
  }),

  rule("conventions.timestamp-input.nonexistent-date", {}, async (t, check) => {
    for (const name of ["created_after", "created_before"] as const) {
      const list = (value: string) => t.test.call("ordersList", { query: `${name}=${value}` });
      for (const bad of [
        "2025-02-30",
        "2025-02-29",
        "2025-04-31",
        "2025-13-01",
        "2025-00-10",
        "2025-02-30T10:00:00Z",
      ]) {
        check.error(await list(bad), 400, "invalid_request", name, `${name}=${bad}`);
      }
      for (const bad of ["2025-02-28T24:00:00Z", "2025-02-28T23:59:60Z", "2025-02-28T10:60:00Z"]) {
        check.error(await list(bad), 400, "invalid_request", name, `${name}=${bad}`);
      }
      for (const good of ["2025-02-28", "2024-02-29"]) check.status(await list(good), 200, `${name}=${good}`);
    }
  }),
];
