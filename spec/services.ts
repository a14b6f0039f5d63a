/** The services in `spec/`, and the toolchain's options for each. It imports nothing but types. */
import type { Options } from "contract-toolchain/options";

/** The folder of a service's `main.tsp` in `spec/`, and of its files in `generated/`; empty for these folders themselves. */
export interface Service {
  folder: string;
  options: Options;
}

const python = ["contract", "endpoints", "errors", "handlers", "models", "resources", "async_resources"];

/** Where files go that belong into a package; the others go to `generated/`. */
export const packageFiles: Readonly<Record<string, string>> = {
  "api.md": "sdk/api.md",
  "python/api.md": "sdk/python/api.md",
  ...Object.fromEntries(
    python.map((name) => [`python/${name}.py`, `sdk/python/src/partner_esim/_generated/${name}.py`]),
  ),
};

/** Built where they are needed, and ignored by git: only tests, checkers and the documentation's downloads read them. */
export const uncommitted: readonly string[] = [
  "generated/openapi-3.0.json",
  "generated/openapi-3.2.json",
  "generated/portal/openapi.json",
];

/** Returns the source files of a service, as named in generated files. */
export const sourcesOf = (folder: string): string => (folder === "" ? "spec/*.tsp" : `spec/${folder}/*.tsp`);

const service = (folder: string, options: Options = {}): Service => ({
  folder,
  options: { sources: sourcesOf(folder), command: "npm run generate", ...options },
});

export const services: readonly Service[] = [
  service("", {
    client: "PartnerEsim",
    editions: true,
    calls: true,
    "sdk-core": "../sdk/src/core",
    python: {
      limits: ["orderSettlementMinutes", "pageLimitMax", "signatureToleranceMinutes"],
      codes: ["request_in_progress"],
    },
  }),
  service("portal", { without: ["openapi.yaml"] }),
  service("supplier", { koa: true, without: ["enums.ts", "headers.ts"] }),
];
