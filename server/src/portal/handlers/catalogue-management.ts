// The operator's changes to the catalogue: packages, providers and regions.
import type { components } from "@partner-esim/generated/portal/types";
import {
  renameRegion,
  setPackagesRetired,
  setProviderEnabled,
} from "../../domain/catalogue/administration.ts";
import { formatMicros } from "../../domain/catalogue/amount.ts";
import {
  type Area,
  type Catalogue,
  type CataloguePackage,
  isDaily,
  packageId,
} from "../../domain/catalogue/catalogue.ts";
import { anyPartner, omissionOf } from "../../domain/catalogue/omission.ts";
import { yieldTurn } from "../../domain/lists/yield-turn.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { administered, notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

const rowsPerTurn = 5000;

export function catalogueManagementHandlers({ store, views, cursors }: PortalServices) {
  /** Waits for the views, so that no request returns before its change is visible. */
  const changedCatalogue = async (): Promise<Catalogue> => {
    await views.refresh();
    return await views.catalogue();
  };

  const stockList: Handler<"stockList"> = async ({ query }) => {
    const list = openList(cursors, "stockList", 0, query);
    if (list instanceof Refusal) return list;
    const catalogue = await views.catalogue();
    const { after, limit } = list.page;
    const isNamed = matching(query);
    const matches = (pkg: CataloguePackage) =>
      isNamed(pkg) &&
      (query.offered === undefined || query.offered === (omissionOf(pkg, catalogue, anyPartner) === null));
    const rows = await firstMatches(catalogue.packages, after?.n ?? 0, matches, limit + 1);
    const shown = (pkg: CataloguePackage) => toStockResponse(pkg, catalogue);
    const body = pageOf<CataloguePackage, Body<"stockList">>(list, rows, shown, ({ number }) => ({
      at: 0,
      n: number,
    }));
    return { status: 200, body };
  };

  const retire =
    (retired: boolean) =>
    async ({ caller, path, now }: OneOf<"stockRetire" | "stockRestore">) => {
      const number = numberOf(path.id);
      const done = await administered({ unknown: "not_found" }, () =>
        store.transaction((tx) => setPackagesRetired(tx, [number], retired, caller.actor, now)),
      );
      if (done instanceof Refusal) return done;
      const catalogue = await changedCatalogue();
      const pkg = catalogue.packages.find((candidate) => candidate.number === number);
      if (pkg === undefined) return notFound("package");
      return { status: 200 as const, body: toJson(toStockResponse(pkg, catalogue)) };
    };
  const stockRetire: Handler<"stockRetire"> = retire(true);
  const stockRestore: Handler<"stockRestore"> = retire(false);

  const providersList: Handler<"providersList"> = async () => ({
    status: 200,
    body: toJson({ data: await toProviderResponses(await views.catalogue()) }),
  });

  const providersUpdate: Handler<"providersUpdate"> = async ({ caller, path, body, now }) => {
    const done = await administered({ unknown: "not_found" }, () =>
      store.transaction((tx) => setProviderEnabled(tx, path.id, body.enabled, caller.actor, now)),
    );
    if (done instanceof Refusal) return done;
    const providers = await toProviderResponses(await changedCatalogue());
    const provider = providers.find(({ id }) => id === path.id);
    return provider ? { status: 200, body: toJson(provider) } : notFound("provider");
  };

  const regionsList: Handler<"regionsList"> = async () => ({
    status: 200,
    body: toJson({ data: toRegionResponses(await views.catalogue()) }),
  });

  const regionsUpdate: Handler<"regionsUpdate"> = async ({ caller, path, body, now }) => {
    const done = await administered({ unknown: "not_found", invalid: "invalid_request" }, () =>
      store.transaction((tx) => renameRegion(tx, path.code, body.name, caller.actor, now)),
    );
    if (done instanceof Refusal) return done;
    const region = toRegionResponses(await changedCatalogue()).find(({ code }) => code === path.code);
    return region ? { status: 200, body: toJson(region) } : notFound("region");
  };

  return { stockList, stockRetire, stockRestore, providersList, providersUpdate, regionsList, regionsUpdate };
}

/** Yields to the event loop between batches. Results are ascending. */
export async function firstMatches(
  packages: readonly CataloguePackage[],
  afterNumber: number,
  matches: (pkg: CataloguePackage) => boolean,
  count: number,
): Promise<CataloguePackage[]> {
  const found: CataloguePackage[] = [];
  for (const [at, pkg] of packages.entries()) {
    if (at % rowsPerTurn === rowsPerTurn - 1) await yieldTurn();
    if (pkg.number <= afterNumber || !matches(pkg)) continue;
    if (found.push(pkg) === count) break;
  }
  return found;
}

export function matching(query: { q?: string; provider_id?: string; retired?: boolean }) {
  const wanted = query.q?.toLowerCase();
  return ({ name, number, providerId, retired }: CataloguePackage): boolean =>
    (query.provider_id === undefined || providerId === query.provider_id) &&
    (query.retired === undefined || retired === query.retired) &&
    (wanted === undefined || `${name} ${packageId(number)}`.toLowerCase().includes(wanted));
}

function numberOf(id: string): number {
  const number = Number(/^pkg_([1-9]\d*)$/.exec(id)?.[1] ?? 0);
  return Number.isSafeInteger(number) ? number : 0;
}

export function toStockResponse(pkg: CataloguePackage, catalogue: Catalogue): Schemas["StockPackage"] {
  const { name, destination, countries, unlimited, currency, retired } = pkg;
  return {
    id: packageId(pkg.number),
    name,
    provider_id: pkg.providerId,
    destination,
    countries,
    data_mb: pkg.unlimited ? null : pkg.dataMb,
    daily: isDaily(pkg),
    unlimited,
    validity_days: pkg.validityDays,
    cost: formatMicros(pkg.costMicros),
    retail_price: formatMicros(pkg.retailMicros),
    currency,
    own_store: pkg.ownStore,
    retired,
    omitted: omissionOf(pkg, catalogue, anyPartner),
  };
}

async function toProviderResponses(catalogue: Catalogue): Promise<Schemas["Provider"][]> {
  const { providers, packages } = catalogue;
  const all = new Map<string, number>();
  const offered = new Map<string, number>();
  for (const [at, pkg] of packages.entries()) {
    if (at % rowsPerTurn === rowsPerTurn - 1) await yieldTurn();
    all.set(pkg.providerId, (all.get(pkg.providerId) ?? 0) + 1);
    if (omissionOf(pkg, catalogue, anyPartner) === null)
      offered.set(pkg.providerId, (offered.get(pkg.providerId) ?? 0) + 1);
  }
  return [...providers.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name, enabled }): Schemas["Provider"] => ({
      id,
      name,
      enabled,
      packages_count: all.get(id) ?? 0,
      offered_count: offered.get(id) ?? 0,
    }));
}

function toRegionResponses({ areas }: Catalogue): Schemas["Region"][] {
  const number = ({ code }: Area) => Number(code.slice(code.indexOf("-") + 1));
  return [...areas.values()]
    .filter(({ kind }) => kind === "region")
    .sort((a, b) => number(a) - number(b))
    .map(({ code, name, aliases, global }): Schemas["Region"] => ({ code, name, aliases, global }));
}
