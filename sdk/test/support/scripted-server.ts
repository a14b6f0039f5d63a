/** A real HTTP server that follows a script, one step per request, and records the requests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Test } from "tap";

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export type Step = (response: ServerResponse, request: Received) => void;

export interface ScriptedServer {
  baseUrl: string;
  received: Received[];
}

/** After its last step the server repeats it. */
export async function startServer(t: Test, ...steps: Step[]): Promise<ScriptedServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ method, url, headers, body });
    const step = steps[Math.min(received.length, steps.length) - 1];
    if (step === undefined) throw new Error("A scripted server needs a step");
    step(response, { method, url, headers, body });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/partner/api`, received };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Step {
  return (response) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

export function problem(status: number, code: string, headers: Record<string, string> = {}): Step {
  const error = { code, message: `About ${code}.`, request_id: "req_0123456789abcdef" };
  return json(status, { error }, { "X-Request-Id": error.request_id, ...headers });
}

export const html =
  (status: number): Step =>
  (response) =>
    response.writeHead(status, { "Content-Type": "text/html" }).end("<html><h1>Bad gateway</h1></html>");

/** The connection breaks, before a response or in the middle of one. */
export const drop: Step = (response) => response.destroy();
export const dropHalfway: Step = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};

/** Without `Content-Length` and without the last chunk: to a reader it looks like the end of the body. */
export const cutOff =
  (status: number, start: string): Step =>
  ({ socket }) =>
    socket?.end(
      `HTTP/1.1 ${status} x\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${start}`,
    );

export const never: Step = () => {};
