// The walk as a Bruno collection: a folder of text files, one per request.
import { openApi } from "../contract.ts";
import { accessOf, type Step, stepsOf } from "./walk.ts";

const show = (variable: string) => `{{${variable}}}`;

const block = (name: string, lines: readonly string[]) =>
  `${name} {\n${lines
    .flatMap((line) => line.split("\n"))
    .map((line) => `  ${line}`)
    .join("\n")}\n}\n`;

function requestFile({ operation, target, body, captures }: Step, at: number): string {
  const { route, method, summary } = operation;
  const needsKey = route.access !== "none";
  const url = operation.id === "qr" ? "{{qrAddress}}" : `{{baseUrl}}${target}`;
  const query = [...new URLSearchParams(target.split("?")[1] ?? "")].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const keep = Object.entries(captures).map(([name, path]) => `${name}: res.body.${accessOf(path)}`);
  return [
    block("meta", [`name: ${summary}`, "type: http", `seq: ${at + 1}`]),
    block(method.toLowerCase(), [
      `url: ${url}`,
      `body: ${body === undefined ? "none" : "json"}`,
      `auth: ${needsKey ? "bearer" : "none"}`,
    ]),
    ...(query.length > 0 ? [block("params:query", query)] : []),
    ...(route.idempotent ? [block("headers", ["Idempotency-Key: {{$guid}}"])] : []),
    ...(needsKey ? [block("auth:bearer", ["token: {{apiKey}}"])] : []),
    ...(body === undefined ? [] : [block("body:json", [JSON.stringify(body, null, 2)])]),
    ...(keep.length > 0 ? [block("vars:post-response", keep)] : []),
    block("assert", [`res.status: eq ${route.successStatus}`]),
  ].join("\n");
}

export function brunoFiles(baseUrl: string): Map<string, string> {
  const settings = { version: "1", name: openApi.info.title, type: "collection", ignore: [] };
  const files = new Map([
    ["bruno.json", `${JSON.stringify(settings, null, 2)}\n`],
    ["environments/sandbox.bru", `${block("vars", [`baseUrl: ${baseUrl}`])}vars:secret [\n  apiKey\n]\n`],
  ]);
  for (const [at, step] of stepsOf(show).entries()) {
    const number = String(at + 1).padStart(2, "0");
    files.set(`${number} ${step.operation.summary}.bru`, requestFile(step, at));
  }
  return files;
}
