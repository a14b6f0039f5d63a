// Sends the error envelope in response to bytes that are not a valid HTTP request. That includes a control character in
// a header, so the response about Idempotency-Key has no rate limit headers. A laxer parser is worse: with
// `httpValidation: "relaxed"`, Node 24.21 loops for ever over a NUL; `insecureHTTPParser` permits request smuggling.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorCatalogue } from "@partner-esim/generated/errors";
import { requestHeaders, responseHeaders } from "@partner-esim/generated/headers";
import { newRequestId } from "../domain/ids.ts";
import type { Random } from "../domain/random.ts";
import { Paced } from "./paced.ts";
import { notWhole, Refused } from "./problems.ts";

interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

const noRequest = "This is not a valid HTTP request. Check its headers.";
const tooLate =
  "The request did not arrive in time. Send all of it, with the body that its headers announce.";

/** More cost more than the request: 400 take half a millisecond. */
export const headersMax = 100;
const tooManyHeaders = `The request has too many headers, or too long ones. Send at most ${headersMax}.`;

const unknownEncoding =
  "Send the body with Content-Length, or with Transfer-Encoding: chunked and no other encoding.";

const lingerMs = 1000;

/** The latest request of a connection, and its response. */
type LatestOf = (socket: Socket) => { request: IncomingMessage | null; response: ServerResponse | null };

/** Makes reading the body fail, which responds. */
const failBody = (request: IncomingMessage) => request.emit("error", new Refused(notWhole()));
/** A client may cut off thousands at once. */
const cutOff = new Paced(16, failBody);

/** An earlier request of the connection gets its response first. */
export function handleMalformedRequests(server: Server, random: Random, latestOf: LatestOf): void {
  const refuse = (socket: Socket, message: string, param: string | null = null) => {
    if (socket.writable) socket.end(malformedRequestText(random, message, param));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.on("clientError", (error: ClientError, stream) => {
    const socket = stream as Socket;
    const { request, response } = latestOf(socket);
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
      // The client could take it for the response to a request in flight.
      if (socket.bytesRead === 0) socket.destroy();
      else if (response === null || !response.headersSent || response.writableFinished)
        refuse(socket, tooLate);
      else socket.destroy();
      return;
    }
    const param = paramAtFault(error);
    const general = error.code === "HPE_HEADER_OVERFLOW" ? tooManyHeaders : noRequest;
    const message = param === null ? general : `The ${param} must not hold control characters.`;
    if (response === null || response.writableFinished) refuse(socket, message, param);
    else if (request?.complete) response.once("finish", () => refuse(socket, message, param));
    else {
      response.shouldKeepAlive = false;
      // Where nobody waits for a response, Node would fail it in this turn, and take longer.
      if (request && socket.destroyed) failBody(request);
      else if (request) cutOff.add(request);
      setTimeout(() => socket.destroy(), lingerMs).unref();
    }
  });
  server.on("connect", (_request, stream) => refuse(stream as Socket, noRequest));
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
  reject(response, random, unknownEncoding);
}

export function rejectTarget(response: ServerResponse, random: Random): void {
  reject(response, random, noRequest);
}

function reject(response: ServerResponse, random: Random, message: string): void {
  const { status, headers, text } = malformedRequestResponse(random, message, null);
  response.writeHead(status, headers).end(text);
}

function paramAtFault({ rawPacket, bytesParsed }: ClientError): string | null {
  const read = rawPacket?.subarray(0, bytesParsed).toString("latin1") ?? "";
  const line = read.slice(read.lastIndexOf("\n") + 1).toLowerCase();
  const name = requestHeaders.idempotencyKey;
  return line.startsWith(`${name.toLowerCase()}:`) ? name : null;
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
