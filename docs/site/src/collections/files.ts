import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { usualBaseUrl } from "../usual-base-url.ts";
import { brunoFiles } from "./bruno.ts";
import { postmanCollection } from "./postman.ts";

export const workflowsFile = join(import.meta.dirname, "../../../workflows/partner-esim.arazzo.yaml");

/** Belongs to nobody: the server cannot put its own URL into an archive. */
const unsetBaseUrl = "https://set-your-base-url.invalid/partner/api";

export function collectionFiles(baseUrl?: string): Map<string, string | Uint8Array> {
  const bruno = [...brunoFiles(baseUrl ?? unsetBaseUrl)].map(
    ([name, text]) => [`partner-esim/${name}`, strToU8(text)] as const,
  );
  // A fixed time, so that equal content gives equal bytes.
  const zip = zipSync(Object.fromEntries(bruno), { mtime: "1980-01-01T12:00:00Z" });
  const workflows = readFileSync(workflowsFile, "utf8").replace(
    "../../generated/openapi.yaml",
    "../openapi.yaml",
  );
  return new Map<string, string | Uint8Array>([
    ["partner-esim.postman.json", postmanCollection(baseUrl ?? usualBaseUrl)],
    ["partner-esim.bruno.zip", zip],
    ["partner-esim.arazzo.yaml", workflows],
  ]);
}
