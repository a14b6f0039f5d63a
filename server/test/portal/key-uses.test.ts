// Who created a key and when it was last used, for members and operators.
import t from "tap";
import { KeyUses } from "../../src/http/key-uses.ts";
import { until } from "../process/child.ts";
import { type Caller, Portal } from "./portal.ts";

const daySeconds = 86_400;

t.test("a key's last use: written once a minute, none of them lost when there are many", async (t) => {
  const uses = new KeyUses();
  uses.note(1, 0, "192.0.2.1");
  uses.note(2, 5, null);
  uses.note(1, 10, "192.0.2.2");
  const first = uses.first(1);
  t.same(first, [{ key: 1, at: 10, address: "192.0.2.2" }], "the newest of each key");
  uses.remove(first);
  uses.note(1, 60_009, null);
  t.same(uses.first(5), [{ key: 2, at: 5, address: null }]);
  uses.note(1, 60_010, null);
  t.equal(uses.size, 2);
});

for (const requestLogDays of [7, 0])
  t.test(
    `keys tell who made and who used them, with ${requestLogDays} days of requests logged`,
    async (t) => {
      const portal = await Portal.start(t, { requestLogDays, checkResponses: true });
      const { owner, viewer, operator, machine, d } = portal;
      const ofAccount = `/operator/accounts/${d.account.id}/keys`;
      const made = await owner.post("/keys", { mode: "test", name: "shop", allowlist: ["192.0.2.1"] });
      const { key, text } = made.body;
      t.match(key, { created_by: "owner@agency.example", last_used: null, unused: false });
      t.match(await machine.post(ofAccount, { mode: "live", name: "ours" }), {
        body: { key: { created_by: "operator", operator: /^tok_/ } },
      });
      const find = async (caller: Caller, path: string, name: string) =>
        (await caller.get(path)).body.data.find((one: { name: string }) => one.name === name);
      const ours = await find(viewer, "/keys", "ours");
      t.match(ours, { created_by: "operator", last_used: null, last_address: null });
      t.notOk("operator" in ours, "which operator is not for partners");
      t.equal(ours.use_recorded, ours.created);

      t.equal((await d.get("/v1/balance", { key: text })).status, 403, "from an address that is not allowed");
      await until(async () => (await find(viewer, "/keys", "shop")).last_used !== null);
      const shop = await find(operator, ofAccount, "shop");
      t.match(shop, { last_address: "127.0.0.1", operator: null, unused: false });

      await portal.advance(29 * daySeconds);
      await operator.signIn("operator@agency.example");
      t.notOk((await find(operator, ofAccount, "shop")).unused);
      await portal.advance(daySeconds);
      await operator.signIn("operator@agency.example");
      t.ok((await find(operator, ofAccount, "shop")).unused);
      await d.get("/v1/balance", { key: text });
      await until(async () => !(await find(operator, ofAccount, "shop")).unused);
      t.match(await operator.post(`${ofAccount}/${ours.id}/revoke`), { body: { unused: false } });
    },
  );

t.test("an active key is marked as expiring soon for its last two weeks", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const expires = new Date(d.now + 20 * daySeconds * 1000).toISOString();
  const { id } = (await owner.post("/keys", { mode: "test", name: "shop", expires })).body.key;
  const soon = async () => {
    await owner.signIn("owner@agency.example");
    const { data } = (await owner.get("/keys")).body;
    return data
      .map((key: { id: string; expires_soon: boolean }) => key.expires_soon && key.id)
      .filter(Boolean);
  };
  t.same(await soon(), []);
  await portal.advance(7 * daySeconds);
  t.same(await soon(), [id]);
  await portal.advance(14 * daySeconds);
  t.same(await soon(), [], "it has expired");
});

t.test("a key's last IP address is not stored if the setting forbids it", async (t) => {
  const { viewer, d } = await Portal.start(t, { logClientAddress: false });
  await d.get("/v1/balance");
  const used = async () =>
    (await viewer.get("/keys")).body.data.find((key: { last_used: string | null }) => key.last_used !== null);
  await until(async () => (await used()) !== undefined);
  t.equal((await used()).last_address, null);
});
