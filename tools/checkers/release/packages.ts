// Packs the named packages, or all, for those who install from a clone, and the server for its image:
// `npm run pack -- FOLDER [NAME…]`. A relative folder is the caller's: npm runs scripts in the repository's.
import { resolve } from "node:path";
import { packAll, published } from "./pack.ts";

const [folder, ...names] = process.argv.slice(2);
const unknown = names.find((name) => !published.includes(name));
if (folder === undefined || unknown !== undefined) {
  console.error(`Usage: npm run pack -- FOLDER [NAME…]\n\nNames: ${published.join(", ")}; all without one.`);
  process.exitCode = 2;
} else {
  const target = resolve(process.env.INIT_CWD ?? "", folder);
  const tarballs = await packAll(target, undefined, console.log, names.length === 0 ? published : names);
  for (const tarball of tarballs.values()) console.log(tarball);
}
