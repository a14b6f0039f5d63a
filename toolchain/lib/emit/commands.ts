/**
 * commands.ts: the operations as commands of the SDK's command line, as data. A command is named after the last two
 * words of its SDK method; parameters of the path are arguments, those of query and body are options.
 */
import type { Contract, ContractOperation } from "../contract.ts";
import { firstSentence } from "../read/docs.ts";
import { propertyAt, Unwritable } from "../unwritable.ts";
import { type Field, readInputs } from "./fields.ts";
import { banner, source } from "./files.ts";
import type { Document } from "./openapi-document.ts";
import { readMethod } from "./sdk-methods.ts";

/** Returns `package_id` and `packageId` as `package-id`. */
const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/[._]/g, "-");

function typeOf({ kind, param }: Field, operation: ContractOperation): string {
  if (kind === "text" || kind === "time") return "text";
  if (kind === "integer" || kind === "boolean") return kind;
  throw new Unwritable(
    `"${param}" can't be an option of the SDK's command line: write a text, a whole number, a boolean, or a model of them.`,
    propertyAt(operation, param),
  );
}

/** Returns an option for each field, and for each field of a nested object. */
function optionsOf(
  operation: ContractOperation,
  location: "query" | "body",
  fields: Field[],
  required = true,
): object[] {
  return fields.flatMap((field) =>
    field.kind === "object"
      ? optionsOf(operation, location, field.fields, required && field.required)
      : [
          {
            name: kebabCase(field.param),
            place: location,
            path: field.param.split("."),
            type: typeOf(field, operation),
            required: required && field.required,
            values: field.values,
            minimum: field.minimum,
            maximum: field.maximum,
            default: field.default,
            doc: firstSentence(field.description),
          },
        ],
  );
}

function commandOf(document: Document, operation: ContractOperation) {
  const words = operation.sdk.split(".");
  const { path, image, item } = readMethod(document, words.at(-1) ?? "", operation);
  const { query, body = [] } = readInputs(document, operation);
  return {
    name: words.slice(-2).map(kebabCase).join(" "),
    summary: operation.summary,
    doc: operation.doc.split("\n\n")[0],
    endpoint: {
      method: operation.method,
      path: operation.path,
      ...(operation.idempotent && { idempotent: true }),
      ...(operation.access === "none" && { keyless: true }),
      ...(image && { image: true }),
    },
    arguments: path.map(({ name, doc }, at) => ({
      name: kebabCase(name),
      parameter: operation.pathParams[at],
      doc,
    })),
    options: [...optionsOf(operation, "query", query), ...optionsOf(operation, "body", body)],
    result: image ? "image" : item === undefined ? "object" : "list",
    ...(operation.paginated && { paginated: true }),
    ...(operation.waitingStatus !== "" && { waitingStatus: operation.waitingStatus }),
  };
}

const types = `export interface CommandArgument {
  readonly name: string;
  /** The parameter of the path. */
  readonly parameter: string;
  readonly doc: string;
}

export interface CommandOption {
  readonly name: string;
  readonly place: "query" | "body";
  /** Its field, from the top of the query or body. */
  readonly path: readonly string[];
  readonly type: "text" | "integer" | "boolean";
  readonly required: boolean;
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number | boolean;
  readonly doc: string;
}

/** An operation of the contract as a command. */
export interface ApiCommand {
  readonly name: string;
  readonly summary: string;
  readonly doc: string;
  readonly endpoint: {
    readonly method: "GET" | "POST";
    readonly path: string;
    readonly idempotent?: boolean;
    readonly keyless?: boolean;
    readonly image?: boolean;
  };
  readonly arguments: readonly CommandArgument[];
  readonly options: readonly CommandOption[];
  readonly result: "object" | "list" | "image";
  readonly paginated?: boolean;
  /** The status in which the object is not final yet. */
  readonly waitingStatus?: string;
}
`;

export function emitCommands(document: Document, contract: Contract): string {
  const commands = contract.operations.map((operation) => commandOf(document, operation));
  const names = commands.map(({ name }) => name);
  for (const [at, { type, sdk }] of contract.operations.entries()) {
    const name = names[at] ?? "";
    if (names.indexOf(name) === at) continue;
    throw new Unwritable(
      `Two operations would be the command "${name}", which is the end of the SDK method: change @sdk("${sdk}").`,
      type,
    );
  }
  return `${banner(contract, "the operations as commands of the SDK's command line")}
${types}
export const commands = ${source(commands)} as const satisfies readonly ApiCommand[];

export type CommandName = (typeof commands)[number]["name"];
`;
}
