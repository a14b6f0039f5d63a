// Samples for curl.
import { type Operation, operationOf } from "../contract.ts";
import { apiKeyVariable, baseUrlVariable, type Example, exampleCall, exampleKey } from "./call.ts";
import { jsonText } from "./notation.ts";

export function curlSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample();
  const { path, query, body } = example;
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name) => path[name] ?? "");
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");
  const lines = [`curl "$${baseUrlVariable}${filled}${search && `?${search}`}"`];
  lines.push(`-H "Authorization: Bearer $${apiKeyVariable}"`);
  if (operation.route.idempotent) lines.push(`-H "Idempotency-Key: ${exampleKey(operation, example)}"`);
  if (body !== undefined)
    lines.push('-H "Content-Type: application/json"', `-d '${jsonText(body).replaceAll("'", "'\\''")}'`);
  return lines.join(" \\\n  ");
}

/** A QR URL is known only from its eSIM. */
function qrSample(): string {
  const operation = operationOf("esimsGet");
  const esim = curlSample(operation, exampleCall(operation)).replace(/^curl /, "curl --silent ");
  return `address=$(${esim} \\
  | grep -o 'http[^"]*\\.png')\ncurl --output esim.png "$address"`;
}
