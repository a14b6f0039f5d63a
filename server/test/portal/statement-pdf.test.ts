// Statements as PDF take a thread: who asks for many waits for their own.
import t from "tap";
import { Portal } from "./portal.ts";

const statements = 12;

t.test("an account that asks for many statements delays no other", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const { owner: other } = await portal.otherAccount();
  const path = `/statement.pdf?month=${new Date(d.now).toISOString().slice(0, 7)}`;
  let ended = 0;
  const asked = Array.from({ length: statements }, async () => {
    t.equal((await owner.get(path)).status, 200);
    ended += 1;
  });
  t.equal((await other.get(path)).status, 200);
  t.ok(ended <= statements / 2, `${ended} of ${statements} came before it`);
  await Promise.all(asked);
});
