// Samples for curl.
import { type Operation, operationOf } from "../contract.ts";
import { apiKeyVariable, baseUrlVariable, type Example, exampleCall } from "./call.ts";
import { jsonText } from "./notation.ts";
import { headersOf, pathOf, searchOf } from "./request.ts";

export function curlSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample();
  const { body } = example;
  const lines = [`curl "$${baseUrlVariable}${pathOf(operation, example)}${searchOf(example)}"`];
  lines.push(`-H "Authorization: Bearer $${apiKeyVariable}"`);
  for (const [name, value] of headersOf(operation, example)) lines.push(`-H "${name}: ${value}"`);
  if (body !== undefined) lines.push(`-d '${jsonText(body).replaceAll("'", "'\\''")}'`);
  return lines.join(" \\\n  ");
}

/** A QR URL is known only from its eSIM. */
function qrSample(): string {
  const operation = operationOf("esimsGet");
  const esim = curlSample(operation, exampleCall(operation)).replace(/^curl /, "curl --silent ");
  return `address=$(${esim} \\
  | grep -o 'http[^"]*\\.png')\ncurl --output esim.png "$address"`;
}
