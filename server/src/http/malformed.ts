// Responds in the error envelope to bytes that are not a valid HTTP request.
//
// This includes a control character in a header, because Node's parser rejects it before there is a request: the
// response to one in Idempotency-Key names that header, but knows no key and so has no rate limit headers. Making the
// parser accept such bytes is worse. `httpValidation: "relaxed"` loops for ever over a NUL in Node 24.21, so one
// request would end the service; `insecureHTTPParser` also accepts what request smuggling needs.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorCatalogue } from "@partner-esim/generated/errors";
import { requestHeaders, responseHeaders } from "@partner-esim/generated/headers";
import { newRequestId } from "../domain/ids.ts";
import type { Random } from "../domain/random.ts";

/** Set by Node's parser only. */
interface ClientError extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

const noRequest = "This is not a valid HTTP request. Check its headers.";
const tooLate =
  "The request did not arrive in time. Send all of it, with the body that its headers announce.";

const unknownEncoding =
  "Send the body with Content-Length, or with Transfer-Encoding: chunked and no other encoding.";

/** How long a client may take to read why its connection ends. */
const lingerMs = 1000;

/** An earlier request of the connection gets its response first. */
export function handleMalformedRequests(server: Server, random: Random): void {
  const open = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  server.prependListener("request", (request, response) => open.set(request.socket, { request, response }));
  const refuse = (socket: Socket, message: string, param: string | null = null) => {
    if (socket.writable) socket.end(malformedRequestText(random, message, param));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  server.on("clientError", (error: ClientError, stream) => {
    const socket = stream as Socket;
    const { request, response } = open.get(socket) ?? {};
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
      // Otherwise it could be taken for the response to a request in flight.
      if (socket.bytesRead === 0) socket.destroy();
      else if (response === undefined || !response.headersSent || response.writableFinished)
        refuse(socket, tooLate);
      else socket.destroy();
      return;
    }
    const param = paramAtFault(error);
    const message = param === null ? noRequest : `The ${param} must not hold control characters.`;
    if (response === undefined || response.writableFinished) refuse(socket, message, param);
    else if (request?.complete) response.once("finish", () => refuse(socket, message, param));
    else {
      // The body cannot be read to its end; reading it fails and responds.
      response.shouldKeepAlive = false;
      request?.emit("aborted");
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

/** Null if `param` cannot name it. */
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
