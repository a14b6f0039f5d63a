/** The server over streamable HTTP. Each request has a server of its own: nothing is kept between two. */

import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { createMcpExpressApp } from "@modelcontextprotocol/sdk/server/express.js";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

export interface HttpOptions {
  host: string;
  port: number;
  /** Required of callers as a bearer token, unless it is null. */
  token: string | null;
}

export async function serveHttp(
  create: () => Server,
  { host, port, token }: HttpOptions,
): Promise<HttpServer> {
  const app = createMcpExpressApp({ host });
  app.post("/mcp", async (request, response) => {
    if (token !== null && !isSame(request.headers.authorization ?? "", `Bearer ${token}`)) {
      response
        .status(401)
        .json({ jsonrpc: "2.0", error: { code: -32001, message: "Send the token of the server" }, id: null });
      return;
    }
    const server = create();
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
    response.on("close", () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body);
  });
  app.all("/mcp", (_request, response) => {
    response
      .status(405)
      .set("Allow", "POST")
      .json({ jsonrpc: "2.0", error: { code: -32000, message: "Send a POST" }, id: null });
  });
  const http = createHttpServer(app).listen(port, host);
  await once(http, "listening");
  return http;
}

function isSame(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
