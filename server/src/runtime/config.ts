// Only this file reads the environment. All errors are reported at once, each with its place and a remedy.
import { isOnThisMachine } from "../domain/webhooks/address.ts";
import { InvalidSetting } from "./setting-parsers.ts";
import { type Config, type SettingName, settings } from "./settings.ts";
import { unknownSettings } from "./unknown-settings.ts";

export { type Config, type Setting, settings } from "./settings.ts";

export type Source = "flag" | "environment" | "default";
export interface Given {
  value: string;
  source: Source;
}

export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/** Existing variables take precedence. */
export function addToEnvironment(variables: NodeJS.Dict<string>, env: NodeJS.ProcessEnv = process.env): void {
  for (const [name, value] of Object.entries(variables)) env[name] ??= value;
}

/** Returns a sentence for each name that was probably meant as a setting. */
export const misnamed = (inFile: readonly string[], env: NodeJS.ProcessEnv = process.env): string[] =>
  unknownSettings(inFile, Object.keys(env));

/** The configuration with all defaults. */
export const usualConfig = (): Config => readConfig(gather({}, {}));

export function gather(
  flags: Readonly<Record<string, string | boolean | undefined>>,
  env: NodeJS.ProcessEnv = process.env,
): Record<SettingName, Given> {
  const gathered: Partial<Record<SettingName, Given>> = {};
  for (const setting of settings) {
    const flag = flags[setting.name];
    const variable = env[setting.env];
    if (flag !== undefined) gathered[setting.name] = { value: String(flag), source: "flag" };
    else if (variable !== undefined) gathered[setting.name] = { value: variable, source: "environment" };
    else gathered[setting.name] = { value: setting.default, source: "default" };
  }
  return gathered as Record<SettingName, Given>;
}

export function readConfig(gathered: Record<SettingName, Given>): Config {
  const problems: [SettingName, string][] = [];
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const { name, parse } of settings) {
    try {
      values[name] = parse(gathered[name].value.trim());
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error;
      problems.push([name, error.message]);
    }
  }
  problems.push(...conflicts(values as Partial<Config>, gathered));
  if (problems.length === 0) return values as Config;
  throw new ConfigError(
    problems.map(([name, problem]) => {
      const setting = settings.find((candidate) => candidate.name === name);
      return `${setting?.flag} (${setting?.env}): ${problem}`;
    }),
  );
}

function* conflicts(
  config: Partial<Config>,
  gathered: Record<SettingName, Given>,
): Generator<[SettingName, string]> {
  const isSet = (name: SettingName) => gathered[name].value.trim() !== "";
  if (config.previousSecrets?.length !== 0 && !isSet("secret"))
    yield ["secret", "give the secret that signs now beside the previous ones"];
  if (isSet("smtpUrl") && !config.mailFrom?.includes("@"))
    yield ["mailFrom", "give the address that emails come from"];
  if (config.supplierUrl && config.virtualClock && !isOnThisMachine(new URL(config.supplierUrl)))
    yield ["supplierUrl", "a supplier cannot be combined with a virtual clock: remove one of the two"];
  if (isSet("supplierUrl") && !isSet("supplierKey")) yield ["supplierKey", "give the key of the gateway"];
  if (isSet("supplierUrl") && config.simulatedSupplier)
    yield ["simulatedSupplier", "remove it if --supplier-url is given"];
  if (config.port && config.adminPort === config.port)
    yield ["adminPort", "give another port than that of the API"];
  if (isSet("openidIssuer") && !isSet("openidClientId"))
    yield ["openidClientId", "give the client id that the OpenID provider issued"];
  if (isSet("openidIssuer") && !isSet("openidClientSecret"))
    yield ["openidClientSecret", "give the client secret that the OpenID provider issued"];
  if (!isSet("openidIssuer") && (openidParts.some(isSet) || config.openidOnly))
    yield ["openidIssuer", "give the issuer beside its other settings"];
  if (!isSet("sellerName") && sellerParts.some(isSet))
    yield ["sellerName", "give the company's name beside its other details"];
  if (gathered.adminHost.source !== "default" && !isSet("adminPort"))
    yield ["adminPort", "give the port beside --admin-host"];
}

const openidParts = ["openidClientId", "openidClientSecret", "openidRoles"] as const satisfies SettingName[];

const sellerParts = [
  "sellerAddress",
  "sellerGstin",
  "sellerState",
  "sellerHsnSac",
  "sellerGstRate",
] as const satisfies SettingName[];

export function readDatabase(flag: string | undefined, env: NodeJS.ProcessEnv = process.env): string {
  const { database } = gather({ database: flag }, env);
  return readConfig({ ...gather({}, {}), database }).database;
}

/** For commands. Returns null if no secret is set. */
export function readSecrets(
  env: NodeJS.ProcessEnv = process.env,
): Pick<Config, "secret" | "previousSecrets"> {
  const { secret, previousSecrets } = gather({}, env);
  return readConfig({ ...gather({}, {}), secret, previousSecrets });
}
