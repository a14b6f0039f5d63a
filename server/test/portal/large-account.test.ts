// An account with a long history: its statistics are right, they are read in small parts with other requests in
// between, and past days are not read again.
import type { Database } from "better-sqlite3";
import t from "tap";
import { yieldTurn } from "../../src/domain/lists/yield-turn.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { Portal } from "./portal.ts";

const dayMs = 86_400_000;

type Row = Record<string, unknown>;

/** Copies the newest order of a database, spread over the days before it. */
async function addHistory(
  writer: Database,
  orders: number,
  days: number,
  unitsOf: (i: number) => number,
): Promise<void> {
  const newest = (table: string, more = "") =>
    writer.prepare(`select * from ${table} ${more} order by n desc limit 1`).get() as Row;
  const inserting = (table: string, row: Row) => {
    const names = Object.keys(row);
    const insert = writer.prepare(`insert into ${table} (${names}) values (${names.map(() => "?")})`);
    return (change: Row) => insert.run(...Object.values({ ...row, ...change }));
  };
  const order = newest("orders");
  const n = Number(order.n);
  const at = Number(order.created_at);
  const entry = newest("ledger_entries", "where order_n is not null");
  const insertOrder = inserting("orders", order);
  const insertEsim = inserting("esims", { ...newest("esims"), unit_id: null });
  const insertEntry = inserting("ledger_entries", entry);
  let esim = 0;
  writer.transaction(() => {
    // Numbers grow with time, so existing rows are older, and the copied order moves behind its copies.
    writer
      .prepare("update ledger_entries set created_at = created_at - ? where n < ?")
      .run((days + 1) * dayMs, entry.n);
    writer.prepare("update ledger_entries set n = n + ? where n = ?").run(orders, entry.n);
    for (let i = 0; i < orders; i++) {
      const created_at = at - Math.floor(((orders - i) * days * dayMs) / orders);
      const id = `ord_test_${i.toString(16).padStart(12, "0")}`;
      insertOrder({ n: n + 1 + i, id, number: id, created_at });
      for (let unit = 0; unit < unitsOf(i); unit++) {
        esim += 1;
        const iccid = `8988${String(esim).padStart(15, "0")}`;
        insertEsim({ n: 1000 + esim, iccid, order_n: n + 1 + i, order_id: id, created_at });
      }
      const balance = 1_000_000 + i;
      insertEntry({ n: Number(entry.n) + i, order_n: n + 1 + i, created_at, balance_after_paise: balance });
    }
  })();
  // A snapshot that was read in this turn ends with it.
  await yieldTurn();
}

/** Returns how many turns of the event loop other work got during `work`. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const result = await work();
  isDone = true;
  return { result, turns };
}

t.test("the overview of a large account is correct and read in batches", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  const buy = () => owner.post("/orders", { mode: "test", items: [{ package_id, quantity: 1 }] });
  await buy();
  const { store } = d.service;
  const { writer } = store as unknown as { writer: Database };
  await addHistory(writer, 30_000, 80, () => 1);
  const ledger = await store.reads.ledgers.ofAccount(d.account.n, "test");
  const sums = writer.prepare(
    `select created_at / ${dayMs} as day, -sum(amount_paise) as charged, count(*) as orders from ledger_entries
     where ledger = ? and kind = 'order_charge' group by day`,
  );
  const expected = () =>
    new Map(
      (sums.all(ledger.n) as { day: number; charged: number; orders: number }[]).map((row) => [row.day, row]),
    );
  const isRight = (
    body: { days: { day: string; charged: { amount: string }; orders: number }[] },
    name: string,
  ) => {
    const right = expected();
    const wrong = body.days.filter(({ day, charged, orders }) => {
      const row = right.get(Date.parse(day) / dayMs);
      return (
        Math.round(Number(charged.amount) * 100) !== (row?.charged ?? 0) || orders !== (row?.orders ?? 0)
      );
    });
    t.same(wrong, [], name);
  };
  const overview = async (days = 90) => (await owner.get(`/overview?mode=test&days=${days}`)).body;

  const since = Math.floor(d.now / dayMs) - 89;
  const zone = new TimeZone("UTC");
  const cold = await turnsDuring(() => store.reads.overview.daysOfMoney(ledger.n, since, zone, d.now));
  t.ok(cold.turns >= 7, `${cold.turns} turns for 30,000 entries`);
  const warm = await turnsDuring(() => store.reads.overview.daysOfMoney(ledger.n, since, zone, d.now));
  t.ok(warm.turns <= 2, "what is over is not read again");
  t.same(warm.result, cold.result);
  const esims = await turnsDuring(() => store.reads.overview.countEsims(ledger.n, d.now));
  t.ok(esims.turns >= 7, `${esims.turns} turns for 30,000 eSIMs`);
  t.same(esims.result, { ready: 30_001 });

  for (const days of [90, 30, 1]) isRight(await overview(days), `${days} days`);
  await buy();
  isRight(await overview(), "with an order of this moment");
  await portal.advance(2);
  t.equal((await overview()).esims.ready, 30_002);
  for (let day = 0; day < 3; day++) {
    for (let i = 0; i < 2; i++) await portal.advance(12 * 3600 - 30);
    owner.keep(await owner.signIn("owner@agency.example"));
    await buy();
    isRight(await overview(), `${day + 1} days later`);
  }
});

t.test("a page of large orders is read in batches", async (t) => {
  const portal = await Portal.start(t, { checkResponses: false });
  const { owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  await owner.post("/orders", { mode: "test", items: [{ package_id, quantity: 1 }] });
  const { writer } = d.service.store as unknown as { writer: Database };
  await addHistory(writer, 110, 1, () => 50);
  const reads = d.service.store.reads as unknown as { esimsOfOrder(order: number): Promise<unknown[]> };
  const read = reads.esimsOfOrder;
  let turn = 0;
  let isDone = false;
  const nextTurn = (): void => {
    turn += 1;
    if (!isDone) setImmediate(nextTurn);
  };
  nextTurn();
  const perTurn = new Map<number, number>();
  reads.esimsOfOrder = async (order) => {
    const esims = await read(order);
    perTurn.set(turn, (perTurn.get(turn) ?? 0) + esims.length);
    return esims;
  };
  const { body } = await owner.get("/orders?mode=test&limit=100");
  isDone = true;
  t.equal(body.data.length, 100);
  t.equal(body.data[50].esims.length, 50);
  t.ok(Math.max(...perTurn.values()) <= 550, `${Math.max(...perTurn.values())} eSIMs in a turn`);
});
