// Omitted fields keep their current value, so an old code or switch survives an import.
import { isoCountries } from "./countries.ts";
import { type Known, REGION_CODE } from "./known.ts";
import type { Row } from "./row.ts";

const ALIAS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function readProviderId(row: Row, field: string): string | null {
  return row.required(field, () =>
    row.code(field, /^[a-z0-9][a-z0-9-]{0,39}$/, "1 to 40 lower-case letters, digits or dashes"),
  );
}

export function readProvider(row: Row, known: Known): string | null {
  const id = readProviderId(row, "id");
  const name = row.required("name", row.text);
  const existing = id === null ? undefined : known.providers.get(id);
  const enabled = row.optional("enabled", existing?.enabled ?? true, row.flag);
  if (id !== null && name !== null && enabled !== null) known.providers.set(id, { id, name, enabled });
  return id;
}

export function readArea(row: Row, known: Known): string | null {
  const code = row.required("code", readAreaCode.bind(null, row));
  const name = row.required("name", row.text);
  const existing = code === null ? undefined : known.areas.get(code);
  const global = row.optional("global", existing?.global ?? false, row.flag);
  const added = row.optional("aliases", [], row.words);
  if (code === null || name === null || global === null || added === null) return code;
  const kind = isoCountries.has(code) ? "country" : "region";
  if (kind === "country" && global) row.fault("global", "is for regions only");
  if (kind === "country" && added.length > 0) row.fault("aliases", "are for regions only");
  for (const alias of added) checkAlias(row, alias, code, known);
  const aliases = [...new Set([...(existing?.aliases ?? []), ...added])].sort();
  if (row.sound) known.setArea({ code, name, kind, aliases, global });
  return code;
}

function readAreaCode(row: Row, field: string): string | null {
  const code = row.text(field);
  if (code === null || isoCountries.has(code) || REGION_CODE.test(code)) return code;
  return row.fault(field, `must be an ISO 3166-1 country code or region-<number>, not "${code}"`);
}

function checkAlias(row: Row, alias: string, code: string, known: Known): void {
  const owner = known.aliasOwner(alias);
  if (!ALIAS.test(alias) || REGION_CODE.test(alias)) {
    row.fault("aliases", `"${alias}" must be lower-case words with dashes, and no region code`);
  } else if (owner !== undefined && owner !== code) {
    row.fault("aliases", `"${alias}" belongs to ${owner} already`);
  }
}
