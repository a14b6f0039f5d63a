// Wallet commands take effect once per idempotency key, and the ledger records that they came from the command line.
import { join } from "node:path";
import Database from "better-sqlite3";
import t from "tap";
import { folderFor, runHere, serve } from "./command-line.ts";

t.test("a top-up is repeated without being done twice", async (t) => {
  const database = join(folderFor(t), "service.db");
  const service = await serve(t, database);
  service.child.kill("SIGTERM");
  await service.ended;
  const run = (...words: string[]) => runHere([...words, "--database", database, "--json"]);
  const { json: account } = await run(
    "accounts",
    "create",
    "--name",
    "Nomad",
    "--email",
    "ops@nomad.example",
  );
  const { id } = account;
  const topUp = (...more: string[]) => run("wallet", "topup", id, "500", "--note", "Invoice 17", ...more);

  const first = await topUp("--idempotency-key", "invoice 17");
  t.match(first, { code: 0, json: { balance: "500.00", idempotency_key: "invoice 17", replayed: false } });
  t.equal((await run("wallet", "topup", id, "1")).json.balance, "501.00");
  t.match(await topUp("--idempotency-key", "invoice 17"), {
    code: 0,
    json: { balance: "500.00", replayed: true },
  });
  const other = await run("wallet", "topup", id, "400", "--idempotency-key", "invoice 17");
  t.match(other, { code: 1, json: { error: { message: /belongs to a different request/ } } });
  const adjust = await run("wallet", "adjust", id, "500", "--note", "n", "--idempotency-key", "invoice 17");
  t.equal(adjust.code, 1);
  const made = [await topUp(), await topUp()];
  t.not(made[0]?.json.idempotency_key, made[1]?.json.idempotency_key, "one is made up for each");
  t.equal(made[1]?.json.balance, "1501.00");
  for (const key of ["", " ", "api:x", "a\nb", "é", "k".repeat(256)]) {
    t.equal((await topUp(`--idempotency-key=${key}`)).code, 2, JSON.stringify(key));
  }

  const referred = await run("wallet", "topup", id, "1", "--reference", "UTR-1");
  t.equal(referred.json.balance, "1502.00");
  t.match(await run("wallet", "topup", id, "1", "--reference", "utr-1"), {
    code: 1,
    json: { error: { message: /payment with this reference was added before: entry ent_\d+ of/ } },
  });
  t.equal((await run("wallet", "topup", id, "1", "--reference", "two words")).code, 2);

  const { entries } = (await run("wallet", "entries", id)).json;
  t.equal(entries.length, 5);
  t.match(entries[0], { reference: "UTR-1" });
  t.ok(entries.every(({ operator }: { operator: string }) => operator === "command-line"));

  const holder = new Database(database);
  holder.exec("begin immediate");
  const failed = await topUp("--idempotency-key", "held");
  t.equal(failed.code, 1);
  t.match(failed.json.error.message, /nothing was changed.*\nto retry safely: --idempotency-key held$/s);
  const unnamed = await topUp();
  t.match(unnamed.json.error.message, /--idempotency-key \w{24}$/);
  holder.exec("rollback");
  holder.close();
  t.equal((await topUp("--idempotency-key", "held")).json.balance, "2002.00");
  t.equal((await run("verify")).code, 0);
});
