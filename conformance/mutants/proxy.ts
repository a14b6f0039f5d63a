/**
 * A proxy between the suite and the service, or between the service and the suite's receiver, that changes the traffic.
 * Without a bug it only rewrites URLs to its own.
 */
import http from "node:http";
import type { AddressInfo } from "node:net";
import { type OperationId, routes } from "../src/contract.ts";

export type Headers = [name: string, value: string][];

export interface ProxiedRequest {
  method: string;
  /** The path below the base URL, with the query. */
  target: string;
  headers: Headers;
  body: Buffer;
  operation: OperationId | undefined;
}

export interface ProxiedResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

export type Forward = (request: ProxiedRequest) => Promise<ProxiedResponse>;

/** What a mutant does instead of forwarding a request and its response unchanged. */
export type Fault = (request: ProxiedRequest, forward: Forward) => Promise<ProxiedResponse>;

export interface OpenProxy {
  /** The proxy's URL, used instead of the upstream one. */
  url: string;
  close(): void;
}

export const headerOf = (message: { headers: Headers }, name: string): string | undefined =>
  message.headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

export function setHeader(message: { headers: Headers }, name: string, value: string | null): void {
  message.headers = message.headers.filter(([key]) => key.toLowerCase() !== name.toLowerCase());
  if (value !== null) message.headers.push([name, value]);
}

/** Pairs of strings in bodies: replaced on the way in, and back on the way out. */
type Texts = () => readonly (readonly [outside: string, inside: string])[];

/** @param swap returns those pairs for the proxy's own URL */
export async function openProxy(
  upstream: string,
  fault: Fault | undefined,
  swap: (ownUrl: string) => Texts = () => () => [],
): Promise<OpenProxy> {
  const base = new URL(upstream);
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const texts = swap(origin);
  server.on("request", (incoming, outgoing) => {
    const forward: Forward = (request) =>
      send(
        base,
        agent,
        { ...request, body: replaced(request.body, texts()) },
        incoming.socket.remoteAddress,
      ).then((response) => ({
        ...response,
        body: replaced(
          response.body,
          texts().map(([a, b]) => [b, a]),
        ),
      }));
    handle(incoming, base.pathname, fault ?? ((request, next) => next(request)), forward)
      .then((response) => {
        const headers = response.headers.filter(
          ([name]) => !/^(content-length|transfer-encoding|connection)$/i.test(name),
        );
        // The response to HEAD keeps the length of the omitted body.
        const length = headerOf(response, "Content-Length");
        const isBare = incoming.method === "HEAD" || response.status === 204 || response.status === 304;
        if (!isBare) headers.push(["Content-Length", String(response.body.length)]);
        else if (length !== undefined) headers.push(["Content-Length", length]);
        outgoing.writeHead(response.status, headers.flat()).end(isBare ? undefined : response.body);
      })
      .catch(() => outgoing.destroy());
  });
  return {
    url: origin + base.pathname.replace(/\/$/, ""),
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

async function handle(
  incoming: http.IncomingMessage,
  basePath: string,
  fault: Fault,
  forward: Forward,
): Promise<ProxiedResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers: Headers = [];
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    headers.push([incoming.rawHeaders[i] as string, incoming.rawHeaders[i + 1] as string]);
  }
  const method = incoming.method ?? "GET";
  const path = incoming.url ?? "/";
  const prefix = basePath.replace(/\/$/, "");
  const target = path.startsWith(prefix) ? path.slice(prefix.length) : path;
  const request = {
    method,
    target,
    headers,
    body: Buffer.concat(chunks),
    operation: operationOf(method, target),
  };
  return fault(request, forward);
}

function send(
  base: URL,
  agent: http.Agent,
  request: ProxiedRequest,
  from: string | undefined,
): Promise<ProxiedResponse> {
  const headers = request.headers.filter(
    ([name]) => !/^(host|connection|content-length|transfer-encoding)$/i.test(name),
  );
  headers.unshift(["Host", base.host]);
  const hadBody = request.headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name));
  if (hadBody || request.body.length > 0) headers.push(["Content-Length", String(request.body.length)]);
  return new Promise((resolve, reject) => {
    const outgoing = http.request({
      host: base.hostname,
      port: base.port,
      method: request.method,
      path: base.pathname.replace(/\/$/, "") + request.target,
      headers: headers.flat(),
      agent,
      // The service counts some things by client IP address.
      ...(from?.startsWith("127.") ? { localAddress: from } : {}),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const raw: Headers = [];
        for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
          raw.push([incoming.rawHeaders[i] as string, incoming.rawHeaders[i + 1] as string]);
        }
        resolve({ status: incoming.statusCode ?? 0, headers: raw, body: Buffer.concat(chunks) });
      });
    });
    outgoing.end(request.body);
  });
}

function replaced(body: Buffer, texts: readonly (readonly [string, string])[]): Buffer {
  if (texts.length === 0 || body.length === 0) return body;
  // Latin-1 keeps every byte, whatever the body contains.
  const text = body.toString("latin1");
  const changed = texts.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  return changed === text ? body : Buffer.from(changed, "latin1");
}

const patterns = Object.values(routes).map(({ operationId, method, path }) => ({
  operationId,
  method: method as string,
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
}));

function operationOf(method: string, target: string): OperationId | undefined {
  const [path = ""] = target.split("?");
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.operationId;
}
