/** enums.ts: the values of every enumeration, as data. */
import type { Contract } from "../contract.ts";
import { banner, source } from "./files.ts";
import type { Document } from "./openapi-document.ts";

export function emitEnums({ components }: Document, contract: Contract): string {
  const enums = Object.entries(components.schemas).flatMap(([name, { enum: values }]) =>
    values === undefined ? [] : [`  ${name}: ${source(values, "  ")},\n`],
  );
  return `${banner(contract, "the values of the enumerations")}
import type { components } from "./types.ts";

type Schemas = components["schemas"];

/** In the contract's order. */
export const enums = {
${enums.join("")}} as const satisfies { [Name in keyof Schemas]?: readonly Schemas[Name][] };
`;
}
