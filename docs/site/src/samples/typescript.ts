// Samples for the TypeScript SDK.
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
import { bracketed, typescript as notation, valueText } from "./notation.ts";

const start = `import { PartnerEsim } from "@partner-esim/sdk";

// Reads ${apiKeyVariable} and ${baseUrlVariable}.
const client = new PartnerEsim();
`;

export function typescriptSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample();
  const name = variableOf(operation);
  if (operation.route.sdk.endsWith(".list")) {
    const { limit, unlimited } = withoutLimit(example);
    if (limit !== undefined) {
      const before = `const ${name}s = `;
      const call = callOf(operation, unlimited, before.length + 1);
      const loop = `for (const ${name} of await ${name}s.toArray({ limit: ${limit} })) {`;
      return `${start}\n${before}${call};\n${loop}\n  console.log(${name});\n}\n`;
    }
    const before = `for await (const ${name} of `;
    const call = callOf(operation, example, before.length + ") {".length);
    return `${start}\n${before}${call}) {\n  console.log(${name});\n}\n`;
  }
  const before = `const ${name} = await `;
  return `${start}\n${before}${callOf(operation, example, before.length + 1)};\nconsole.log(${name});\n`;
}

function qrSample(): string {
  const operation = operationOf("esimsGet");
  const before = "const esim = await ";
  return `import { writeFile } from "node:fs/promises";\n${start}
${before}${callOf(operation, exampleCall(operation), before.length + 1)};
if (esim.qr_code_url === null)
  throw new Error("its install details are not there yet");
const image = await client.qr.get(esim.qr_code_url);
await writeFile("esim.png", image);
`;
}

/** @param used characters already on its line, before and after */
function callOf(operation: Operation, example: Example, used: number): string {
  const { sdk, idempotent } = operation.route;
  const { path, query, body } = example;
  const options = idempotent ? { idempotencyKey: exampleKey(operation, example) } : undefined;
  const queryArgument = Object.keys(query).length > 0 ? query : undefined;
  const values = [...Object.values(path), queryArgument, body, options].filter(
    (value) => value !== undefined,
  );
  const name = `client.${sdk}`;
  const [only, ...others] = values;
  // A single object begins on the line of the call.
  if (only !== undefined && others.length === 0)
    return `${name}(${valueText(only, notation, used + name.length + 2)})`;
  const args = values.map((value) => valueText(value, notation, notation.indent.length + 1));
  return bracketed(args, [`${name}(`, ")"], { notation, used });
}

/** Returns code that catches an error of this operation. */
export function typescriptErrorSample(code: string, operation: Operation): string {
  const example = exampleCall(operation);
  const call = callOf(operation, example, "  await ;".length);
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
