// Bulk resends: what they send, in which order and how much, and what they leave alone.
import { limits as apiLimits } from "@partner-esim/generated/limits";
import { limits } from "@partner-esim/generated/portal/limits";
import t, { type Test } from "tap";
import { Receiver, status } from "../webhooks/receiver.ts";
import { Portal } from "./portal.ts";

const since = "2020-01-01T00:00:00Z";

/** An account whose deliveries have all failed, at an endpoint that is enabled again and works. */
async function failing(t: Test, orders: number) {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  receiver.answer = status(500);
  const { endpoint } = (await owner.post("/endpoints", { mode: "test", url: receiver.url() })).body;
  const package_id = (await d.somePackage()).id;
  const order = async () => (await d.post("/v1/orders", { package_id })).body;
  for (let i = 0; i < orders; i++) await order();
  await d.service.deliverDue();
  await owner.post(`/endpoints/${endpoint.id}/disable`);
  await d.service.deliverDue();
  await owner.post(`/endpoints/${endpoint.id}/enable`);
  receiver.answer = status(200);
  receiver.received.length = 0;
  const list = async (filter = "") => (await owner.get(`/deliveries?mode=test${filter}`)).body.data;
  const newest = async () => (await owner.get("/resends?mode=test")).body.data[0];
  return { portal, owner, d, receiver, endpoint, order, list, newest };
}

t.test("a bulk resend sends deliveries failed since a time once more, oldest first", async (t) => {
  const { portal, owner, d, receiver, list, newest } = await failing(t, 4);
  t.equal((await list("&status=failed")).length, 4);
  const made = await owner.post("/resends", { mode: "test", failed_since: since });
  t.match(made, { status: 201, body: { total: 4, skipped: 0, stopped: null, mode: "test" } });
  await d.service.deliverDue();
  t.match(await newest(), { id: made.body.id, total: 4, delivered: 4, failed: 0, pending: 0, skipped: 0 });
  const sequences = receiver.received.map(({ event }) => event.sequence);
  t.same(
    sequences,
    [...sequences].sort((a, b) => a - b),
    "in order",
  );
  t.equal(receiver.received.length, 4);
  t.match(await list(), Array(4).fill({ status: "delivered", manual_retries: 1 }));
  t.match((await owner.get("/activity")).body.data[0], {
    kind: "deliveries.resent",
    subject: made.body.id,
    text: "4 of 4 queued",
  });
  t.match((await owner.post("/resends", { mode: "test", failed_since: since })).body, {
    total: 0,
    pending: 0,
  });
  t.match((await portal.viewer.get("/resends?mode=test")).body.data.length, 2);
  t.same((await owner.get("/resends?mode=live")).body.data, []);
  t.same((await (await portal.otherAccount()).owner.get("/resends?mode=test")).body.data, []);
});

t.test("of selected deliveries those that can't be sent are skipped", async (t) => {
  const { portal, owner, d, receiver, order, list } = await failing(t, 3);
  await order();
  await d.service.deliverDue();
  const [delivered, ...failed] = await list();
  t.equal(delivered.status, "delivered");
  receiver.received.length = 0;
  const other = await portal.otherAccount();
  const chosen = (...ids: string[]) => ({ mode: "test", delivery_ids: ids });
  t.match((await other.owner.post("/resends", chosen(failed[0].id))).body, {
    total: 1,
    pending: 0,
    skipped: 1,
  });
  t.match((await owner.post("/resends", { ...chosen(failed[0].id), mode: "live" })).body, { skipped: 1 });
  const ids = [failed[0].id, failed[1].id, failed[1].id, delivered.id, "dlv_0123456789abcdef01234567"];
  t.match((await portal.staff.post("/resends", chosen(...ids))).body, { total: 4, pending: 2, skipped: 2 });
  await d.service.deliverDue();
  t.same(
    receiver.received.map(({ headers }) => headers["x-service-delivery-id"]),
    [failed[1].id, failed[0].id],
  );
  t.equal((await portal.viewer.post("/resends", chosen(failed[2].id))).status, 403);
});

t.test("an endpoint that is still broken gets no more than five", async (t) => {
  const { owner, d, receiver, endpoint, list, newest } = await failing(t, 8);
  receiver.answer = status(503);
  const body = { mode: "test", failed_since: since, endpoint_id: endpoint.id };
  t.match((await owner.post("/resends", body)).body, { total: 8, pending: 8 });
  await d.service.deliverDue();
  t.equal(receiver.received.length, limits.resendFailuresMax);
  t.match(await newest(), {
    total: 8,
    delivered: 0,
    failed: 5,
    pending: 0,
    skipped: 3,
    stopped: /5 in a row failed/,
  });
  t.equal((await list("&status=failed")).length, 8);
  t.match((await owner.get(`/endpoints/${endpoint.id}`)).body, { enabled: true, failures_in_row: 0 });
});

