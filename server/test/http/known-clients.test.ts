// The 10,000 networks that were marked last are known.
import t from "tap";
import { KnownClients } from "../../src/http/known-clients.ts";

t.test("the network is known, and the least recently marked is forgotten", async (t) => {
  const known = new KnownClients();
  known.mark("2001:db8:1:2::3");
  t.ok(known.has("2001:db8:1:2::/64"));
  t.notOk(known.has("2001:db8:1:3::/64"));
  known.mark("192.0.2.1");
  for (let i = 0; i < 9998; i++) known.mark(`10.0.${i >> 8}.${i & 255}`);
  known.mark("2001:db8:1:2::4");
  known.mark("192.0.2.2");
  t.ok(known.has("2001:db8:1:2::/64"), "marked again");
  t.notOk(known.has("192.0.2.1"));
  t.ok(known.has("10.0.0.0"));
});
