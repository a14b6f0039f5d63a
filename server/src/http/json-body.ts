// From the bytes of a POST to its JSON object: content type, encoding, UTF-8 and JSON are judged here, in this order.
import type { IncomingHttpHeaders } from "node:http";
import { invalidRequest, refuse } from "./problems.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

export function parseJsonBody(headers: IncomingHttpHeaders, bytes: Buffer | null): Record<string, unknown> {
  if (!isJsonType(headers["content-type"])) {
    refuse(invalidRequest("Send the body with Content-Type: application/json."));
  }
  if ((headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") {
    refuse(invalidRequest("Send the body uncompressed, without Content-Encoding."));
  }
  const value = parse(bytes ?? Buffer.alloc(0));
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

/** The media type is compared without case and parameters; a charset other than UTF-8 is refused. */
function isJsonType(contentType: string | undefined): boolean {
  const [type = "", ...parameters] = (contentType ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") return false;
  return parameters.every((parameter) => {
    const [name = "", value = ""] = parameter.split("=");
    return name.trim().toLowerCase() !== "charset" || /^"?utf-?8"?$/i.test(value.trim());
  });
}
