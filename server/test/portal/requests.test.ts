// The request log in the portal: members see their own account's requests, operators any.
import t from "tap";
import { until } from "../process/child.ts";
import { Portal } from "./portal.ts";

t.test("members list their account's requests, operators all requests", async (t) => {
  const portal = await Portal.start(t);
  const { owner, viewer, staff, operator, machine, d } = portal;
  const other = await d.addAccount();
  const otherKey = await d.addKey("test", other);
  const missing = await d.get("/v1/orders/ord_1");
  await d.get("/v1/balance", { key: d.liveKey });
  const foreign = await d.get("/v1/balance", { key: otherKey });
  const badKey = await d.get("/v1/balance", { key: "sk_test_unknown" });
  const idOf = ({ headers }: typeof missing) => headers.get("x-request-id") ?? "";
  const all = async (query = "") => (await machine.get(`/operator/requests?limit=100${query}`)).body.data;
  await until(async () => (await all()).some(({ id }: { id: string }) => id === idOf(badKey)));

  const { body: page } = await viewer.get("/requests?limit=1");
  t.match(page, { data: { length: 1 }, has_more: true, kept_days: 7 });
  const { body: nextPage } = await viewer.get(`/requests?cursor=${page.next_cursor}`);
  const logged = [...page.data, ...nextPage.data];
  t.same(new Set(logged.map(({ account_id }) => account_id)), new Set([d.account.id]));
  const key_id = logged.find(({ id }) => id === idOf(missing)).key_id;
  const statuses = async (query: string) =>
    (await owner.get(`/requests?${query}`)).body.data.map(({ status }: { status: number }) => status);
  t.same(await statuses("status=4xx"), [404]);
  t.same(await statuses("status=500"), []);
  t.same(await statuses(`key_id=${key_id}`), [404]);
  t.same(await statuses("key_id=key_0"), []);
  t.same(await statuses("since=2126-01-01"), []);
  const arrived = logged.find(({ id }) => id === idOf(missing)).created;
  t.same(await statuses(`until=${arrived}`), []);
  t.same(await statuses("until=2126-01-01&mode=test"), [404]);
  t.same(await statuses("mode=live"), [200]);
  t.same(await statuses("mode=test&method=GET"), [404]);
  t.same(await statuses("method=POST"), []);
  for (const query of [
    "mode=both",
    "until=x",
    "status=6xx",
    "method=PUT",
    "since=today",
    "cursor=x",
    "limit=0",
  ])
    t.equal((await owner.get(`/requests?${query}`)).status, 400, query);

  const { body: shown } = await staff.get(`/requests/${idOf(missing)}`);
  t.match(shown, { code: "order_not_found", key_hint: d.testKey.slice(-4), mode: "test" });
  t.equal(shown.account_name, d.account.name);
  t.same(JSON.parse(shown.response), missing.body);
  for (const id of [idOf(foreign), idOf(badKey), "req_0"])
    t.match(await owner.get(`/requests/${id}`), {
      status: 404,
      body: { error: { message: /older than 7 days/ } },
    });
  t.equal((await owner.get("/operator/requests")).status, 403);
  t.equal((await owner.get(`/operator/requests/${idOf(missing)}`)).status, 403);
  t.equal((await operator.get("/requests")).status, 403);

  t.match((await operator.get(`/operator/requests/${idOf(badKey)}`)).body, { account_id: null, status: 401 });
  t.same(
    (await all(`&account_id=${other.id}&mode=test`)).map(({ id }: { id: string }) => id),
    [idOf(foreign)],
  );
  t.same(await all(`&account_id=${other.id}&mode=live`), []);
  t.equal((await machine.get("/operator/requests?account_id=acc_0")).status, 404);
});
