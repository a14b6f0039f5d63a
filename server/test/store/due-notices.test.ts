// Wherever its connections are cut, a process listens on one.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import t, { type Test } from "tap";
import { Link } from "../../../tools/chaos/link.ts";
import { DueNotices } from "../../src/store/postgres/due-notices.ts";
import { until } from "../process/child.ts";
import { hasPostgres, postgres } from "../stores.ts";

/** What a client sends at each point where it can lose a new connection. */
const points = {
  "on opening": "application_name",
  "at the password": "SCRAM",
  "after the login": "pg_backend_pid",
  "before it listens": "listen",
};

/** A second loop, or a second connection of one, would be there by then. */
const settledMs = 3000;

const ofListener =
  "pg_stat_activity where datname = current_database() and application_name = 'partner-esim'";

/** A listener on a database of its own, and what the database and the listener see. */
async function start(t: Test) {
  const direct = new URL(await postgres.database(t));
  const link = await Link.open(join(decodeURIComponent(direct.hostname), ".s.PGSQL.5432"));
  const linked = `postgres://${direct.username}:${direct.password}@127.0.0.1:${link.port}${direct.pathname}`;
  const pool = new pg.Pool({ connectionString: direct.href, max: 1 });
  let notices = 0;
  const listener = new DueNotices(linked, pool, () => {
    notices += 1;
  });
  const sender = new DueNotices(linked, pool, () => {});
  t.teardown(async () => {
    await Promise.all([listener.close(), sender.close()]);
    await link.close();
    await pool.end();
  });
  await listener.listen();
  /** Having listened, it notifies once, because it may have missed notices. */
  const listensAgainAfter = async (cut: () => Promise<unknown>) => {
    const before = notices;
    await cut();
    await until(() => notices > before);
  };
  return {
    link,
    listensAgainAfter,
    notices: () => notices,
    notify: () => sender.notify(),
    close: () => listener.close(),
    endSessions: () => pool.query(`select pg_terminate_backend(pid) from ${ofListener}`),
    /** The newest statement of each session, such as `listen`. */
    async sessions() {
      const { rows } = await pool.query<{ query: string }>(`select query from ${ofListener}`);
      return rows.map(({ query }) => query);
    },
  };
}

type Listener = Awaited<ReturnType<typeof start>>;

/** Cuts a listener's connections, and returns what is left of it before and after it is closed. */
async function sessionsAfter(t: Test, cut: (listener: Listener) => Promise<unknown>) {
  const one = await start(t);
  await one.listensAgainAfter(() => cut(one));
  await sleep(settledMs);
  const listening = await one.sessions();
  const before = one.notices();
  one.notify();
  await until(() => one.notices() > before);
  const received = one.notices() - before;
  await one.close();
  await sleep(settledMs);
  return { listening, received, closed: await one.sessions() };
}

const expected = { listening: ["listen partner_esim_due"], received: 1, closed: [] };

t.test("one listener remains wherever its connections were cut", { skip: !hasPostgres }, async (t) => {
  const atPoints = Object.entries(points).map(async ([point, sent]) => {
    const left = await sessionsAfter(t, async ({ link, endSessions }) => {
      const isCut = link.cutAt(sent);
      await endSessions();
      await isCut;
    });
    t.same(left, expected, point);
  });
  const whileListening = sessionsAfter(t, async ({ endSessions, listensAgainAfter }) => {
    await listensAgainAfter(endSessions);
    await endSessions();
  });
  await Promise.all([...atPoints, whileListening.then((left) => t.same(left, expected, "while it listens"))]);
});
