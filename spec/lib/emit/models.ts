/** models.ts: the wire types under their plain names, for code that talks about orders and not about components. */
import type { Contract } from "../contract.ts";
import { banner, jsdoc } from "./files.ts";
import type { Document } from "./openapi-document.ts";

export function emitModels(document: Document, contract: Contract): string {
  const models = Object.entries(document.components.schemas)
    .filter(([name]) => !name.endsWith("Error"))
    .map(([name, { description = "" }]) => {
      const doc = description === "" ? "" : jsdoc(description);
      return `${doc}export type ${name} = components["schemas"]["${name}"];\n`;
    });
  return `${banner(contract, "the wire types by name")}
import type { components } from "./types.ts";

${models.join("\n")}`;
}
