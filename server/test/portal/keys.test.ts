import t from "tap";
import { invalid, Portal, refused } from "./portal.ts";

t.test("a key is shown once, works at once, and is refused from the moment it is revoked", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const made = await owner.post("/keys", { mode: "test", name: "Booking engine" });
  t.match(made, {
    status: 201,
    body: { key: { mode: "test", name: "Booking engine", allowlist: [], expires: null } },
  });
  const { key, text } = made.body;
  t.match(text, /^sk_test_[0-9A-Za-z]{40}$/);
  t.equal(key.hint, text.slice(-4));
  t.equal((await d.get("/v1/balance", { key: text })).status, 200);
  t.notOk(JSON.stringify((await owner.get("/keys")).body).includes(text));
  t.equal((await owner.get("/keys")).body.data[0].id, key.id, "newest first");

  const past = new Date(d.now - 60_000).toISOString();
  const wrong = [
    [{ name: "n" }, "mode"],
    [{ mode: "other", name: "n" }, "mode"],
    [{ mode: "test" }, "name"],
    [{ mode: "test", name: "" }, "name"],
    [{ mode: "test", name: "a\nb" }, "name"],
    [{ mode: "test", name: "n", allowlist: ["10.0.0.0/99"] }, "allowlist"],
    [{ mode: "test", name: "n", allowlist: ["example.com"] }, "allowlist"],
    [{ mode: "test", name: "n", expires: "2027-02-30" }, "expires"],
    [{ mode: "test", name: "n", expires: past }, "expires"],
  ] as const;
  for (const [body, param] of wrong)
    t.match(await owner.post("/keys", body), invalid(param), JSON.stringify(body));
  t.equal((await owner.get("/keys")).body.data.length, 3, "nothing was made of them");

  const path = `/keys/${key.id}`;
  await owner.patch(path, { name: "Renamed", allowlist: ["198.51.100.0/24"] });
  t.match(await d.get("/v1/balance", { key: text }), {
    status: 403,
    body: { error: { code: "ip_not_allowed" } },
  });
  const soon = `${new Date(d.now + 3_600_000).toISOString().slice(0, 19)}Z`;
  t.match((await owner.patch(path, { allowlist: [], expires: soon })).body, {
    name: "Renamed",
    allowlist: [],
    expires: soon,
    expired: false,
  });
  t.equal((await d.get("/v1/balance", { key: text })).status, 200);
  const stateOf = async () => {
    const key = (await owner.get("/keys")).body.data.find(({ id }: { id: string }) => path.endsWith(id));
    return { expired: key.expired, status: (await d.get("/v1/balance", { key: text })).status };
  };
  t.same(await stateOf(), { expired: false, status: 200 });
  await portal.advance(3600);
  t.same(await stateOf(), { expired: true, status: 401 }, "it says so from the moment it is refused");
  t.match((await owner.patch(path, { expires: null })).body, { expires: null });
  const revoked = await owner.post(`${path}/revoke`);
  t.ok(revoked.body.revoked);
  t.equal((await d.get("/v1/balance", { key: text })).status, 401);
  const again = (await owner.post(`${path}/revoke`)).body;
  // Its last use may be written meanwhile.
  const { last_used, last_address } = again;
  t.same(again, { ...revoked.body, last_used, last_address }, "revoking again changes nothing");
  t.match(await owner.patch(path, { name: "Again" }), refused(409, "key_revoked"));
  const kinds = (await owner.get("/activity")).body.data.map(({ kind }: { kind: string }) => kind);
  t.same(kinds.slice(0, 5), ["key.revoked", "key.changed", "key.changed", "key.changed", "key.created"]);
});
