// JSON of 24 KB with names that were never seen before takes 2 ms to parse. Requests with large bodies start one by one,
// so others don't wait behind them.
import type { Socket } from "node:net";
import t from "tap";
import { openFor, pause } from "./attacker.ts";
import { startListeners } from "./listeners.ts";

const crowd = 60;

t.test(
  "a small request does not wait behind large ones, nor a large one behind all of another client",
  async (t) => {
    const { service, ports, key } = await startListeners(t, ["--trusted-proxies", "127.0.0.1"]);
    const { child } = service;
    const headOf = (method: string, client: string) =>
      `${method} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nAuthorization: Bearer ${key}\r\n`;
    const post = (client: string, n: number) =>
      `${headOf("POST /partner/api/v1/orders", client)}Content-Type: application/json\r\nIdempotency-Key: large-${n}\r\n`;
    const small = (client: string) => `${headOf("GET /partner/api/v1/balance", client)}\r\n`;
    const large = (client: string, n: number) => {
      const body = JSON.stringify({ z: Array.from({ length: 900 }, (_, i) => ({ [`key_${n}_${i}`]: 1 })) });
      return `${post(client, n)}Content-Length: ${body.length}\r\n\r\n${body}`;
    };
    const chunked = (client: string, n: number) =>
      `${post(client, n)}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;

    const sockets: Socket[] = [];
    for (let i = 0; i < crowd + 3; i++) sockets.push(await openFor(t, ports.api));
    const order: string[] = [];
    const send = (name: string, request: string) => {
      const socket = sockets.pop();
      socket?.once("data", () => order.push(name));
      socket?.write(request);
    };
    const last = sockets[0];
    // Connections are accepted in their order: after this response, all are.
    const response = new Promise((resolve) => last?.once("data", resolve));
    last?.write(small("203.0.113.9"));
    await response;
    // The service waits again; until then its system lists the last sender first.
    await pause(100);
    child.kill("SIGSTOP");
    for (let n = 0; n < crowd; n++)
      send("large", n % 2 === 0 ? large("203.0.113.9", n) : chunked("203.0.113.9", n));
    send("large of another", large("203.0.113.10", crowd));
    send("small of another", small("203.0.113.10"));
    send("small", small("203.0.113.9"));
    await pause(100);
    child.kill("SIGCONT");
    while (order.length < crowd + 3) await pause(20);
    for (const name of ["small", "small of another", "large of another"])
      t.ok(order.indexOf(name) < 8, `${name}: number ${order.indexOf(name)}`);
  },
);
