// The service and the command line behind a real PgBouncer, with fewer connections to the server than they use.
import { setTimeout as sleep } from "node:timers/promises";
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { isInstalled, startPooler } from "../pooler.ts";
import { inServer } from "../postgres-server.ts";
import { isWritable } from "../process/child.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { call, runHere, serve } from "./command-line.ts";

const skip = !hasPostgres || (!isInstalled && "PgBouncer is not installed");

/** Each is sent to both processes. */
const keys = limits.postPerMinute / 2;

t.test(
  "two processes sell through three connections of a pooler in transaction mode",
  { skip },
  async (t) => {
    const direct = await postgres.database(t);
    const { url: database } = await startPooler(t, direct, "transaction", 3);
    const one = await serve(t, database, ["--demo"]);
    const two = await serve(t, database);
    const { test_key: key } = one.ready.demo;
    const { body: packages } = await call(`${two.ready.url}/v1/packages?limit=1`, key);
    const order = { package_id: packages.data[0].id };
    const buy = (i: number) =>
      Promise.all([one, two].map(({ ready }) => call(`${ready.url}/v1/orders`, key, order, `key ${i}`)));
    const orders = () => inServer(direct, "select count(*) as n from orders");
    const before = await orders();
    const pairs = await Promise.all(Array.from({ length: keys }, (_, i) => buy(i)));
    const wrong = pairs
      .map((pair) => pair.map(({ status, body }) => `${status} ${body.id ?? body.error.code}`).sort())
      .filter(([first = "", second = ""]) => first.replace("200", "201") !== second);
    t.same(wrong, [], "each key bought once, and each process returned the order");
    t.equal(Number((await orders())[0]?.n) - Number(before[0]?.n), keys);

    const operator = (...words: string[]) => runHere([...words, "--json", "--database", database]);
    t.match(await operator("verify"), { code: 0, json: { sound: true } });
    const [{ id: account }] = (await operator("accounts", "list")).json.accounts;
    t.match(await operator("accounts", "deactivate", account), { code: 0 });
    for (const { ready } of [one, two]) t.equal((await call(`${ready.url}/v1/balance`, key)).status, 403);
    for (const { stderr } of [one, two]) t.notMatch(stderr, /prepared statement|unsupported|not linked/);

    const named = `select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`;
    t.same(await inServer(direct, named), [], "nothing listens where notices are lost");
    t.match(await runHere(["migrate-store", "--from", database, "--to", "copy.db"]), {
      code: 2,
      stderr: /a pooler cannot hold the locks of a move: give the address of PostgreSQL itself/,
    });
    const unnamed = new URL(database);
    unnamed.searchParams.delete("pgbouncer");
    t.match(await runHere(["accounts", "list", "--database", unnamed.href]), {
      code: 2,
      stderr: /startup parameter: \w+\): if it is a pooler, add pgbouncer=true to the address/,
    });
    const missing = new URL(database);
    missing.pathname = "missing";
    t.match(await runHere(["accounts", "list", "--database", missing.href]), {
      code: 2,
      stderr: /ended the connection \(.*\): correct the pooler's configuration/,
    });
  },
);

t.test(
  "in session mode, sales continue after the pooler and its connections were restarted",
  { skip },
  async (t) => {
    const direct = await postgres.database(t);
    const pooler = await startPooler(t, direct, "session");
    const { ready } = await serve(t, pooler.url, ["--demo", "--admin-port", "0"]);
    const { test_key: key } = ready.demo;
    const { body: packages } = await call(`${ready.url}/v1/packages?limit=1`, key);
    const order = { package_id: packages.data[0].id };
    const buy = (name: string) => call(`${ready.url}/v1/orders`, key, order, name);
    t.equal((await buy("before")).status, 201);
    const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
    for (const [name, disturb] of [
      ["pooler", () => pooler.restart()],
      ["server", () => inServer(direct, endConnections)],
    ] as const) {
      const during = buy(`during ${name}`);
      await disturb();
      await during;
      // A purchase whose response was lost is found by its key.
      const retried = await buy(`during ${name}`);
      t.ok([200, 201].includes(retried.status), `${retried.status} ${name}`);
      t.equal((await buy(`after ${name}`)).status, 201, name);
      while (!(await isWritable(ready.admin_url))) await sleep(50);
    }
    const sold = await inServer(
      direct,
      "select count(*) as n from stored_responses where key like 'during%'",
    );
    t.equal(Number(sold[0]?.n), 2);
    t.match(await runHere(["verify", "--json", "--database", pooler.url]), {
      code: 0,
      json: { sound: true },
    });
  },
);

t.test("a pooler in statement mode is rejected", { skip }, async (t) => {
  const { url: database } = await startPooler(t, await postgres.database(t), "statement");
  const violations: string[] = [];
  for (const words of [["serve"], ["accounts", "list"], ["verify"]]) {
    const { code, stderr } = await runHere([...words, "--database", database]);
    if (code !== 2 || !/^[^\n]*set pool_mode = transaction[^\n]*\n$/.test(stderr))
      violations.push(`${words.join(" ")}: ${code} ${stderr}`);
  }
  t.same(violations, []);
});
