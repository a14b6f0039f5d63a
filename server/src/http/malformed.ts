// What reaches the listener and is no HTTP request that the service could serve: answered in the envelope all the same.
//
// A control character in a header is among it, as Node's parser refuses it before there is a request: so the answer to
// one in Idempotency-Key names that header, but knows of no key whose rate headers it could bear. Letting the parser
// pass such bytes on is worse. `httpValidation: "relaxed"` spins for ever over a NUL in Node 24.21, so that one request
// would end the service; `insecureHTTPParser` also takes what request smuggling is made of.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorCatalogue } from "@partner-esim/generated/errors";
import { requestHeaders, responseHeaders } from "@partner-esim/generated/headers";
import { newRequestId } from "../domain/ids.ts";
import type { Random } from "../domain/random.ts";

/** The last two are Node's parser's, and missing where it was not the parser that found the fault. */
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

/** A request that came before such bytes on the same connection still gets its own answer, and first. */
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
      // To a connection on which nothing was asked, an answer could pass for that of a request that is on its way.
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
      // Its own body is cut off or broken: whoever reads it is told, answers, and the connection ends.
      response.shouldKeepAlive = false;
      request?.emit("aborted");
      setTimeout(() => socket.destroy(), lingerMs).unref();
    }
  });
  server.on("connect", (_request, stream) => refuse(stream as Socket, noRequest));
}

/** Whether the target is a URL that can't be parsed, such as `http://[::1`. */
export function hasBrokenTarget({ url = "" }: IncomingMessage): boolean {
  return !url.startsWith("/") && !URL.canParse(url, "http://service.invalid");
}

/** Whether the body is sent in an encoding other than chunks, which nothing here reads: `gzip, chunked` among them. */
export function hasUnknownEncoding({ headers }: IncomingMessage): boolean {
  const encoding = headers["transfer-encoding"];
  return encoding !== undefined && encoding.toLowerCase() !== "chunked";
}

/** The connection ends with the response: where the body ends is known to its sender alone. */
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

/** The header in whose value the parser stopped, if it is one that `param` can name. */
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

/** The response to a malformed request, in the envelope like every other. */
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

/** The same as it goes over the connection. */
function malformedRequestText(random: Random, message: string, param: string | null): string {
  const { status, headers, text } = malformedRequestResponse(random, message, param);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} Bad Request`, ...lines, "", text].join("\r\n");
}
