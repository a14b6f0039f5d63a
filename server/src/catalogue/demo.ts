import { readFileSync } from "node:fs";

export function readDemoCatalogue(): string {
  return readFileSync(new URL("../../catalogue/demo.json", import.meta.url), "utf8");
}
