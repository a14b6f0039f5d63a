// Parses the text from body.ts. Checks in order: content type, encoding, UTF-8, JSON.
import type { Context } from "koa";
import { invalidRequest, refuse } from "./problems.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

export function parseJsonBody({ headers, request }: Context): Record<string, unknown> {
  if (!isJsonType(headers["content-type"])) {
    refuse(invalidRequest("Send the body with Content-Type: application/json."));
  }
  if (!isUncompressed(headers["content-encoding"])) {
    refuse(invalidRequest("Send the body uncompressed, without Content-Encoding."));
  }
  const value = parse(Buffer.from((request.body as string | undefined) ?? "", "latin1"));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse(invalidRequest("The body must be a JSON object."));
  }
  return value as Record<string, unknown>;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    refuse(invalidRequest("The body must be valid JSON in UTF-8."));
  }
}

export const isUncompressed = (encoding = "identity"): boolean => encoding.toLowerCase() === "identity";

/** Ignores case and parameters, but rejects charsets other than UTF-8. */
export function isJsonType(contentType: string | undefined): boolean {
  const [type = "", ...parameters] = (contentType ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") return false;
  return parameters.every((parameter) => {
    const [name = "", value = ""] = parameter.split("=");
    return name.trim().toLowerCase() !== "charset" || /^"?utf-?8"?$/i.test(value.trim());
  });
}
