// Packs the named packages, or all, for those who install from a clone, and the server for its image:
// `npm run pack -- FOLDER [NAME…]`.
import { packAll, published } from "./pack.ts";

const [folder, ...names] = process.argv.slice(2);
const unknown = names.find((name) => !published.includes(name));
if (folder === undefined || unknown !== undefined) {
  console.error(`Usage: npm run pack -- FOLDER [NAME…]\n\nNames: ${published.join(", ")}; all without one.`);
  process.exitCode = 2;
} else await packAll(folder, undefined, console.log, names.length === 0 ? published : names);
