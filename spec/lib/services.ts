/**
 * The services in `spec/`: their folders, what every operation must declare, and their generated files. It imports
 * nothing, because the generate command reads it even when it has nothing to do.
 */

/** What every operation of a service must declare with a decorator; the rest is optional. */
export type Fact = "area" | "access" | "rateClass" | "idempotent" | "events" | "sdk" | "role";

export type Output =
  | "openapi.json"
  | "openapi.yaml"
  | "types.ts"
  | "models.ts"
  | "routes.ts"
  | "commands.ts"
  | "enums.ts"
  | "errors.ts"
  | "error-classes.ts"
  | "events.ts"
  | "headers.ts"
  | "limits.ts"
  | "paths.ts"
  | "resources.ts"
  | "rules.json"
  | "rules.ts"
  | "states.ts"
  | "validators.ts"
  /** Written beside the package that it describes, not to `generated/`. */
  | "sdk/api.md"
  | "sdk/python/api.md"
  | PythonModule;

/** The folder of the Python SDK's generated modules. */
export const pythonFolder = "sdk/python/src/partner_esim/_generated";
const pythonModules = ["contract", "endpoints", "errors", "models", "resources", "async_resources"] as const;
type PythonModule = `${typeof pythonFolder}/${(typeof pythonModules)[number]}.py`;

/** Returns the path of a generated module of the Python SDK. */
export const python = <Name extends (typeof pythonModules)[number]>(name: Name) =>
  `${pythonFolder}/${name}.py` as const;

export interface Service {
  namespace: string;
  /** The folder of its `main.tsp` in `spec/`, and of its files in `generated/`; empty for these folders themselves. */
  folder: string;
  facts: Fact[];
  outputs: Output[];
  /** Whether a request body may contain only the fields of the contract. If false, other fields are ignored. */
  closedBodies?: boolean;
}

const wire: Output[] = [
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
];

export const partnerApi: Service = {
  namespace: "PartnerEsim",
  folder: "",
  facts: ["area", "access", "rateClass", "idempotent", "events", "sdk"],
  outputs: [
    ...wire,
    "commands.ts",
    "error-classes.ts",
    "events.ts",
    "paths.ts",
    "resources.ts",
    "sdk/api.md",
    "sdk/python/api.md",
    ...pythonModules.map(python),
    "rules.json",
    "rules.ts",
    "states.ts",
  ],
};

export const services: Service[] = [
  partnerApi,
  {
    namespace: "PartnerEsim.Portal",
    folder: "portal",
    facts: ["role", "idempotent"],
    outputs: wire,
    closedBodies: true,
  },
  { namespace: "PartnerEsim.Supplier", folder: "supplier", facts: [], outputs: wire },
];

/** Returns the source files of a service, as named in generated files. */
export function sourcesOf({ folder }: Service): string {
  return folder === "" ? "spec/*.tsp" : `spec/${folder}/*.tsp`;
}
