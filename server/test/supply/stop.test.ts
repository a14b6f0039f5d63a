// A stop does not wait for units that the supplier has not issued: the order's job asks for them after the next start.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import t from "tap";
import { call, folderFor, serve } from "../cli/command-line.ts";
import { until } from "../process/child.ts";

t.test("SIGTERM ends a service in time, however many units it still has to ask for", async (t) => {
  let asked = 0;
  const gateway = createServer((request, response) => {
    asked += 1;
    const unit_id = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
    request.resume();
    setTimeout(() => response.end(JSON.stringify({ unit_id, state: "pending", esim: null })), 1000);
  });
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  t.teardown(() => {
    gateway.close();
    gateway.closeAllConnections();
  });
  const { port } = gateway.address() as AddressInfo;
  const supplier = [`--supplier-url=http://127.0.0.1:${port}/supplier/v1`, "--supplier-key", "k".repeat(32)];
  const service = await serve(t, join(folderFor(t), "service.db"), [
    ...supplier,
    "--shutdown-seconds",
    "1",
    "--demo",
  ]);
  const { url, demo } = service.ready;
  const { body: packages } = await call(`${url}/v1/packages?limit=1`, demo.live_key);
  const order = { package_id: packages.data[0].id, quantity: 50 };
  const orders = Array.from({ length: 20 }, () => call(`${url}/v1/orders`, demo.live_key, order));
  const cut = Promise.allSettled(orders);
  t.ok(await until(() => asked >= 20), "of 1,000 units, 20 are asked for at a time");
  service.child.kill("SIGTERM");
  const late = setTimeout(() => service.child.kill("SIGKILL"), 15_000);
  t.match(await service.ended, { code: 0, signal: null });
  clearTimeout(late);
  await cut;
  t.ok(asked < 500, `${asked} were asked for`);
});