t.test("new events go before a bulk resend, and disabling the endpoint ends it", async (t) => {
  const { owner, d, receiver, endpoint, order, newest } = await failing(t, 4);
  const waiting: (() => void)[] = [];
  receiver.answer = async (response) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    response.writeHead(200).end();
  };
  const next = async (count: number) => {
    await receiver.reached(count);
    return receiver.received[count - 1]?.event.data.id;
  };
  await owner.post("/resends", { mode: "test", failed_since: since });
  await next(1);
  const { id } = await order();
  waiting.shift()?.();
  t.equal(await next(2), id, "the new event is second");
  waiting.shift()?.();
  t.not(await next(3), id);
  await owner.post(`/endpoints/${endpoint.id}/disable`);
  waiting.shift()?.();
  await d.service.deliverDue();
  t.equal(receiver.received.length, 3);
  t.match(await newest(), { total: 4, pending: 0, stopped: "The endpoint was disabled." });
});

t.test("a running bulk resend is cancelled: what is being sent ends, the rest is skipped", async (t) => {
  const { portal, owner, d, receiver, list, newest } = await failing(t, 4);
  const { staff, viewer, machine } = portal;
  const waiting: (() => void)[] = [];
  receiver.answer = async (response) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    response.writeHead(200).end();
  };
  const { id } = (await owner.post("/resends", { mode: "test", failed_since: since })).body;
  await receiver.reached(1);
  const cancel = (caller = staff, path = `/resends/${id}/cancel`) => caller.post(path);
  const other = await portal.otherAccount();
  t.equal((await cancel(viewer)).status, 403);
  t.equal((await cancel(other.owner)).status, 404);
  t.equal((await cancel(staff, "/resends/rsd_0/cancel")).status, 404);
  t.match(await newest(), { pending: 4, stopped: null }, "nothing was cancelled");

  const ended = { id, total: 4, delivered: 0, pending: 1, skipped: 3, stopped: "It was cancelled." };
  t.match(await cancel(), { status: 200, body: ended });
  waiting.shift()?.();
  await d.service.deliverDue();
  t.equal(receiver.received.length, 1);
  t.match(await newest(), { total: 4, delivered: 1, failed: 0, pending: 0, skipped: 3 });
  t.equal((await list("&status=failed")).length, 3);
  t.match((await cancel()).body, { delivered: 1, pending: 0, stopped: "It was cancelled." });
  const activity = (await owner.get("/activity")).body.data;
  t.match(activity[0], { kind: "resend.cancelled", subject: id, text: "3 of 4 not sent" });
  t.equal(activity[1].kind, "deliveries.resent", "cancelling it again is nothing");

  receiver.answer = status(200);
  t.match((await owner.post("/resends", { mode: "test", failed_since: since })).body, {
    total: 3,
    pending: 3,
  });
  await d.service.deliverDue();
  t.match(await newest(), { delivered: 3, pending: 0 });
  const done = await machine.post(`/operator/accounts/${d.account.id}/resends/${id}/cancel`);
  t.match(done, { status: 200, body: { id, delivered: 1, pending: 0 } });
});

t.test("operators resend and cancel for an account, with their names in its audit log", async (t) => {
  const { portal, owner, d, receiver, order, list } = await failing(t, 3);
  await portal.addPerson("support@operator.example", "support");
  await portal.addPerson("reader@operator.example", "read_only");
  const support = await portal.signedIn("support@operator.example");
  const reader = await portal.signedIn("reader@operator.example");
  const path = `/operator/accounts/${d.account.id}/resends`;
  const [newest] = await list();
  t.match(await support.post(path, { mode: "test", delivery_ids: [newest.id] }), {
    status: 201,
    body: { total: 1, pending: 1 },
  });
  await d.service.deliverDue();
  t.same(
    receiver.received.map(({ headers }) => headers["x-service-delivery-id"]),
    [newest.id],
  );
  const waiting: (() => void)[] = [];
  receiver.answer = async (response) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    response.writeHead(200).end();
  };
  const made = await support.post(path, { mode: "test", failed_since: since });
  t.match(made.body, { total: 2, pending: 2 });
  await receiver.reached(2);
  t.match((await support.post(`${path}/${made.body.id}/cancel`)).body, { total: 2, skipped: 1 });
  waiting.shift()?.();
  await d.service.deliverDue();
  t.same((await reader.get(`${path}?mode=test`)).body, (await owner.get("/resends?mode=test")).body);
  const log = (await support.get(`/operator/accounts/${d.account.id}/activity`)).body.data;
  const name = "support@operator.example";
  t.match(log.slice(0, 3), [
    { kind: "resend.cancelled", actor: "operator", operator: name, subject: made.body.id },
    { kind: "deliveries.resent", actor: "operator", operator: name },
    { kind: "deliveries.resent", actor: "operator", operator: name },
  ]);
  t.match((await owner.get("/activity?limit=1")).body.data, [{ actor: "operator", operator: undefined }]);

  const other = await portal.otherAccount();
  const body = { mode: "test", failed_since: since };
  const denied = await Promise.all([
    reader.post(path, body),
    owner.post(path, body),
    support.post("/operator/accounts/acc_1/resends", body),
    support.post(`/operator/accounts/${other.account.id}/resends/${made.body.id}/cancel`),
    support.post(path, { mode: "test" }),
  ]);
  t.same(
    denied.map(({ status }) => status),
    [403, 403, 404, 404, 400],
  );
  await order();
  await portal.machine.patch(`/operator/accounts/${d.account.id}`, { active: false });
  t.match(await support.post(path, body), { body: { error: { code: "account_inactive" } } });
});

