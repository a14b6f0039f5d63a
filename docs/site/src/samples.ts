// A sample call of each operation in curl and TypeScript, made from the contract's examples. A service with
// demonstration data has these objects, and a test runs every sample against one.
import { exampleOf, type Json, type Operation, operationOf, type Parameter, successOf } from "./contract.ts";

/** Returns the parameter's example that belongs to the operation's first example. */
function exampleValue(operation: Operation, parameter: Parameter): Json | undefined {
  if (parameter.example !== undefined) return parameter.example;
  const examples = Object.entries(parameter.examples ?? {});
  if (parameter.in === "path") return examples[0]?.[1].value;
  const [wanted] = Object.keys(successOf(operation).media?.examples ?? {});
  return examples.find(([name]) => name === wanted)?.[1].value;
}

interface Call {
  path: Record<string, string>;
  query: Record<string, Json>;
  body: Json | undefined;
}

export function exampleCall(operation: Operation): Call {
  const values = (place: Parameter["in"]) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [parameter.name, exampleValue(operation, parameter)] as const)
      .filter(([, value]) => value !== undefined);
  const path = Object.fromEntries(values("path").map(([name, value]) => [name, String(value)]));
  const query = Object.fromEntries(values("query")) as Record<string, Json>;
  return { path, query, body: exampleOf(operation.body) };
}

export const baseUrlVariable = "PARTNER_ESIM_BASE_URL";
export const apiKeyVariable = "PARTNER_ESIM_API_KEY";

/** The examples' idempotency key. */
const exampleKey = (operation: Operation) => `${operation.route.sdk.replaceAll(".", "-")}-booking-48213`;

export function curlSample(operation: Operation): string {
  if (operation.id === "qr") return qrCurlSample();
  const { path, query, body } = exampleCall(operation);
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name) => path[name] ?? "");
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");
  const lines = [`curl "$${baseUrlVariable}${filled}${search && `?${search}`}"`];
  lines.push(`-H "Authorization: Bearer $${apiKeyVariable}"`);
  if (operation.route.idempotent) lines.push(`-H "Idempotency-Key: ${exampleKey(operation)}"`);
  if (body !== undefined) {
    const line = JSON.stringify(body);
    const text = line.length < 64 ? line : JSON.stringify(body, null, 2);
    lines.push('-H "Content-Type: application/json"', `-d '${text.replaceAll("'", "'\\''")}'`);
  }
  return lines.join(" \\\n  ");
}

/** A QR URL is known only from its eSIM. */
function qrCurlSample(): string {
  const esim = curlSample(operationOf("esimsGet")).replace(/^curl /, "curl --silent ");
  return `address=$(${esim} \\
  | grep -o 'http[^"]*\\.png')\ncurl --output esim.png "$address"`;
}

/** Returns a value as TypeScript source. */
function literal(value: Json, indent = ""): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${literal(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const line = open + parts.join(", ") + close;
  if (line.length + indent.length < 76) return line;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close.trim()}`;
}

const start = `import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim(); // reads ${apiKeyVariable} and ${baseUrlVariable}
`;

export function typescriptSample(operation: Operation): string {
  const { sdk } = operation.route;
  if (operation.id === "qr") {
    return `import { writeFile } from "node:fs/promises";\n${start}
const esim = await ${callOf(operationOf("esimsGet"))};
if (esim.qr_code_url === null) throw new Error("its install details are not available yet");
await writeFile("esim.png", await client.qr.get(esim.qr_code_url));
`;
  }
  const call = callOf(operation);
  const name = variableOf(operation);
  if (sdk.endsWith(".list")) {
    return `${start}\nfor await (const ${name} of ${call}) {\n  console.log(${name});\n}\n`;
  }
  return `${start}\nconst ${name} = await ${call};\nconsole.log(${name});\n`;
}

function callOf(operation: Operation): string {
  const { sdk, idempotent } = operation.route;
  const { path, query, body } = exampleCall(operation);
  const args = Object.values(path).map((value) => literal(value));
  if (Object.keys(query).length > 0) args.push(literal(query));
  if (body !== undefined) args.push(literal(body));
  if (idempotent) args.push(literal({ idempotencyKey: exampleKey(operation) }));
  const line = `client.${sdk}(${args.join(", ")})`;
  const isLong = line.length > 80 && args.length > 1;
  return isLong
    ? `client.${sdk}(\n${args.map((arg) => `  ${arg.replaceAll("\n", "\n  ")},\n`).join("")})`
    : line;
}

/** Returns the SDK's class name for an error code. */
export const errorClass = (code: string) =>
  `${code.replace(/_error$/, "").replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Error`;

/** Returns code that catches this error, using the first operation that can return it, preferably a POST. */
export function errorSample(code: string, operations: readonly Operation[]): string {
  const own = operations.filter(({ route }) => route.access !== "none");
  const operation = own.find(({ route }) => route.idempotent) ?? own[0];
  if (!operation) throw new Error(`${code} is returned by no operation with a key`);
  const call = callOf(operation);
  const wait = operation.route.sdk.endsWith(".list") ? `${call}.toArray({ limit: 1 })` : call;
  const name = errorClass(code);
  return `import { ${[name, "PartnerEsim"].toSorted().join(", ")} } from "@partner-esim/sdk";

const client = new PartnerEsim();
try {
  await ${wait.replaceAll("\n", "\n  ")};
} catch (error) {
  if (!(error instanceof ${name})) throw error;
  console.log(error.message, error.requestId, error.docsUrl);
}
`;
}

/** Names a result after its schema, or that of a list's items. */
function variableOf(operation: Operation): string {
  const { media } = successOf(operation);
  const schema = media?.schema?.$ref?.split("/").at(-1) ?? "result";
  const noun = schema.replace(/(Page|List|Detail)$/, "");
  // `package` is a reserved word.
  return noun === "Package" ? "plan" : noun.charAt(0).toLowerCase() + noun.slice(1);
}
