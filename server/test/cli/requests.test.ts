// The request log on the command line, beside a running service.
import { join } from "node:path";
import t from "tap";
import { until } from "../process/child.ts";
import { call, folderFor, runHere, serve } from "./command-line.ts";

t.test("requests are listed and shown", async (t) => {
  const database = join(folderFor(t), "service.db");
  const service = await serve(t, database, ["--demo"]);
  const { url, demo } = service.ready;
  const operator = (...words: string[]) => runHere(["requests", ...words, "--json", "--database", database]);
  const list = async (...words: string[]) => (await operator("list", ...words)).json;
  const missing = await call(`${url}/v1/orders/ord_1`, demo.test_key);
  await call(`${url}/v1/balance`, demo.live_key);
  await call(`${url}/v1/balance`, "sk_test_unknown");
  const id = missing.body.error.request_id;
  await until(async () => (await list()).requests.length === 3);

  const shown = await operator("show", id);
  t.match(shown.json, {
    id,
    mode: "test",
    key_hint: demo.test_key.slice(-4),
    operation: "ordersGet",
    method: "GET",
    path: "/v1/orders/ord_1",
    status: 404,
    code: "order_not_found",
    address: "127.0.0.1",
    replayed: false,
  });
  t.same(JSON.parse(shown.json.response), missing.body);
  const { account_id: account, key_id: key } = shown.json;
  const statuses = async (...words: string[]) =>
    (await list(...words)).requests.map(({ status }: { status: number }) => status).sort();
  t.same(await statuses("--account", account), [200, 404]);
  t.same(await statuses("--key", key), [404]);
  t.same(await statuses("--status", "4xx"), [401, 404]);
  t.same(await statuses("--status", "401"), [401]);
  t.same(await statuses("--since", "2026-01-01"), [200, 401, 404]);
  t.same(await statuses("--since", "2126-01-01"), []);
  t.match(await list("--limit", "1"), { requests: { length: 1 }, has_more: true });
  const text = (await runHere(["requests", "list", "--database", database])).stdout;
  t.match(text, /^REQUEST .*\n(.*\n)*req_[0-9a-f]{16} .*GET \/v1\/orders\/ord_1 +404 +order_not_found/);

  t.match(await operator("show", "req_0000000000000000"), {
    code: 1,
    json: { error: { message: /has no request/ } },
  });
  for (const [flag, value, code] of [
    ["--status", "6xx", 2],
    ["--since", "today", 2],
    ["--account", "acc_0", 1],
    ["--key", "key_0", 1],
  ] as const)
    t.equal((await operator("list", flag, value)).code, code, `${flag} ${value}`);
});
