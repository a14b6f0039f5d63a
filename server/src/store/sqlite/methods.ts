// The methods of the store, put together from the file of each noun.
import type Database from "better-sqlite3";
import type { Reads } from "../../domain/ports.ts";
import { accountReads, accountWrites } from "./accounts.ts";
import { activityReads, activityWrites } from "./activity.ts";
import { catalogueStore } from "./catalogue.ts";
import { deliveryReads, deliveryWrites } from "./deliveries.ts";
import { deliveryLogReads } from "./delivery-log.ts";
import { endpointReads, endpointWrites } from "./endpoints.ts";
import { esimReads, esimWrites } from "./esims.ts";
import { eventReads, eventWrites } from "./events.ts";
import { mailReads, mailWrites } from "./mails.ts";
import { networkReads, networkWrites } from "./network.ts";
import { orderReads, orderWrites } from "./orders.ts";
import { overviewReads } from "./overview.ts";
import { peopleReads, peopleWrites } from "./people.ts";
import { runReads, runWrites } from "./runs.ts";
import { sealReads, sealWrites } from "./seals.ts";
import { sendingReads, sendingWrites } from "./sendings.ts";
import { supplyReads, supplyWrites } from "./supply.ts";
import { supportReads, supportWrites } from "./support.ts";

/** Wraps methods, nested ones too, to call `tell` on each call. */
export function noted<T extends object>(methods: T, tell: () => void): T {
  const told = Object.entries(methods).map(([name, method]) => {
    if (typeof method !== "function") return [name, noted(method, tell)];
    const telling = (...given: unknown[]) => {
      tell();
      return method(...given);
    };
    return [name, telling];
  });
  return Object.fromEntries(told) as T;
}

export function readsOf(db: Database.Database): Reads {
  return {
    ...accountReads(db),
    ...orderReads(db),
    ...esimReads(db),
    ...eventReads(db),
    ...endpointReads(db),
    ...deliveryReads(db),
    ...sendingReads(db),
    ...mailReads(db),
    ...activityReads(db),
    ...supplyReads(db),
    ...networkReads(db),
    ...peopleReads(db),
    ...sealReads(db),
    ...runReads(db),
    ...overviewReads(db),
    ...deliveryLogReads(db),
    ...supportReads(db),
    ...catalogueReads(db),
  };
}

function catalogueReads(db: Database.Database) {
  const catalogue = catalogueStore(db);
  return {
    loadCatalogue: async () => catalogue.load(),
    hasMorePackagesThan: async (count: number) => catalogue.hasMorePackagesThan(count),
  };
}

/** @param madeDue called when a change may make a delivery due */
export function writesOf(db: Database.Database, madeDue: () => void) {
  return {
    catalogue: catalogueStore(db),
    ...accountWrites(db),
    ...orderWrites(db),
    ...esimWrites(db),
    ...eventWrites(db),
    ...endpointWrites(db, madeDue),
    ...deliveryWrites(db),
    ...sendingWrites(db),
    ...mailWrites(db, madeDue),
    ...activityWrites(db),
    ...supplyWrites(db),
    ...networkWrites(db),
    ...peopleWrites(db),
    ...sealWrites(db),
    ...runWrites(db),
    ...supportWrites(db),
  };
}
