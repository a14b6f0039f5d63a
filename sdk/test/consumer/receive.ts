/**
 * Serves one of the webhook recipes on a free port and prints its URL. Recipes for `Request` objects get them from a
 * small server, as from their platform.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Fetcher = (request: Request) => Response | Promise<Response>;

const fromFetcher =
  (fetcher: Fetcher): Listener =>
  async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers(request.headers as Record<string, string>);
    const url = `http://${request.headers.host}${request.url}`;
    try {
      const answer = await fetcher(
        new Request(url, { method: "POST", headers, body: Buffer.concat(chunks) }),
      );
      response.writeHead(answer.status).end(await answer.text());
    } catch (error) {
      console.log(`framework: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  };

const recipes: Record<string, () => Promise<Listener>> = {
  "node-http": async () =>
    (await import("./webhooks/node-http.ts")).server.listeners("request")[0] as Listener,
  express: async () => (await import("./webhooks/express.ts")).app,
  koa: async () => (await import("./webhooks/koa.ts")).app.callback(),
  fastify: async () => {
    const { app } = await import("./webhooks/fastify.ts");
    await app.ready();
    return (request, response) => app.routing(request, response);
  },
  hono: async () => {
    const { app } = await import("./webhooks/hono.ts");
    return fromFetcher((request) => app.fetch(request));
  },
  worker: async () => {
    const { default: worker } = await import("./webhooks/worker.ts");
    const env = { PARTNER_ESIM_WEBHOOK_SECRET: process.env.PARTNER_ESIM_WEBHOOK_SECRET ?? "" };
    return fromFetcher((request) => worker.fetch(request, env));
  },
  sveltekit: async () => {
    const { POST } = await import("./webhooks/sveltekit.ts");
    return fromFetcher((request) => POST({ request }));
  },
  lambda: async () => {
    const { handler } = await import("./webhooks/lambda.ts");
    let isBase64Encoded = false;
    return fromFetcher(async (request) => {
      isBase64Encoded = !isBase64Encoded;
      const bytes = Buffer.from(await request.arrayBuffer());
      const headers = Object.fromEntries(request.headers);
      const body = bytes.toString(isBase64Encoded ? "base64" : "utf8");
      const { statusCode, body: text } = await handler({ headers, body, isBase64Encoded });
      return new Response(statusCode === 204 ? null : text, { status: statusCode });
    });
  },
  // As Nest does: the application's middleware, in order, with Express's parsers last.
  nest: async () => {
    const { default: express } = await import("express");
    const { receiveWebhooks } = await import("./webhooks/nest.ts");
    const app = express();
    receiveWebhooks(app);
    return app.use(express.json());
  },
  "next-route": async () => fromFetcher((await import("./webhooks/next-route.ts")).POST),
};

const recipe = recipes[process.argv[2] ?? ""];
if (!recipe) throw new Error(`There are ${Object.keys(recipes).join(", ")}`);
const server = createServer(await recipe());
server.listen(0, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`);
});
