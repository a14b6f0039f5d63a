// What reaches the listener and is no HTTP request that the service could serve: answered in the envelope all the same.
import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { errorCatalogue } from "@partner-esim/generated/errors";
import { responseHeaders } from "@partner-esim/generated/headers";
import { newRequestId } from "../domain/ids.ts";
import type { Random } from "../domain/ports.ts";

/** A request that came before such bytes on the same connection still gets its own answer, and first. */
export function answerWhatIsNoRequest(server: Server, random: Random): void {
  const open = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", (request, response) => open.set(request.socket, response));
  const refuse = (socket: Duplex) => {
    if (socket.writable) socket.end(malformedRequestAnswer(random));
  };
  server.on("clientError", (_error, socket) => {
    const response = open.get(socket);
    if (response === undefined || response.writableFinished) refuse(socket);
    else response.once("finish", () => refuse(socket));
  });
  server.on("connect", (_request, socket) => refuse(socket));
}

/** The answer to bytes that are no HTTP request, in the envelope like every other. */
function malformedRequestAnswer(random: Random): string {
  const requestId = newRequestId(random);
  const code = "invalid_request";
  const message = "This is not a valid HTTP request. Check its headers.";
  const text = JSON.stringify({ error: { code, message, request_id: requestId } });
  return [
    `HTTP/1.1 ${errorCatalogue[code].status} Bad Request`,
    `${responseHeaders.requestId}: ${requestId}`,
    "Cache-Control: no-store",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(text)}`,
    "Connection: close",
    "",
    text,
  ].join("\r\n");
}
