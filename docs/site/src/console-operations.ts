// Facts about each operation for the console, bundled into its script.
import { operations, resolve, type Schema } from "./contract.ts";
import { exampleCall } from "./samples/call.ts";

export interface ConsoleOperation {
  id: string;
  summary: string;
  tag: string;
  method: string;
  path: string;
  needsKey: boolean;
  idempotent: boolean;
  parameters: { name: string; in: "path" | "query"; required: boolean; choices: string[] | null }[];
  body: string | null;
}

export function consoleOperations(): ConsoleOperation[] {
  return operations.map((operation): ConsoleOperation => {
    const { id, summary, tag, method, path, route, parameters } = operation;
    const { body } = exampleCall(operation);
    return {
      id,
      summary,
      tag,
      method,
      path,
      needsKey: route.access !== "none",
      idempotent: route.idempotent,
      parameters: parameters.flatMap(({ name, in: location, required = false, schema }) =>
        location === "header" ? [] : [{ name, in: location, required, choices: choicesOf(schema) }],
      ),
      body: body === undefined ? null : JSON.stringify(body, null, 2),
    };
  });
}

/** Returns a parameter's values if they can be listed. */
function choicesOf(schemaOrRef: Schema): string[] | null {
  const { enum: values, type } = resolve<Schema>(schemaOrRef);
  if (values) return values.map(String);
  return type === "boolean" ? ["true", "false"] : null;
}
