// JSON of 24 KB with names that were never seen before takes 2 ms to parse. Requests with large bodies start one
// by one, in turn between accounts, so others don't wait behind them.
import type { Socket } from "node:net";
import t from "tap";
import { runHere } from "../cli/command-line.ts";
import { openFor, pause } from "./attacker.ts";
import { startListeners } from "./listeners.ts";

const crowd = 60;

t.test(
  "a small request does not wait behind large ones, nor a large one behind all of another account",
  async (t) => {
    const options = ["--trusted-proxies", "127.0.0.1", "--allow-test-runs"];
    const { service, database, ports } = await startListeners(t, options);
    const { child } = service;
    const words = ["--accounts", "2", "--test-keys", "4", "--json", "--database", database];
    const { accounts } = (await runHere(["provision", ...words])).json;
    const keys: string[] = accounts[0].test_keys;
    const [key = ""] = keys;
    const [others = ""]: string[] = accounts[1].test_keys;
    const headOf = (method: string, from: string, client: number) =>
      `${method} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.${client}\r\nAuthorization: Bearer ${from}\r\n`;
    let sent = 0;
    const post = (from: string, client: number) =>
      `${headOf("POST /partner/api/v1/orders", from, client)}Content-Type: application/json\r\nIdempotency-Key: large-${sent++}\r\n`;
    const small = (from: string, client: number) =>
      `${headOf("GET /partner/api/v1/balance", from, client)}\r\n`;
    const large = (from: string, client: number) => {
      const names = Array.from({ length: 900 }, (_, i) => ({ [`key_${sent}_${i}`]: 1 }));
      const body = JSON.stringify({ z: names });
      return `${post(from, client)}Content-Length: ${body.length}\r\n\r\n${body}`;
    };
    const chunked = (from: string, client: number) =>
      `${post(from, client)}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;

    const sockets: Socket[] = [];
    for (let i = 0; i < crowd + 4; i++) sockets.push(await openFor(t, ports.api));
    const order: string[] = [];
    const send = (name: string, request: string) => {
      const socket = sockets.pop();
      socket?.once("data", () => order.push(name));
      socket?.write(request);
    };
    // Connections are accepted in their order: after these responses, all are. Now it is known whose keys they are.
    for (const [i, from] of [...keys, others].entries()) {
      const response = new Promise((resolve) => sockets[i]?.once("data", resolve));
      sockets[i]?.write(large(from, 1));
      await response;
    }
    // The service waits again; until then its system lists the last sender first.
    await pause(100);
    child.kill("SIGSTOP");
    for (let n = 0; n < crowd; n++) send("large", large(keys[1 + (n % 3)] ?? "", 1 + (n % 15)));
    send("small", small(key, 1));
    send("small of another", small(others, 97));
    send("chunked of another", chunked(others, 98));
    send("large of another", large(others, 99));
    await pause(100);
    child.kill("SIGCONT");
    while (order.length < crowd + 4) await pause(20);
    for (const name of ["small", "small of another", "chunked of another", "large of another"])
      t.ok(order.indexOf(name) < 8, `${name}: number ${order.indexOf(name)}`);
  },
);
