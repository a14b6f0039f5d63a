// A shutdown with --drain-seconds: load balancers learn of it before the listener closes.
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import t from "tap";
import { textAt, until } from "../process/child.ts";
import { folderFor, serve } from "./command-line.ts";

/** Without a key, so each response is a 401. */
async function balance(url: string, agent: Agent) {
  const outgoing = request(`${url}/v1/balance`, { agent }).end();
  const [response]: IncomingMessage[] = await once(outgoing, "response");
  await text(response as IncomingMessage);
  const { statusCode, headers } = response as IncomingMessage;
  return { reused: outgoing.reusedSocket, statusCode, connection: headers.connection };
}

t.test("requests are served, and each connection ends with its next response", async (t) => {
  const words = ["--admin-port", "0", "--drain-seconds", "3600"];
  const service = await serve(t, join(folderFor(t), "service.db"), words);
  const { url, admin_url } = service.ready;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.teardown(() => agent.destroy());
  await balance(url, agent);
  t.same(await balance(url, agent), { reused: true, statusCode: 401, connection: "keep-alive" });
  const { port, hostname, pathname } = new URL(url);
  const silent = connect(Number(port), hostname);
  await once(silent, "connect");
  const readiness = () => textAt(`${admin_url}/readyz`);
  t.equal((await readiness()).status, 200);

  service.child.kill("SIGTERM");
  t.ok(await until(async () => (await readiness()).status !== 200));
  t.same(await readiness(), { status: 503, text: "not ready: stopping\n" });
  t.same(await balance(url, agent), { reused: true, statusCode: 401, connection: "close" });
  t.same(await balance(url, agent), { reused: false, statusCode: 401, connection: "close" }, "a new one");
  silent.write(`GET ${pathname}/v1/balance HTTP/1.1\r\nHost: x\r\n\r\n`);
  t.match(await text(silent), /^HTTP\/1\.1 401 .*\r\nConnection: close\r\n/is, "one that had sent nothing");

  service.child.kill("SIGTERM");
  t.equal((await service.ended).code, 1, "a second signal ends it at once");
});
