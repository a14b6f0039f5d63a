import { once } from "node:events";
import { connect } from "node:net";
import Koa from "koa";
import t from "tap";
import { atEndOfTurn } from "../../src/http/turns.ts";

t.test("requests that arrive in one turn of the event loop are handled together", async (t) => {
  const steps: string[] = [];
  const app = new Koa();
  app.use(async (ctx, next) => {
    steps.push(`begin ${ctx.path}`);
    await next();
  });
  app.use(atEndOfTurn());
  app.use(async (ctx) => {
    steps.push(`go on ${ctx.path}`);
    await null;
    steps.push(`end ${ctx.path}`);
    ctx.body = "";
  });
  const server = app.listen(0, "127.0.0.1");
  t.teardown(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  // One write, so that both are parsed in one turn.
  const socket = connect(port, "127.0.0.1").resume();
  t.teardown(() => socket.destroy());
  socket.write(["/a", "/b"].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  while (steps.length < 6) await new Promise((resolve) => setTimeout(resolve, 5));
  t.same(steps, ["begin /a", "begin /b", "go on /a", "go on /b", "end /a", "end /b"]);
});
