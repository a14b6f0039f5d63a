// The languages of samples, in the order of their tabs.
import type { Operation } from "../contract.ts";
import { fence } from "../page.ts";
import { type Example, exampleCall } from "./call.ts";
import { csharpSample } from "./csharp.ts";
import { curlSample } from "./curl.ts";
import { goSample } from "./go.ts";
import { javaSample } from "./java.ts";
import { phpSample } from "./php.ts";
import { pythonErrorSample, pythonSample } from "./python.ts";
import { typescriptErrorSample, typescriptSample } from "./typescript.ts";

const languages = [
  { tab: "curl", language: "bash", sample: curlSample },
  { tab: "TypeScript", language: "ts", sample: typescriptSample, errorSample: typescriptErrorSample },
  { tab: "Python", language: "python", sample: pythonSample, errorSample: pythonErrorSample },
  { tab: "PHP", language: "php", sample: phpSample },
  { tab: "Go", language: "go", sample: goSample },
  { tab: "Java", language: "java", sample: javaSample },
  { tab: "C#", language: "csharp", sample: csharpSample },
] as const;

export const sampleTabs = languages.map(({ tab }) => tab);

/** Returns a sample of a call in every language, as tabs. */
export const samplesOf = (operation: Operation, example: Example = exampleCall(operation)) =>
  languages.map(({ tab, language, sample }) => fence(language, sample(operation, example), tab)).join("");

/** Returns the first operation that can return an error to an SDK's call, preferably a POST. */
function operationWith(code: string, operations: readonly Operation[]): Operation {
  const withKey = operations.filter(({ route }) => route.access !== "none");
  const operation = withKey.find(({ route }) => route.idempotent) ?? withKey[0];
  if (!operation) throw new Error(`${code} is returned by no operation with a key`);
  return operation;
}

/** Returns code that catches an error, in the language of each SDK. */
export function errorSamples(code: string, operations: readonly Operation[]): string {
  const operation = operationWith(code, operations);
  return languages
    .flatMap((each) =>
      "errorSample" in each ? [fence(each.language, each.errorSample(code, operation), each.tab)] : [],
    )
    .join("");
}
