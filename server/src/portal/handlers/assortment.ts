// What the service sells, for the operator: catalogue files, and single packages, providers and regions.
import type { components } from "@partner-esim/generated/portal/types";
import { applyCatalogueFile } from "../../catalogue/apply.ts";
import {
  type Area,
  type Catalogue,
  type CataloguePackage,
  packageId,
} from "../../domain/catalogue/catalogue.ts";
import {
  renameRegion,
  setPackagesRetired,
  setProviderEnabled,
} from "../../domain/catalogue-administration.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../http/contract-types.ts";
import { openList, pageOf } from "../lists.ts";
import type { Body, Handler, OneOf } from "../operation.ts";
import { administered, CatalogueRefusal, notFound } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

export function assortmentHandlers({ store, cursors }: PortalServices) {
  const catalogueImport: Handler<"catalogueImport"> = async ({ body }) => {
    const { format, text, retire_missing: retireMissing, dry_run: dryRun } = body;
    const result = await store.transaction(async (tx) =>
      applyCatalogueFile(tx, text, format, { retireMissing, dryRun }),
    );
    if (!result.ok) return new CatalogueRefusal(result.faults, result.faultCount);
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
    const { packages } = await store.reads.loadCatalogue();
    const { after, limit } = list.page;
    const rows = packages
      .filter(({ number }) => number > (after?.n ?? 0))
      .filter(matching(query))
      .slice(0, limit + 1);
    const body = pageOf<CataloguePackage, Body<"stockList">>(list, rows, stockForm, ({ number }) => ({
      at: 0,
      n: number,
    }));
    return { status: 200, body };
  };

  const retire =
    (retired: boolean) =>
    async ({ path }: OneOf<"stockRetire" | "stockRestore">) => {
      const number = numberOf(path.id);
      const done = await administered({ unknown: "not_found" }, () =>
        store.transaction((tx) => setPackagesRetired(tx, [number], retired)),
      );
      if (done instanceof Refusal) return done;
      const { packages } = await store.reads.loadCatalogue();
      const pkg = packages.find((candidate) => candidate.number === number);
      return pkg ? { status: 200 as const, body: toJson(stockForm(pkg)) } : notFound("package");
    };
  const stockRetire: Handler<"stockRetire"> = retire(true);
  const stockRestore: Handler<"stockRestore"> = retire(false);

  const providersList: Handler<"providersList"> = async () => ({
    status: 200,
    body: toJson({ data: providerForms(await store.reads.loadCatalogue()) }),
  });

  const providersUpdate: Handler<"providersUpdate"> = async ({ path, body }) => {
    const done = await administered({ unknown: "not_found" }, () =>
      store.transaction((tx) => setProviderEnabled(tx, path.id, body.enabled)),
    );
    if (done instanceof Refusal) return done;
    const provider = providerForms(await store.reads.loadCatalogue()).find(({ id }) => id === path.id);
    return provider ? { status: 200, body: toJson(provider) } : notFound("provider");
  };

  const regionsList: Handler<"regionsList"> = async () => ({
    status: 200,
    body: toJson({ data: regionForms(await store.reads.loadCatalogue()) }),
  });

  const regionsUpdate: Handler<"regionsUpdate"> = async ({ path, body }) => {
    const done = await administered({ unknown: "not_found", invalid: "invalid_request" }, () =>
      store.transaction((tx) => renameRegion(tx, path.code, body.name)),
    );
    if (done instanceof Refusal) return done;
    const region = regionForms(await store.reads.loadCatalogue()).find(({ code }) => code === path.code);
    return region ? { status: 200, body: toJson(region) } : notFound("region");
  };

  return {
    ...{ catalogueImport, stockList, stockRetire, stockRestore },
    ...{ providersList, providersUpdate, regionsList, regionsUpdate },
  };
}

function matching(query: { q?: string; provider_id?: string; retired?: boolean }) {
  const wanted = query.q?.toLowerCase();
  return ({ name, number, providerId, retired }: CataloguePackage): boolean =>
    (query.provider_id === undefined || providerId === query.provider_id) &&
    (query.retired === undefined || retired === query.retired) &&
    (wanted === undefined || `${name} ${packageId(number)}`.toLowerCase().includes(wanted));
}

/** 0 for what is no id of a package. */
function numberOf(id: string): number {
  const number = Number(/^pkg_([1-9]\d*)$/.exec(id)?.[1] ?? 0);
  return Number.isSafeInteger(number) ? number : 0;
}

function stockForm(pkg: CataloguePackage): Schemas["StockPackage"] {
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

/** 1234500000 millionths are 1234.50: at least two decimals, at most six. */
function decimal(micros: number): string {
  const fraction = String(micros % 1_000_000).padStart(6, "0");
  return `${Math.floor(micros / 1_000_000)}.${fraction.replace(/0{1,4}$/, "")}`;
}

function providerForms({ providers, packages }: Catalogue): Schemas["Provider"][] {
  return [...providers.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name, enabled }) => ({
      ...{ id, name, enabled },
      packages_count: packages.filter(({ providerId }) => providerId === id).length,
    }));
}

function regionForms({ areas }: Catalogue): Schemas["Region"][] {
  const number = ({ code }: Area) => Number(code.slice(code.indexOf("-") + 1));
  return [...areas.values()]
    .filter(({ kind }) => kind === "region")
    .sort((a, b) => number(a) - number(b))
    .map(({ code, name, aliases, global }) => ({ code, name, aliases, global }));
}
