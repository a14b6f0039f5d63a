// A call of each operation for each of its examples in the contract. The demonstration data contains their objects.
import { type Json, type Operation, type Parameter, successOf } from "../contract.ts";

export const baseUrlVariable = "PARTNER_ESIM_BASE_URL";
export const apiKeyVariable = "PARTNER_ESIM_API_KEY";

export interface Example {
  /** Summary of the example, if the contract names it. */
  summary: string | undefined;
  path: Record<string, string>;
  query: Record<string, Json>;
  body: Json | undefined;
  /** Expected response; undefined for an image. */
  response: Json | undefined;
}

type Given = Pick<Parameter, "example" | "examples">;

/** Returns the value of a named example, or the only value. */
function exampleIn({ example, examples = {} }: Given, name: string | undefined): Json | undefined {
  return example ?? examples[name ?? ""]?.value;
}

function exampleNamed(operation: Operation, name: string | undefined): Example {
  const { parameters, body } = operation;
  const values = (location: Parameter["in"]) =>
    parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => [parameter.name, exampleIn(parameter, name)] as const)
      .filter(([, value]) => value !== undefined);
  const media = successOf(operation).media ?? {};
  return {
    summary: media.examples?.[name ?? ""]?.summary,
    path: Object.fromEntries(values("path").map(([parameterName, value]) => [parameterName, String(value)])),
    query: Object.fromEntries(values("query")) as Record<string, Json>,
    body: body && exampleIn(body, name),
    response: exampleIn(media, name),
  };
}

/** Returns an operation's examples except replays. */
export function examplesOf(operation: Operation): [Example, ...Example[]] {
  const [first, ...others] = Object.keys(successOf(operation).media?.examples ?? {});
  return [exampleNamed(operation, first), ...others.map((name) => exampleNamed(operation, name))];
}

export const exampleCall = (operation: Operation): Example => examplesOf(operation)[0];

/** Returns an idempotency key made of the operation and the example's `customer_ref`: another request needs another. */
export function exampleKey({ route }: Operation, { body }: Example): string {
  const reference = body !== null && typeof body === "object" && !Array.isArray(body) && body.customer_ref;
  return `${route.sdk.replaceAll(".", "-")}-${reference || "booking-48213"}`;
}

/** Returns an example without its `limit`, which in an SDK's list is the page size: the list reads all pages. */
export function withoutLimit(example: Example): { limit: Json | undefined; unlimited: Example } {
  const { limit, ...query } = example.query;
  return { limit, unlimited: { ...example, query } };
}

/** Returns a variable name from the schema of the result or of a list's items. */
export function variableOf(operation: Operation): string {
  const { media } = successOf(operation);
  const schema = media?.schema?.$ref?.split("/").at(-1) ?? "result";
  const noun = schema.replace(/(Page|List|Detail)$/, "");
  // `package` is a reserved word.
  return noun === "Package" ? "plan" : noun.charAt(0).toLowerCase() + noun.slice(1);
}

/** Returns the class of an error code, the same in both SDKs. */
export const errorClass = (code: string) =>
  `${code.replace(/_error$/, "").replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Error`;
