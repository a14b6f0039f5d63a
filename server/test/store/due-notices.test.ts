// Whatever happens to its connections, a process listens on one.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import t from "tap";
import { DueNotices } from "../../src/store/postgres/due-notices.ts";
import { inServer } from "../postgres-server.ts";
import { until } from "../process/child.ts";
import { hasPostgres, postgres } from "../stores.ts";

const others = "datname = current_database() and pid <> pg_backend_pid()";

t.test(
  "one listener remains after its connections were cut at any point",
  { skip: !hasPostgres },
  async (t) => {
    const url = await postgres.database(t);
    const pool = new pg.Pool({ connectionString: url, max: 2 }).on("error", () => {});
    let notices = 0;
    const listener = new DueNotices(url, pool, () => {
      notices += 1;
    });
    const sender = new DueNotices(url, pool, () => {});
    t.teardown(async () => {
      await Promise.all([listener.close(), sender.close()]);
      await pool.end();
    });
    await listener.listen();
    // Between login and `listen` too: the sessions come and go several times a second.
    const end = performance.now() + 6000;
    while (performance.now() < end) {
      await inServer(url, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
      await sleep(Math.random() * 20);
    }
    const listening = async () => {
      const rows = await inServer(
        url,
        `select count(*)::integer as n from pg_stat_activity where ${others} and query like 'listen%'`,
      );
      return Number(rows[0]?.n);
    };
    t.ok(await until(async () => (await listening()) > 0), "it listens again");
    await sleep(3000);
    t.equal(await listening(), 1);
    const before = notices;
    sender.notify();
    t.ok(await until(() => notices > before), "a notice arrives");
  },
);
