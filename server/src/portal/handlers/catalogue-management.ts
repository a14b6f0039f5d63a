// The operator's changes to the catalogue: files, packages, providers and regions.
import type { components } from "@partner-esim/generated/portal/types";
import {
  renameRegion,
  setPackagesRetired,
  setProviderEnabled,
} from "../../domain/catalogue/administration.ts";
import {
  type Area,
  type Catalogue,
  type CataloguePackage,
  packageId,
} from "../../domain/catalogue/catalogue.ts";
import { Refusal, TemporaryRefusal } from "../../domain/refusal.ts";
import { toJson } from "../../http/contract-types.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { administered, CatalogueRefusal, notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

/** 5,000 rows take 2 ms. */
const rowsPerTurn = 5000;
/** About the time of an import of 100,000 rows. */
const retryAfterMs = 10_000;

export function catalogueManagementHandlers({ store, views, cursors, importCatalogue }: PortalServices) {
  /** Awaits the views, so that no request returns before its change is visible. */
  const changedCatalogue = async (): Promise<Catalogue> => {
    await views.refresh();
    return await views.catalogue();
  };

  const catalogueImport: Handler<"catalogueImport"> = async ({ caller, query, file, now }) => {
    const { format, retire_missing: retireMissing, dry_run: dryRun } = query;
    const result = await importCatalogue(
      { format, path: file, retireMissing, dryRun, by: caller.actor },
      now,
    );
    if (result === null) {
      const message = "Other catalogue files are waiting to be imported. Import this one when they are done.";
      return new TemporaryRefusal("rate_limited", message, now + retryAfterMs);
    }
    if (!result.ok) return new CatalogueRefusal(result.faults, result.faultCount);
    if (!dryRun) await views.refresh();
    const { summary } = result;
    return {
      status: 200,
      body: toJson({
        dry_run: dryRun,
        providers_written: summary.providersWritten,
        areas_written: summary.areasWritten,
        packages_added: summary.packagesAdded,
        packages_changed: summary.packagesChanged,
        packages_unchanged: summary.packagesUnchanged,
        packages_retired: summary.packagesRetired,
        packages_still_retired: summary.packagesStillRetired,
      }),
    };
  };

  const stockList: Handler<"stockList"> = async ({ query }) => {
    const list = openList(cursors, "stockList", 0, query);
    if (list instanceof Refusal) return list;
    const { packages } = await views.catalogue();
    const { after, limit } = list.page;
    const rows = await firstMatches(packages, after?.n ?? 0, matching(query), limit + 1);
    const body = pageOf<CataloguePackage, Body<"stockList">>(list, rows, toStockResponse, ({ number }) => ({
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
      const { packages } = await changedCatalogue();
      const pkg = packages.find((candidate) => candidate.number === number);
      return pkg ? { status: 200 as const, body: toJson(toStockResponse(pkg)) } : notFound("package");
    };
  const stockRetire: Handler<"stockRetire"> = retire(true);
  const stockRestore: Handler<"stockRestore"> = retire(false);

  const providersList: Handler<"providersList"> = async () => ({
    status: 200,
    body: toJson({ data: toProviderResponses(await views.catalogue()) }),
  });

  const providersUpdate: Handler<"providersUpdate"> = async ({ caller, path, body, now }) => {
    const done = await administered({ unknown: "not_found" }, () =>
      store.transaction((tx) => setProviderEnabled(tx, path.id, body.enabled, caller.actor, now)),
    );
    if (done instanceof Refusal) return done;
    const provider = toProviderResponses(await changedCatalogue()).find(({ id }) => id === path.id);
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

  return {
    ...{ catalogueImport, stockList, stockRetire, stockRestore },
    ...{ providersList, providersUpdate, regionsList, regionsUpdate },
  };
}

/** Works in turns of the event loop; results are ascending. */
async function firstMatches(
  packages: readonly CataloguePackage[],
  afterNumber: number,
  matches: (pkg: CataloguePackage) => boolean,
  count: number,
): Promise<CataloguePackage[]> {
  const found: CataloguePackage[] = [];
  for (const [at, pkg] of packages.entries()) {
    if (at % rowsPerTurn === rowsPerTurn - 1) await new Promise<void>((resolve) => setImmediate(resolve));
    if (pkg.number <= afterNumber || !matches(pkg)) continue;
    if (found.push(pkg) === count) break;
  }
  return found;
}

function matching(query: { q?: string; provider_id?: string; retired?: boolean }) {
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

function toStockResponse(pkg: CataloguePackage): Schemas["StockPackage"] {
  const { name, destination, countries, unlimited, currency, retired } = pkg;
  return {
    id: packageId(pkg.number),
    name,
    provider_id: pkg.providerId,
    destination,
    countries,
    data_mb: pkg.unlimited ? null : pkg.dataMb,
    unlimited,
    validity_days: pkg.validityDays,
    cost: decimal(pkg.costMicros),
    retail_price: decimal(pkg.retailMicros),
    currency,
    own_store: pkg.ownStore,
    retired,
  };
}

/** 1234500000 becomes 1234.50: two to six decimals. */
function decimal(micros: number): string {
  const fraction = String(micros % 1_000_000).padStart(6, "0");
  return `${Math.floor(micros / 1_000_000)}.${fraction.replace(/0{1,4}$/, "")}`;
}

function toProviderResponses({ providers, packages }: Catalogue): Schemas["Provider"][] {
  const counts = new Map<string, number>();
  for (const { providerId } of packages) counts.set(providerId, (counts.get(providerId) ?? 0) + 1);
  return [...providers.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name, enabled }) => ({ id, name, enabled, packages_count: counts.get(id) ?? 0 }));
}

function toRegionResponses({ areas }: Catalogue): Schemas["Region"][] {
  const number = ({ code }: Area) => Number(code.slice(code.indexOf("-") + 1));
  return [...areas.values()]
    .filter(({ kind }) => kind === "region")
    .sort((a, b) => number(a) - number(b))
    .map(({ code, name, aliases, global }) => ({ code, name, aliases, global }));
}
