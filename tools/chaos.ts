// `npm run chaos`: buyers, readers and webhook endpoints use several processes on PostgreSQL behind a balancer, while
// processes, pooler and database are disturbed. Afterwards nothing is lost or done twice, and everything came in order.
import { parseArgs } from "node:util";
import { isInstalled as hasPooler } from "../server/test/pooler.ts";
import { isInstalled as hasPostgres } from "../server/test/postgres-server.ts";
import { isInstalled } from "../server/test/process/balancer.ts";
import { names as ofOneServer } from "./chaos/disturbance.ts";
import { OneServer } from "./chaos/one-server.ts";
import { names as ofPatroni } from "./chaos/patroni/disturbances.ts";
import { areInstalled as hasPatroni, keepsLocks } from "./chaos/patroni/programs.ts";
import { UnderPatroni } from "./chaos/patroni/scene.ts";
import { Run } from "./chaos/run.ts";

const help = `Usage: npm run chaos [-- --patroni] [-- --cycles N] [-- --only TEXT]

Serves one PostgreSQL database by four processes behind nginx, and disturbs them once in each cycle (default 10);
with --only, by the disturbances whose names contain TEXT. Prints what was done; the last line counts what was found.
Needs PostgreSQL, PgBouncer and nginx.

With --patroni, two processes behind HAProxy use three PostgreSQL servers under Patroni, with the files of deploy/. The
servers are disturbed: nearly every cycle ends with another primary. Needs PostgreSQL, Patroni 3.1 or newer, etcd, HAProxy
and openssl.

Exit codes: 0 everything was as promised, 1 it was not, 2 wrong argument or a program is missing.`;

const { values } = parseArgs({
  options: {
    patroni: { type: "boolean", default: false },
    cycles: { type: "string", default: "10" },
    only: { type: "string", default: "" },
    help: { type: "boolean" },
  },
});
const fail = (why: string): never => {
  console.error(why);
  process.exit(2);
};
if (values.help) {
  console.log(help);
  process.exit(0);
}
if (!/^[1-9]\d{0,5}$/.test(values.cycles)) fail("--cycles must be an integer above 0");
if (!hasPostgres) fail("not run: PostgreSQL is not installed here: apt-get install postgresql");
if (values.patroni && !hasPatroni)
  fail("not run: install what is missing: apt-get install patroni etcd-server haproxy openssl");
if (values.patroni && !keepsLocks())
  fail("not run: Patroni before 3.1 loses purchases: deploy/high-availability.md says where a newer one is");
if (!values.patroni && !hasPooler)
  fail("not run: PgBouncer is not installed here: apt-get install pgbouncer");
if (!values.patroni && !isInstalled("nginx"))
  fail("not run: nginx is not installed here: apt-get install nginx-light");

const names: readonly string[] = values.patroni ? ofPatroni : ofOneServer;
const chosen = names.filter((name) => name.includes(values.only));
if (chosen.length === 0) fail(`--only fits none of these:\n  ${names.join("\n  ")}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const scene = await (values.patroni ? UnderPatroni : OneServer).start();
const faults = await Run.all(scene, Number(values.cycles), chosen, (line) => console.log(line));
for (const fault of faults.slice(0, 50)) console.error(`NOT AS PROMISED: ${fault}`);
console.log(`${faults.length} faults found`);
process.exit(faults.length === 0 ? 0 : 1);
