// Requests as bytes, written once before the load begins.
import { requestHeaders } from "@partner-esim/generated/headers";
import type { Dataset } from "./dataset.ts";
import type { LoadRequest } from "./load.ts";
import { basePath } from "./process.ts";

interface Input {
  method: "GET" | "POST";
  /** Path and query, from the root. */
  target: string;
  key: string;
  /** JSON of a POST. */
  body?: string;
}

const uuidPlaceholder = "00000000-0000-0000-0000-000000000000";

export function requestBytes({ method, target, key, body }: Input): { bytes: Buffer; uuidAt?: number } {
  const head = [
    `${method} ${target} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Authorization: Bearer ${key}`,
    "Accept: */*",
  ];
  if (body === undefined) return { bytes: Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1") };
  head.push(
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${requestHeaders.idempotencyKey}: ${uuidPlaceholder}`,
  );
  const bytes = Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`);
  return { bytes, uuidAt: bytes.indexOf(uuidPlaceholder) };
}

/** Returns a GET that must get 200 with exactly `length` bytes. */
export function getRequest(target: string, key: string, length: number): LoadRequest {
  return { ...requestBytes({ method: "GET", target, key }), status: 200, bodyBytes: [length, length] };
}

export const purchaseBody = ({ packageId }: Dataset): string =>
  JSON.stringify({ package_id: packageId, quantity: 1, customer_ref: "bench" });

/** Returns a purchase for every key. `answerBytes` is the length of a response, if known. */
export function purchaseRequests(dataset: Dataset, answerBytes?: number): LoadRequest[] {
  const body = purchaseBody(dataset);
  // The remaining balance may have more or fewer digits than in the sample.
  const bodyBytes =
    answerBytes === undefined ? ([200, 2000] as const) : ([answerBytes - 3, answerBytes + 3] as const);
  return eachKey(dataset, (key) => ({
    ...requestBytes({ method: "POST", target: `${basePath}/v1/orders`, key, body }),
    status: 201,
    bodyBytes,
  }));
}

/** Returns one request for every key, with the accounts mixed. */
export function eachKey(
  { accounts }: Dataset,
  make: (key: string, orders: readonly string[], i: number) => LoadRequest,
): LoadRequest[] {
  const made = accounts.flatMap(({ keys, orders }) => keys.map((key, i) => make(key, orders, i)));
  // A step that shares no factor with the number of requests visits each of them once.
  const step = 7919;
  return made.map((_, i) => made[(i * step) % made.length] as LoadRequest);
}
