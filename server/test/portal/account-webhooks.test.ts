// Operators manage the webhook endpoints and deliveries of any account, and the audit log names the operator.
import t from "tap";
import { Receiver, status } from "../webhooks/receiver.ts";
import { Portal, refused } from "./portal.ts";

t.test("an operator token manages endpoints and deliveries of an account", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, d } = portal;
  const receiver = await Receiver.start(t);
  const path = `/operator/accounts/${d.account.id}`;
  const made = await machine.post(`${path}/endpoints`, { mode: "test", url: receiver.url("/hook") });
  t.match(made, { status: 201, body: { endpoint: { enabled: true }, secret: /^whsec_/ } });
  const { id } = made.body.endpoint;
  const endpointPath = `${path}/endpoints/${id}`;
  t.same((await machine.get(`${path}/endpoints`)).body, (await owner.get("/endpoints")).body);
  t.same((await machine.get(endpointPath)).body, (await owner.get(`/endpoints/${id}`)).body);
  t.equal((await machine.get(`${endpointPath}/secret`)).body.secret, made.body.secret);
  const rotated = (await machine.post(`${endpointPath}/secret/rotate`)).body.secret;
  t.equal((await owner.get(`/endpoints/${id}/secret`)).body.secret, rotated);
  t.match(await machine.post(`${endpointPath}/ping`), { status: 200, body: { delivered: true } });
  t.match(await machine.post(`${endpointPath}/disable`), { status: 200, body: { enabled: false } });
  t.match(await machine.post(`${endpointPath}/enable`), { status: 200, body: { enabled: true } });
  const chosen = { event_types: ["order.completed"] };
  t.match(await machine.patch(endpointPath, chosen), { status: 200, body: chosen });
  t.match(await machine.patch(endpointPath, { url: "nonsense" }), refused(400, "invalid_request", "url"));

  receiver.answer = status(500, "no");
  const { id: package_id } = await d.somePackage();
  await d.post("/v1/orders", { package_id });
  await receiver.reached(2);
  let list = (await machine.get(`${path}/deliveries?mode=test`)).body;
  while (list.data[0].attempts === 0) list = (await machine.get(`${path}/deliveries?mode=test`)).body;
  t.match(list.data, [{ endpoint_id: id, status: "retrying", http_status: 500 }]);
  const delivery = `${path}/deliveries/${list.data[0].id}`;
  t.match((await machine.get(delivery)).body, { answer: "no", retryable: true });
  receiver.answer = status(200, "ok");
  t.match(await machine.post(`${delivery}/retry`), { status: 200, body: { id: list.data[0].id } });

  const [token] = await d.service.store.reads.operatorTokens.list({ after: null, limit: 10 });
  const done = (await machine.get(`${path}/activity?limit=4`)).body.data;
  t.ok(done.every(({ operator }: { operator: string }) => operator === token?.id));
  t.match(done[0], { kind: "delivery.retried", actor: "operator" });
  t.equal((await machine.delete(endpointPath)).status, 204);
  t.same((await owner.get("/endpoints")).body.data, []);
});

t.test(
  "another account's endpoint or delivery is not found, and only operators may use these paths",
  async (t) => {
    const portal = await Portal.start(t);
    const { machine, owner, d } = portal;
    const receiver = await Receiver.start(t);
    const { id } = (await owner.post("/endpoints", { mode: "test", url: receiver.url() })).body.endpoint;
    const other = await d.addAccount();
    const absent = refused(404, "not_found");
    t.match(await machine.get(`/operator/accounts/${other.id}/endpoints/${id}`), absent);
    t.match(await machine.delete(`/operator/accounts/${other.id}/endpoints/${id}`), absent);
    t.match(await machine.get("/operator/accounts/acc_0/endpoints"), absent);
    t.match(await machine.get(`/operator/accounts/${d.account.id}/deliveries/dlv_0`), absent);
    t.match(await owner.get(`/operator/accounts/${d.account.id}/endpoints`), refused(403, "forbidden"));
  },
);
