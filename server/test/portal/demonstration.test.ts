import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import { applyCatalogueFile } from "../../src/catalogue/apply.ts";
import { readDemoCatalogue } from "../../src/catalogue/demo.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { verify } from "../../src/domain/verification.ts";
import { demonstrate } from "../../src/operation/demonstration.ts";
import { random } from "../../src/runtime/random.ts";
import { type FailureCause, unobserved } from "../../src/store/failures.ts";
import { openAudit } from "../../src/store/sqlite/audit.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { Caller, Portal } from "./portal.ts";

const secret = "a secret of at least thirty-two characters";
/** Of the operation that reads an order. */
const exampleOrder = "ord_test_5b1e0c9d7a24";
const now = Date.UTC(2026, 10, 21, 12);
const utc = new TimeZone("UTC");

t.test("a demonstration is filled once, soundly, and every start prints the same", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const store = new SqliteStore({ file: join(folder, "demo.db") });
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const first = await demonstrate({ store, secret, now, random, zone: utc });
  const rows = (sql: string) => store.writer.prepare(sql).all() as Record<string, number>[];
  const counts = () =>
    rows("select (select count(*) from orders) as orders, (select count(*) from people) as people");
  const filled = counts();
  t.ok((filled[0]?.orders ?? 0) > 30);
  t.same(await demonstrate({ store, secret, now: now + 60_000, random, zone: utc }), first);
  t.same(counts(), filled);

  const unsound = rows(
    `select l.n from ledgers l where balance_paise <> (select coalesce(sum(amount_paise), 0) from ledger_entries where ledger = l.n)`,
  );
  t.same(unsound, []);
  t.same(rows(`select n from ledger_entries where created_at > ${now}`), [], "nothing lies in the future");
  t.same(rows("select n from deliveries where due_at is not null"), [], "nothing is to be sent");
  for (const status of ["delivered", "failed"]) {
    t.ok(rows(`select n from deliveries where status = '${status}'`).length > 0, status);
  }
  t.ok(rows("select n from esims where status = 'active'").length > 0);
});

t.test(
  "a first start outlasts a process that holds the database for longer than a transaction waits",
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
    const file = join(folder, "demo.db");
    const other = new SqliteStore({ file });
    const commitFailed = (cause: FailureCause) => {
      t.equal(cause, "busy");
      other.writer.exec("rollback");
    };
    const store = new SqliteStore({ file, observer: { ...unobserved, commitFailed } });
    t.teardown(async () => {
      await other.close();
      await store.close();
      rmSync(folder, { recursive: true });
    });
    other.writer.exec("begin immediate");
    t.match(await demonstrate({ store, secret, now, random, zone: utc }), { accountName: "Demo Travels" });
    t.notOk(other.writer.inTransaction, "a transaction had failed");
  },
);

t.test("the contract's example order exists only with the demonstration catalogue", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  for (const [file, catalogue, isThere] of [
    ["demo.db", readDemoCatalogue(), true],
    ["other.db", readDemoCatalogue().replace('"number":10482,', '"number":99999,'), false],
  ] as const) {
    const store = new SqliteStore({ file: join(folder, file) });
    t.ok((await applyCatalogueFile(store, { text: catalogue, format: "json" }, now)).ok);
    await demonstrate({ store, secret, now, random, zone: utc });
    const [found] = store.writer.prepare("select count(*) as n from orders where id = ?").all(exampleOrder);
    t.same(found, { n: isThere ? 1 : 0 }, file);
    await store.close();
  }
});

t.test("a demonstration passes verification, from any random seed", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  for (let i = 0; i < 8; i++) {
    const file = join(folder, `demo-${i}.db`);
    const at = now + i * 7 * 3_600_000;
    const store = new SqliteStore({ file });
    await demonstrate({ store, secret: `${secret} ${i}`, now: at, random, zone: utc });
    await store.close();
    const audit = await openAudit(file);
    const { faults } = await verify(audit, at);
    await audit.close();
    t.same(faults, [], `drawn from secret ${i}`);
  }
});

t.test("the logins that are printed work, and a changed password is not printed again", async (t) => {
  const portal = await Portal.start(t);
  const { store } = portal.d.service;
  t.equal(await demonstrate({ store, secret, now, random, zone: utc }), null, "it has its own accounts");

  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const file = join(folder, "demo.db");
  const { startService } = await import("../../src/runtime/service.ts");
  const config = { ...portal.d.config, database: file, virtualClock: false, secret };
  let shown: Awaited<ReturnType<typeof demonstrate>> = null;
  const service = await startService(config, async (prepared) => {
    shown = await demonstrate(prepared);
  });
  t.teardown(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });
  if (!shown) throw new Error("nothing was filled");
  const { owner, operator, operatorToken } = shown as NonNullable<Awaited<ReturnType<typeof demonstrate>>>;
  const person = new Caller(service.portalUrl);
  t.equal((await person.signIn(owner.email, owner.password ?? "")).status, 200);
  t.equal((await new Caller(service.portalUrl).signIn(operator.email, operator.password ?? "")).status, 200);
  const machine = new Caller(service.portalUrl);
  machine.token = operatorToken;
  t.equal((await machine.get("/operator/accounts")).status, 200);
  for (const mode of ["test", "live"]) {
    const { body } = await person.get(`/overview?mode=${mode}&days=90`);
    t.ok(body.data_use.length > 3, mode);
    t.ok(body.days.filter(({ orders }: { orders: number }) => orders > 0).length > 5, mode);
  }
  await person.put("/session/password", {
    current_password: owner.password,
    new_password: "nine quiet rivers",
  });
  const again = await demonstrate({ store: service.store, secret, now: Date.now(), random, zone: utc });
  t.match(again, { owner: { password: null }, operator });
});
