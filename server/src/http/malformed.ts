// Sends the error envelope in response to bytes that are not a valid HTTP request. That includes a control character in
// a header, so the response about Idempotency-Key has no rate limit headers.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { errorCatalogue } from "@partner-esim/generated/errors";
import { requestHeaders, responseHeaders } from "@partner-esim/generated/headers";
import { newRequestId } from "../domain/values/ids.ts";
import type { Random } from "../domain/values/random.ts";
import { notWhole } from "./problems.ts";

interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

const noRequest = "This is not a valid HTTP request. Check its headers.";
const tooLate =
  "The request did not arrive in time. Send all of it, with the body that its headers announce.";
export const headersMax = 100;
const headTooLarge = `The request has too many headers, or too long ones. Send at most ${headersMax}.`;
const unknownEncoding =
  "Send the body with Content-Length, or with Transfer-Encoding: chunked and no other encoding.";

/** Time for reading the response before the connection ends. */
const lingerMs = 1000;

/** The response to an earlier request of the connection is sent first. */
export function handleMalformedRequests(server: Server, random: Random): void {
  const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  server.on("request", (request, response) => latest.set(request.socket, { request, response }));
  const reject = (socket: Duplex, message: string, param: string | null = null) => {
    if (socket.writable) socket.end(malformedRequestText(random, message, param));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.on("clientError", (error: ClientError, socket) => {
    const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
    if (!socket.writable || (isLate && "bytesRead" in socket && socket.bytesRead === 0)) {
      socket.destroy();
      return;
    }
    const [message, param] = isLate ? [tooLate, null] : faultOf(error);
    const current = latest.get(socket);
    if (current === undefined || current.response.writableFinished) reject(socket, message, param);
    else if (current.request.complete) current.response.once("finish", () => reject(socket, message, param));
    else if (current.response.headersSent) socket.destroy();
    else reject(socket, isLate ? tooLate : notWhole().message);
  });
  server.on("connect", (_request, socket) => reject(socket, noRequest));
}

function faultOf(error: ClientError): [message: string, param: string | null] {
  if (error.code === "HPE_HEADER_OVERFLOW") return [headTooLarge, null];
  const name = requestHeaders.idempotencyKey;
  return isIn(name, error) ? [`The ${name} must not hold control characters.`, name] : [noRequest, null];
}

/** Returns whether parsing stopped in the header with this name. */
function isIn(name: string, { rawPacket, bytesParsed }: ClientError): boolean {
  const parsed = rawPacket?.subarray(0, bytesParsed).toString("latin1") ?? "";
  const line = parsed.slice(parsed.lastIndexOf("\n") + 1).toLowerCase();
  return line.startsWith(`${name.toLowerCase()}:`);
}

/** Such as `http://[::1`. */
export function hasBrokenTarget({ url = "" }: IncomingMessage): boolean {
  return !url.startsWith("/") && !URL.canParse(url, "http://service.invalid");
}

/** Such as `gzip, chunked`. */
export function hasUnknownEncoding({ headers }: IncomingMessage): boolean {
  const encoding = headers["transfer-encoding"];
  return encoding !== undefined && encoding.toLowerCase() !== "chunked";
}

/** Closes the connection: only the sender knows where the body ends. */
export function rejectEncoding(response: ServerResponse, random: Random): void {
  respond(response, random, unknownEncoding);
}

export function rejectTarget(response: ServerResponse, random: Random): void {
  respond(response, random, noRequest);
}

function respond(response: ServerResponse, random: Random, message: string): void {
  const { status, headers, text } = malformedRequestResponse(random, message, null);
  response.writeHead(status, headers).end(text);
}

interface MalformedRequestResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

function malformedRequestResponse(
  random: Random,
  message: string,
  param: string | null,
): MalformedRequestResponse {
  const requestId = newRequestId(random);
  const code = "invalid_request";
  const error = { code, message, request_id: requestId, ...(param === null ? {} : { param }) };
  const text = JSON.stringify({ error });
  return {
    status: errorCatalogue[code].status,
    headers: {
      [responseHeaders.requestId]: requestId,
      "Cache-Control": "no-store",
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(text)),
      Connection: "close",
    },
    text,
  };
}

function malformedRequestText(random: Random, message: string, param: string | null): string {
  const { status, headers, text } = malformedRequestResponse(random, message, param);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} Bad Request`, ...lines, "", text].join("\r\n");
}
