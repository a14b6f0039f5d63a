// While requests of many clients wait, those of clients that lately sent a valid key go first, unless they exceeded a limit.
import t from "tap";
import { openFor, pause } from "./attacker.ts";
import { startListeners } from "./listeners.ts";

const crowd = 300;

t.test("a known client does not wait behind the requests of unknown ones", async (t) => {
  const { service, ports, key } = await startListeners(t, ["--trusted-proxies", "127.0.0.1"]);
  const { child } = service;
  const connect = () => openFor(t, ports.api);
  const others = [];
  for (let i = 0; i < crowd; i++) others.push(await connect());
  const theirs = await connect();
  const limited = await connect();
  const ours = await connect();
  const requestFrom = (client: string, key: string) =>
    `GET /partner/api/v1/balance HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  // Connections are accepted in their order: after this response, all are.
  const answer = async (socket: typeof ours, client: string) => {
    const response = new Promise((resolve) => socket.once("data", resolve));
    socket.write(requestFrom(client, key));
    return String(await response).slice(9, 12);
  };
  t.equal(await answer(ours, "203.0.113.9"), "200");
  while ((await answer(limited, "203.0.113.11")) !== "429");

  // The service waits again; until then its system lists the last sender first.
  await pause(100);
  // All requests are there when the service goes on to read, ours and another valid one last.
  child.kill("SIGSTOP");
  const order: string[] = [];
  const ask = (name: string, socket: typeof ours, client: string, key: string) => {
    socket.once("data", () => order.push(name));
    socket.write(requestFrom(client, key));
  };
  others.forEach((socket, i) => {
    ask("of the crowd", socket, `198.51.${i >> 8}.${i & 255}`, "sk_test_none");
  });
  ask("of a new client", theirs, "203.0.113.10", key);
  ask("limited", limited, "203.0.113.11", key);
  ask("known", ours, "203.0.113.9", key);
  await pause(100);
  child.kill("SIGCONT");
  while (order.length < crowd + 3) await pause(20);
  t.ok(order.indexOf("known") < crowd / 3, `the known client's was number ${order.indexOf("known")}`);
  t.ok(order.indexOf("of a new client") > (2 * crowd) / 3, "those of unknown ones in their order");
  t.ok(order.indexOf("limited") > (2 * crowd) / 3, "and of one that exceeded its limit");
});
