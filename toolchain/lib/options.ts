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

export const sdk = ["commands.ts", "error-classes.ts", "paths.ts", "resources.ts", "api.md"] as const;

export const python = [
  "python/api.md",
  "python/contract.py",
  "python/endpoints.py",
  "python/errors.py",
  "python/models.py",
  "python/resources.py",
  "python/async_resources.py",
] as const;

export type Output =
  | (typeof wire | typeof sdk | typeof python)[number]
  | "events.ts"
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
  /** Where the SDK's core is, as the generated files import it. */
  "sdk-core"?: string;
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
    client: text,
    "sdk-core": text,
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
  sdkCore: string;
  python: { limits: string[]; codes: string[] } | undefined;
}

export const readOptions = (options: Options): Settings => ({
  sources: options.sources ?? "the contract",
  command: options.command ?? "tsp compile",
  client: options.client ?? "Api",
  sdkCore: options["sdk-core"] ?? "contract-toolchain/sdk",
  python: options.python,
});