t.test("a bulk resend waits during a pause", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  receiver.answer = status(500);
  await owner.post("/endpoints", { mode: "test", url: receiver.url() });
  const package_id = (await d.somePackage()).id;
  for (let i = 0; i < 6; i++) await d.post("/v1/orders", { package_id });
  await d.service.deliverDue();
  const tried = apiLimits.webhookPauseFailures;
  t.equal(receiver.received.length, tried, "paused");
  const { body } = await owner.get("/deliveries?mode=test&status=retrying");
  await owner.post("/resends", { mode: "test", delivery_ids: body.data.map(({ id }: { id: string }) => id) });
  await d.service.deliverDue();
  t.equal(receiver.received.length, tried);
  receiver.answer = status(200);
  await portal.advance(apiLimits.webhookPauseMinSeconds);
  await d.service.deliverDue();
  t.match((await owner.get("/resends?mode=test")).body.data, [
    { total: tried, delivered: tried, pending: 0 },
  ]);
  t.equal((await owner.get("/deliveries?mode=test&status=delivered")).body.data.length, 6);
});

t.test("a bulk resend takes either ids or a time, and is limited", async (t) => {
  const { owner, d, portal } = await failing(t, 1);
  const ids = { delivery_ids: ["dlv_0123456789abcdef01234567"] };
  for (const [body, param] of [
    [{}, "delivery_ids"],
    [{ ...ids, failed_since: since }, "failed_since"],
    [{ ...ids, endpoint_id: "whe_1" }, "endpoint_id"],
    [{ delivery_ids: [] }, "delivery_ids"],
    [{ delivery_ids: Array(limits.resendSelectedMax + 1).fill("dlv_1") }, "delivery_ids"],
    [{ failed_since: "lately" }, "failed_since"],
  ] as const)
    t.match(await owner.post("/resends", { mode: "test", ...body }), {
      status: 400,
      body: { error: { code: "invalid_request", param } },
    });
  const { store } = d.service;
  await store.transaction(async (tx) => {
    const { n: ledger } = await tx.ledgers.ofAccount(d.account.n, "test");
    const n = await tx.resends.insert({ id: "rsd_1", ledger, createdAt: d.now });
    await tx.resends.setTotal(n, limits.resendDeliveriesPerWindow);
  });
  const limited = await owner.post("/resends", { mode: "test", failed_since: since });
  t.match(limited, { status: 429, body: { error: { code: "rate_limited" } } });
  t.ok(Number(limited.headers.get("retry-after")) > (limits.resendWindowMinutes - 1) * 60);
  await portal.advance(limits.resendWindowMinutes * 60);
  t.match((await owner.post("/resends", { mode: "test", failed_since: since })).body, { total: 1 });
});

t.test("a delivery that waits in a bulk resend can be retried by itself, during a pause too", async (t) => {
  const { owner, d, receiver, endpoint, order, list, newest } = await failing(t, 2);
  receiver.answer = status(500);
  for (let i = 0; i < 10; i++) {
    await order();
    await d.service.deliverDue();
  }
  t.type((await owner.get(`/endpoints/${endpoint.id}`)).body.paused_until, "string");
  receiver.answer = status(200);
  receiver.received.length = 0;
  const [first, second] = await list();
  const ids = { mode: "test", delivery_ids: [first.id, second.id] };
  t.match((await owner.post("/resends", ids)).body, { total: 2, pending: 2 });
  await d.service.deliverDue();
  t.equal(receiver.received.length, 0, "during the pause");
  t.equal((await owner.get(`/deliveries/${first.id}`)).body.retryable, true);
  t.equal((await owner.post(`/deliveries/${first.id}/retry`)).status, 200);
  t.equal((await owner.post(`/deliveries/${first.id}/retry`)).status, 409, "once");
  t.match(await newest(), { total: 2, pending: 1, skipped: 1 });
  await d.service.deliverDue();
  t.equal((await owner.get(`/deliveries/${first.id}`)).body.status, "delivered");
  t.equal(
    (await owner.get(`/endpoints/${endpoint.id}`)).body.paused_until,
    null,
    "its success ends the pause",
  );
  t.equal((await newest()).pending, 0, "and the rest is sent");
});
