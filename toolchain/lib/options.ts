/** The emitter's options: which files to write, and what they name besides the contract. */
import type { JSONSchemaType } from "@typespec/compiler";

/** The files for a server: what goes over the wire. */
export const wire = [
  "openapi.json",
  "openapi.yaml",
  "types.ts",
  "models.ts",
  "enums.ts",
  "routes.ts",
  "errors.ts",
  "headers.ts",
  "limits.ts",
  "validators.ts",
] as const;

/** The document in other versions of OpenAPI. */
export const editions = ["openapi-3.0.json", "openapi-3.2.json"] as const;

/** The files of an SDK that has a core. */
export const sdk = [
  "commands.ts",
  "error-classes.ts",
  "error-retries.ts",
  "resources.ts",
  "tools.ts",
  "api.md",
] as const;

export const python = [
  "python/api.md",
  "python/contract.py",
  "python/endpoints.py",
  "python/errors.py",
  "python/handlers.py",
  "python/models.py",
  "python/resources.py",
  "python/async_resources.py",
] as const;

export type Output =
  | (typeof wire | typeof editions | typeof sdk | typeof python)[number]
  | "calls.ts"
  | "koa.ts"
  | "paths.ts"
  | "events.ts"
  | "event-examples.ts"
  | "states.ts"
  | "rules.json"
  | "rules.ts";

export interface Options {
  /** The contract's files, as named by the first line of each generated file. */
  sources?: string;
  /** The command that generates, as named there. */
  command?: string;
  /** The name of the SDK's client class, such as `Library`. Its errors are `LibraryError`. */
  client?: string;
  /** Writes OpenAPI 3.0 and 3.2 too. */
  editions?: boolean;
  /** Writes the types of what a request gives a handler. */
  calls?: boolean;
  /** Writes typed handlers for Koa, on those types. They need the packages `koa`, `@koa/router` and `koa-body`. */
  koa?: boolean;
  /** The folder of an SDK's core, as the generated files import it: with it, its resources and commands are written. */
  "sdk-core"?: string;
  /** Files that nobody reads, and that are not written therefore. */
  without?: Output[];
  /** Writes the parts of a Python SDK too, with the limits and error codes that its handwritten part names. */
  python?: { limits: string[]; codes: string[] };
}

const text = { type: "string", nullable: true } as const;
const texts = { type: "array", items: { type: "string" } } as const;

export const optionsSchema: JSONSchemaType<Options> = {
  type: "object",
  additionalProperties: false,
  properties: {
    sources: text,
    command: text,
    editions: { type: "boolean", nullable: true },
    calls: { type: "boolean", nullable: true },
    koa: { type: "boolean", nullable: true },
    client: text,
    "sdk-core": text,
    without: { ...texts, nullable: true } as JSONSchemaType<Options>["properties"]["without"],
    python: {
      type: "object",
      additionalProperties: false,
      properties: { limits: texts, codes: texts },
      required: ["limits", "codes"],
      nullable: true,
    },
  },
  required: [],
};

/** The options with their defaults. */
export interface Settings {
  sources: string;
  command: string;
  client: string;
  editions: boolean;
  calls: boolean;
  koa: boolean;
  sdkCore: string | undefined;
  without: readonly Output[];
  python: { limits: string[]; codes: string[] } | undefined;
}

export const readOptions = (options: Options): Settings => ({
  sources: options.sources ?? "the contract",
  command: options.command ?? "tsp compile",
  client: options.client ?? "Api",
  editions: options.editions ?? false,
  calls: options.calls ?? options.koa ?? false,
  koa: options.koa ?? false,
  sdkCore: options["sdk-core"],
  without: options.without ?? [],
  python: options.python,
});
