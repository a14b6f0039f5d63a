/** types.ts: the wire types, made from the OpenAPI document by openapi-typescript. */
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import type { Contract } from "../contract.ts";
import { banner } from "./files.ts";
import type { Document } from "./openapi-document.ts";

export async function emitTypes(document: Document, contract: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    // A property with a default may be omitted from a request, so the type must not require it.
    defaultNonNullable: false,
    silent: true,
    // An uploaded file; by default it would be a string.
    transform: ({ format }) => (format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined),
  });
  return `${banner(contract, "the wire types")}\n${astToString(nodes)}`;
}
