// Packs the server alone, for the image: `node tools/checkers/release/server.ts FOLDER`.
import { packAll } from "./pack.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("give the folder for the tarball");
await packAll(folder, undefined, console.log, ["server"]);
