// `npm run chaos`: buyers, readers and webhook endpoints use four processes on one PostgreSQL behind nginx, one through
// PgBouncer, while processes, pooler and database are disturbed. Afterwards nothing is lost or done twice, and
// everything came in order.
import { parseArgs } from "node:util";
import { isInstalled as hasPooler } from "../server/test/pooler.ts";
import { isInstalled as hasPostgres } from "../server/test/postgres-server.ts";
import { isInstalled } from "../server/test/process/balancer.ts";
import { names } from "./chaos/disturbance.ts";
import { Run } from "./chaos/run.ts";

const help = `Usage: npm run chaos [-- --cycles N] [-- --only TEXT]

Serves one PostgreSQL database by four processes behind nginx, and disturbs them once in each cycle (default 10);
with --only, by the disturbances whose names contain TEXT. Prints what was done; the last line counts what was found.
Needs PostgreSQL, PgBouncer and nginx.

Exit codes: 0 everything was as promised, 1 it was not, 2 wrong argument or a program is missing.`;

const { values } = parseArgs({
  options: {
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
if (!hasPooler) fail("not run: PgBouncer is not installed here: apt-get install pgbouncer");
if (!isInstalled("nginx")) fail("not run: nginx is not installed here: apt-get install nginx-light");

const chosen = names.filter((name) => name.includes(values.only));
if (chosen.length === 0) fail(`--only fits none of these:\n  ${names.join("\n  ")}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const faults = await Run.all(Number(values.cycles), chosen, (line) => console.log(line));
for (const fault of faults.slice(0, 50)) console.error(`NOT AS PROMISED: ${fault}`);
console.log(`${faults.length} faults found`);
process.exit(faults.length === 0 ? 0 : 1);
