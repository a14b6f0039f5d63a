// Samples for the Python SDK, whose methods take fields as keyword arguments.
import { type Operation, operationOf } from "../contract.ts";
import {
  apiKeyVariable,
  baseUrlVariable,
  type Example,
  errorClass,
  exampleCall,
  exampleKey,
  variableOf,
  withoutLimit,
} from "./call.ts";
import { bracketed, python as notation, valueText } from "./notation.ts";

const start = `from partner_esim import PartnerEsim

# Reads ${apiKeyVariable} and ${baseUrlVariable}.
client = PartnerEsim()
`;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function pythonSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample();
  const name = snakeCase(variableOf(operation));
  if (operation.route.sdk.endsWith(".list")) {
    const { limit, unlimited } = withoutLimit(example);
    if (limit !== undefined) {
      const before = `${name}s = `;
      const call = callOf(operation, unlimited, before.length);
      return `${start}\n${before}${call}\nfor ${name} in ${name}s.to_list(limit=${limit}):\n    print(${name})\n`;
    }
    const before = `for ${name} in `;
    return `${start}\n${before}${callOf(operation, example, before.length + 1)}:\n    print(${name})\n`;
  }
  const before = `${name} = `;
  return `${start}\n${before}${callOf(operation, example, before.length)}\nprint(${name})\n`;
}

function qrSample(): string {
  const operation = operationOf("esimsGet");
  const before = "esim = ";
  return `from pathlib import Path\n\n${start}
${before}${callOf(operation, exampleCall(operation), before.length)}
if esim["qr_code_url"] is None:
    raise SystemExit("its install details are not there yet")
image = client.qr.get(esim["qr_code_url"])
Path("esim.png").write_bytes(image)
`;
}

/** @param used characters already on its line, before and after */
function callOf(operation: Operation, example: Example, used: number): string {
  const { sdk, idempotent } = operation.route;
  const { path, query, body } = example;
  const named = {
    ...query,
    ...(body !== null && typeof body === "object" && !Array.isArray(body) ? body : {}),
    ...(idempotent ? { idempotency_key: exampleKey(operation, example) } : {}),
  };
  const args = [
    ...Object.values(path).map((value) => notation.atom(value)),
    ...Object.entries(named).map(([name, value]) => {
      const usedColumns = notation.indent.length + name.length + "=,".length;
      return `${name}=${valueText(value, notation, usedColumns)}`;
    }),
  ];
  return bracketed(args, [`client.${snakeCase(sdk)}(`, ")"], { notation, used });
}

/** Returns code that catches an error of this operation. */
export function pythonErrorSample(code: string, operation: Operation): string {
  const call = callOf(operation, exampleCall(operation), notation.indent.length);
  const read = operation.route.sdk.endsWith(".list") ? `${call}.first()` : call;
  const name = errorClass(code);
  return `from partner_esim import ${[name, "PartnerEsim"].toSorted().join(", ")}

client = PartnerEsim()
try:
    ${read.replaceAll("\n", "\n    ")}
except ${name} as error:
    print(error.message, error.request_id, error.docs_url)
`;
}
