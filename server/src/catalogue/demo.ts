// The catalogue that comes with the service, for a first start and for tests: text in the JSON import form.
import { readFileSync } from "node:fs";

export function readDemoCatalogue(): string {
  return readFileSync(new URL("../../catalogue/demo.json", import.meta.url), "utf8");
}
