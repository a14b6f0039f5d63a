/**
 * Shared fixtures, created once per run on the shared account: the catalogue, a package to buy and top up with, and one
 * object of each kind and mode. Cases only read them.
 */
import type { Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { type Event, type Package, paiseOf } from "./contract.ts";

/** Returns every package on sale for the shared account. */
export function catalogue(t: Context): Promise<Package[]> {
  return t.shared("catalogue", (context) => context.test.all<Package>("packagesList"));
}

export interface Sample {
  /** A cheap metered package of at least one rupee with one total allowance, whose eSIMs can be topped up. */
  package: Package;
  /** Its top-up packages, cheapest first. */
  topupPackages: Package[];
  /** The cheapest top-up package. */
  topup: Package;
}

/** Cases halve or double amounts, which must not vanish in rounding. */
const leastPaise = 100;
/** How many of the cheapest packages are tried. */
const tries = 12;

export function sample(t: Context): Promise<Sample> {
  return t.shared("sample", async (context) => {
    if (context.readOnly) return existingSample(context);
    const metered = (await catalogue(context)).filter(
      (item) => !item.unlimited && item.data_mb !== null && paiseOf(item.price) >= leastPaise,
    );
    metered.sort((a, b) => paiseOf(a.price) - paiseOf(b.price));
    context.must.some(metered, "the catalogue has to contain a metered package of a rupee or more");
    for (const item of metered.slice(0, tries)) {
      const iccid = await context.test.newEsim(item.id);
      const esim = await context.test.get("esimsGet", { path: { iccid } });
      const { data } = await context.test.get("topupPackagesList", { path: { iccid } });
      const [topup] = data ?? [];
      // Skips daily plans, whose total exceeds data_mb. Other cases cover them.
      if (topup && esim.data.total_mb === item.data_mb) return { package: item, topupPackages: data, topup };
    }
    context.must.ok(false, `an eSIM of one of the ${tries} cheapest packages has to accept a top-up`);
    throw new Error("unreachable");
  });
}

/** Returns the package of an existing eSIM that can be topped up. */
async function existingSample(context: Context): Promise<Sample> {
  const { data: esims } = await context.test.get("esimsList", { query: { limit: 100 } });
  for (const esim of esims
    .filter(({ status }) => status === "ready" || status === "active")
    .slice(0, tries)) {
    const item = (await catalogue(context)).find(({ id }) => id === esim.package.id);
    if (!item || item.unlimited) continue;
    const { data } = await context.test.get("topupPackagesList", { path: { iccid: esim.iccid } });
    const [topup] = data;
    if (topup) return { package: item, topupPackages: data, topup };
  }
  return context.lacks("eSIM that accepts a top-up");
}

export interface Objects {
  orderId: string;
  packageId: string;
  iccid: string;
  topupId: string;
  eventId: string;
}

/** Returns one order with its eSIM, top-up and event, in test mode. */
export function testObjects(t: Context): Promise<Objects> {
  return t.shared("test objects", (context) => makeObjects(context, context.test));
}

/** As above in live mode (need: live). */
export function liveObjects(t: Context): Promise<Objects> {
  return t.shared("live objects", (context) => makeObjects(context, context.live));
}

/** As above for another account (need: secondAccount). */
export function otherObjects(t: Context): Promise<Objects> {
  return t.shared("another account's objects", (context) => makeObjects(context, context.other().test));
}

/** Creates one object of each kind, for any account and mode. */
export async function makeObjects(context: Context, caller: Caller): Promise<Objects> {
  if (context.readOnly) return existingObjects(context, caller);
  const { package: item } = await sample(context);
  const order = await caller.order({ package_id: item.id, customer_ref: context.unique("objects") });
  const iccid = order.esims[0]?.iccid ?? "";
  context.must.ok(iccid !== "", "the order has to issue an eSIM", order);
  const { data } = await caller.get("topupPackagesList", { path: { iccid } });
  context.must.some(data, "the eSIM has to accept a top-up");
  const topup = await caller.topup(iccid, { package_id: data[0]?.id });
  const event = await findEvent(caller, (candidate) => (candidate.data as { id?: string }).id === order.id);
  context.must.ok(event, "the order's event has to be stored", order);
  return { orderId: order.id, packageId: item.id, iccid, topupId: topup.id, eventId: event?.id ?? "" };
}

/** Finds existing objects: an order with an eSIM that was topped up, and an event. */
async function existingObjects(context: Context, caller: Caller): Promise<Objects> {
  const { data: orders } = await caller.get("ordersList", { query: { limit: 100 } });
  const { data: events } = await caller.get("eventsList", { query: { limit: 1 } });
  for (const { id: orderId, package_id: packageId, esims } of orders) {
    const iccid = esims[0]?.iccid;
    if (iccid === undefined || packageId === null) continue;
    const { data: topups } = await caller.get("topupsList", { path: { iccid }, query: { limit: 1 } });
    const topupId = topups[0]?.id;
    const eventId = events[0]?.id;
    if (topupId && eventId) return { orderId, packageId, iccid, topupId, eventId };
  }
  return context.lacks(`order in ${caller.mode} mode with an eSIM that was topped up, and an event`);
}

/** Returns the newest stored event that matches, from the last few pages. */
export async function findEvent(caller: Caller, fits: (event: Event) => boolean): Promise<Event | undefined> {
  let cursor: string | null = null;
  for (let pages = 0; pages < 5; pages++) {
    const query: Record<string, string | number> = cursor === null ? { limit: 100 } : { limit: 100, cursor };
    const page = await caller.get("eventsList", { query });
    const found = (page.data as Event[]).find(fits);
    if (found || page.next_cursor === null) return found;
    cursor = page.next_cursor;
  }
  return undefined;
}
