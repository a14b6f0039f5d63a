// These rows define the help, the table in REFERENCE.md, the error messages and the type of the configuration.
import { basePath } from "@partner-esim/generated/routes";
import { branding } from "./settings/branding.ts";
import { business } from "./settings/business.ts";
import { listening } from "./settings/listening.ts";
import { openid } from "./settings/openid.ts";
import { operation } from "./settings/operation.ts";
import type { Row } from "./settings/row.ts";

const table = { ...listening, ...operation, ...openid, ...branding, ...business };

export type SettingName = keyof typeof table;

export type Config = { [Name in SettingName]: ReturnType<(typeof table)[Name]["parse"]> };

export interface Setting extends Row {
  name: SettingName;
}

export const usualOrigin = `http://${table.host.default}:${table.port.default}`;
export const usualBaseUrl = usualOrigin + basePath;

export const settings: readonly Setting[] = Object.entries<Row>(table).map(([name, row]) => ({
  ...row,
  name: name as SettingName,
}));
