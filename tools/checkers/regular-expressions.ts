// Checks with recheck that every regular expression that input can reach matches in linear time: the literals and `new
// RegExp("…")` of the server, the SDK, the portal's pages and `generated/`, properties whose names end in `Pattern`, and
// the patterns of the OpenAPI documents.
// `npm exec -- node tools/checkers/regular-expressions.ts [FILE…]` exits with 1 and names each that doesn't, with an
// attack string.
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { check } from "recheck";
import ts from "typescript";

const root = join(import.meta.dirname, "..", "..");
const sources = [
  "server/src/**/*.ts",
  "server/portal/src/**/*.{ts,tsx}",
  "sdk/src/**/*.ts",
  "generated/**/*.ts",
  "generated/**/openapi.json",
];

interface Found {
  source: string;
  flags: string;
  place: string;
}

const isPattern = (name: ts.Node) => ts.isIdentifier(name) && name.text.endsWith("Pattern");

function inCode(file: string, text: string): Found[] {
  const found: Found[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push({ source, flags, place: `${file}:${line + 1}` });
  };
  const reject = (node: ts.Node): never => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    throw new Error(`${file}:${line + 1}: a regular expression that is put together can't be checked`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && isPattern(node.name)) {
      // `new RegExp` may have it from there.
      if (!ts.isStringLiteralLike(node.initializer)) reject(node);
      else add(node, node.initializer.text, "u");
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === "RegExp"
    ) {
      const [source, flags] = node.arguments ?? [];
      if (source && ts.isStringLiteralLike(source))
        add(node, source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : "");
      else if (source && !ts.isRegularExpressionLiteral(source)) {
        if (!ts.isPropertyAccessExpression(source) || !isPattern(source.name)) reject(node);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns every `pattern` of a JSON Schema in an OpenAPI document; these have Unicode mode. */
function inDocument(file: string, text: string): Found[] {
  const found: Found[] = [];
  JSON.parse(text, (key, value) => {
    if (key === "pattern" && typeof value === "string")
      found.push({ source: value, flags: "u", place: file });
    return value;
  });
  return found;
}

const fileArguments = process.argv.slice(2);
const files = fileArguments.length > 0 ? fileArguments : globSync(sources, { cwd: root });
const places = new Map<string, { source: string; flags: string; places: Set<string> }>();
for (const file of files.filter((name) => !name.includes("node_modules")).toSorted()) {
  const path = join(fileArguments.length > 0 ? process.cwd() : root, file);
  const find = file.endsWith(".json") ? inDocument : inCode;
  for (const { source, flags, place: location } of find(relative(root, path), readFileSync(path, "utf8"))) {
    const known = places.get(`${flags}/${source}`) ?? { source, flags, places: new Set() };
    places.set(`${flags}/${source}`, known);
    known.places.add(location);
  }
}

let faults = 0;
for (const { source, flags, places: at } of places.values()) {
  // A seed, so that the same expression gets the same result each time.
  const verdict = await check(source, flags, { timeout: 240_000, randomSeed: 1 });
  if (verdict.status === "safe") continue;
  faults += 1;
  const why =
    verdict.status === "vulnerable"
      ? `${verdict.complexity.summary} time, as for ${verdict.attack.pattern}`
      : `not judged: ${JSON.stringify(verdict.error)}`;
  console.error(`${[...at].join(", ")}\n  /${source}/${flags}\n  ${why}`);
}
console.log(`${places.size} regular expressions, ${faults} that may take more than linear time`);
process.exitCode = faults === 0 ? 0 : 1;
