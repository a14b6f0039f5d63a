/** New eSIMs for cases that change them, by kind of package. Reads of an eSIM stop the case on a malformed body. */
import type { Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { type EsimDetail, type Package, paiseOf } from "./contract.ts";
import { catalogue, sample } from "./fixtures.ts";
import type { Exchange } from "./wire.ts";

/** Returns the eSIM of a response; stops the case if inner objects are missing. */
export function esimIn(t: Context, exchange: Exchange): EsimDetail {
  const esim = exchange.json as EsimDetail;
  for (const part of ["data", "package", "install_links", "activation"] as const) {
    const isObject = typeof esim?.[part] === "object" && esim[part] !== null;
    t.must.ok(isObject, `an eSIM has to contain the object ${part}`, esim, exchange);
  }
  return esim;
}

export async function readEsim(t: Context, iccid: string, caller: Caller = t.test): Promise<EsimDetail> {
  return esimIn(t, await caller.done("esimsGet", { path: { iccid } }));
}

/** Simulates one event and returns any response. */
export function simulate(t: Context, iccid: string, event: unknown, options: object = {}): Promise<Exchange> {
  return t.test.call("simulate", { path: { iccid }, body: { event }, ...options });
}

/** Simulates events that must succeed; returns the eSIM of the last response. */
export async function simulated(t: Context, iccid: string, ...events: string[]): Promise<EsimDetail> {
  let last: EsimDetail | undefined;
  for (const event of events) {
    last = esimIn(t, await t.test.done("simulate", { path: { iccid }, body: { event } }));
  }
  return last as EsimDetail;
}

/** Returns the ICCID of a new eSIM of the sample package after these simulated events. */
export async function freshEsim(t: Context, ...events: string[]): Promise<string> {
  const iccid = await t.test.newEsim((await sample(t)).package.id);
  await simulated(t, iccid, ...events);
  return iccid;
}

function cheapest(t: Context, packages: readonly Package[], what: string): Package {
  const [first] = packages.toSorted((a, b) => paiseOf(a.price) - paiseOf(b.price));
  t.must.ok(first, `the catalogue has to contain ${what}`);
  return first as Package;
}

export async function unlimitedPackage(t: Context): Promise<Package> {
  const packages = (await catalogue(t)).filter((item) => item.unlimited);
  return cheapest(t, packages, "an unlimited package");
}

/** Returns the ICCID of a new unlimited eSIM after these simulated events. */
export async function freshUnlimitedEsim(t: Context, ...events: string[]): Promise<string> {
  const iccid = await t.test.newEsim((await unlimitedPackage(t)).id);
  await simulated(t, iccid, ...events);
  return iccid;
}

/**
 * Returns a top-up package with at least as much data as the sample package, so that usage levels can be reached
 * again.
 */
export async function largeTopup(t: Context): Promise<Package> {
  const { package: item, topupPackages } = await sample(t);
  const large = topupPackages.filter((topup) => (topup.data_mb ?? 0) >= (item.data_mb ?? 0));
  return cheapest(t, large, "a top-up at least as large as its package");
}
