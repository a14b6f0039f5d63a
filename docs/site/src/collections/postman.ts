// The walk as a Postman collection of format 2.1, which Newman runs.
import { openApi } from "../contract.ts";
import { accessOf, type Step, stepsOf } from "./walk.ts";

const show = (variable: string) => `{{${variable}}}`;

function scriptOf({ operation, captures }: Step): string[] {
  const status = operation.route.successStatus;
  const keep = Object.entries(captures).map(
    ([name, path]) => `pm.collectionVariables.set("${name}", pm.response.json().${accessOf(path)});`,
  );
  return [`pm.test("${status}", () => pm.response.to.have.status(${status}));`, ...keep];
}

function requestOf(step: Step) {
  const { operation, target, body } = step;
  const header = [
    ...(operation.route.idempotent ? [{ key: "Idempotency-Key", value: "{{$guid}}" }] : []),
    ...(body === undefined ? [] : [{ key: "Content-Type", value: "application/json" }]),
  ];
  return {
    method: operation.method,
    description: operation.description,
    header,
    url: operation.id === "qr" ? "{{qrAddress}}" : `{{baseUrl}}${target}`,
    ...(operation.route.access === "none" ? { auth: { type: "noauth" } } : {}),
    ...(body === undefined ? {} : { body: { mode: "raw", raw: JSON.stringify(body, null, 2) } }),
  };
}

export function postmanCollection(baseUrl: string): string {
  const steps = stepsOf(show);
  const captured = steps.flatMap(({ captures }) => Object.keys(captures));
  const collection = {
    info: {
      name: openApi.info.title,
      description: openApi.info.description,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{apiKey}}", type: "string" }] },
    variable: [
      { key: "baseUrl", value: baseUrl },
      { key: "apiKey", value: "" },
      ...captured.map((key) => ({ key, value: "" })),
    ],
    item: steps.map((step) => ({
      name: step.operation.summary,
      request: requestOf(step),
      event: [{ listen: "test", script: { type: "text/javascript", exec: scriptOf(step) } }],
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
