// What rows may refer to: the current catalogue, all countries, and the file's own additions.
import type { Area, Catalogue, Provider } from "../domain/catalogue/catalogue.ts";
import { aliasOf } from "../domain/catalogue/catalogue.ts";
import { isoCountries } from "./countries.ts";
import type { FaultList } from "./faults.ts";

export const REGION_CODE = /^region-[1-9]\d{0,8}$/;

/** Bounds how long loading blocks the event loop. */
const maxima = { providers: 1000, areas: 2000, aliases: 10_000 };
type Part = keyof typeof maxima;
const parts = Object.keys(maxima) as Part[];

export class Known {
  readonly providers: Map<string, Provider>;
  readonly areas: Map<string, Area>;
  readonly retired: ReadonlySet<number>;
  readonly #aliasOwners = new Map<string, string>();
  readonly #countsBefore: Record<Part, number>;

  constructor(current: Catalogue) {
    this.providers = new Map(current.providers);
    this.areas = new Map(current.areas);
    this.retired = new Set(current.packages.flatMap(({ number, retired }) => (retired ? [number] : [])));
    for (const area of current.areas.values()) this.#claim(area);
    for (const [code, name] of isoCountries) {
      if (!this.areas.has(code)) this.setArea({ code, name, kind: "country", aliases: [], global: false });
    }
    this.#countsBefore = this.#counts;
  }

  /** A catalogue that already has more may keep them. */
  reportExcess(faults: FaultList): void {
    const counts = this.#counts;
    for (const part of parts) {
      const allowed = Math.max(maxima[part], this.#countsBefore[part]);
      if (counts[part] <= allowed) continue;
      faults.add("file", part, `would be ${counts[part]} in the catalogue, which holds ${allowed} at most`);
    }
  }

  get #counts(): Record<Part, number> {
    return { providers: this.providers.size, areas: this.areas.size, aliases: this.#aliasOwners.size };
  }

  aliasOwner(alias: string): string | undefined {
    return this.#aliasOwners.get(alias);
  }

  /** A new region gets an alias from its first name, unless that alias is taken. */
  setArea(area: Area): void {
    const alias = aliasOf(area.name);
    const wantsAlias = area.kind === "region" && area.aliases.length === 0 && !this.areas.has(area.code);
    const isFree = alias !== "" && !REGION_CODE.test(alias) && !this.#aliasOwners.has(alias);
    const complete = wantsAlias && isFree ? { ...area, aliases: [alias] } : area;
    this.areas.set(area.code, complete);
    this.#claim(complete);
  }

  #claim(area: Area): void {
    for (const alias of area.aliases) this.#aliasOwners.set(alias, area.code);
  }
}
