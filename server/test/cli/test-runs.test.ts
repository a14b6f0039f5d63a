// Creating accounts for a test run: only in a deployment that allows it.
import { join } from "node:path";
import t from "tap";
import { folderFor, runHere, serve } from "./command-line.ts";

t.test("provision is refused where the service ran without --allow-test-runs", async (t) => {
  const database = join(folderFor(t), "service.db");
  const input = ["provision", "--live-keys", "1", "--wallet", "500", "--json", "--database", database];
  const restarted = async (more: readonly string[], during = async () => {}) => {
    const service = await serve(t, database, more);
    await during();
    service.child.kill("SIGTERM");
    await service.ended;
  };
  const refused = async () => {
    const { code, json } = await runHere(input);
    t.equal(code, 1);
    t.match(json.error.message, /allows no test runs, and nothing was made.*--allow-test-runs/);
  };
  await restarted([], refused);
  await refused();
  const accounts = async () =>
    (await runHere(["accounts", "list", "--json", "--database", database])).json.accounts.length;
  t.equal(await accounts(), 0);

  await restarted(["--allow-test-runs"], async () => {
    t.match(await runHere(input), { code: 0, json: { accounts: [{ live_keys: [/^sk_live_/] }] } });
  });
  t.equal((await runHere(input)).code, 0, "beside no service, what it was last served with counts");
  await restarted([]);
  await refused();
  t.equal(await accounts(), 2);
});
