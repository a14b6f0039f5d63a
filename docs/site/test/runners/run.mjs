// Runs programs one after another; a line with the name precedes the output of each.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

for (const file of process.argv.slice(2)) {
  console.log(`=== ${file}`);
  await import(pathToFileURL(resolve(file)).href);
}
