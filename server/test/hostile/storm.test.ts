// A storm of hostile connections on all three listeners for 30 seconds (HOSTILE_SECONDS), or with as many as
// HOSTILE_CONNECTIONS says, while all of a bystander's requests succeed. Afterwards the processes are alive, the
// database is valid and, after a minute's rest if HOSTILE_CONNECTIONS is set, memory is as before.
import { readFileSync } from "node:fs";
import t from "tap";
import { run } from "../cli/command-line.ts";
import { ask, pause, seedOf } from "./attacker.ts";
import { startListeners } from "./listeners.ts";
import { storm } from "./storm.ts";

const seconds = Number(process.env.HOSTILE_SECONDS ?? 30);
const connectionsMax = Number(process.env.HOSTILE_CONNECTIONS ?? 0);
const width = 100;
/** Before and after, so that both figures are those of an idle service. */
const restMs = 60_000;

t.setTimeout((seconds + connectionsMax / 100 + 300) * 1000);

const memoryOf = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

t.test("a storm of hostile connections leaves a bystander served", async (t) => {
  const seed = seedOf();
  t.comment(`HOSTILE_SEED=${seed}`);
  const listeners = await startListeners(t);
  const { service, gateway, database } = listeners;
  const { url, demo, admin_url } = service.ready;
  const ports = Object.values(listeners.ports);
  const attack = { seed, ports, key: demo.live_key, width };
  // What is loaded on first use is not growth.
  await storm(attack, (connections) => connections >= (connectionsMax > 0 ? 5000 : 500));
  if (connectionsMax > 0) await pause(restMs);
  const before = memoryOf(service.child.pid);

  let isOver = false;
  const times: number[] = [];
  const bystander = (async () => {
    while (!isOver) {
      const started = performance.now();
      const status = await ask(`${url}/v1/balance`, demo.test_key);
      times.push(performance.now() - started);
      if (status !== 200) t.fail(`status ${status} for the bystander`);
      await pause(600);
    }
  })();
  const ends = performance.now() + seconds * 1000;
  const weather = await storm(
    { ...attack, seed: seed + 1_000_000 },
    connectionsMax > 0 ? (connections) => connections >= connectionsMax : () => performance.now() > ends,
  );
  isOver = true;
  await t.resolves(bystander, "every request of the bystander succeeds");
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  t.comment(JSON.stringify(weather));
  t.comment(`bystander: ${times.length} requests, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  t.ok(weather.connections > 500, `${weather.connections} connections`);
  await t.resolves(listeners.serves(), "all listeners serve");
  if (connectionsMax > 0) {
    await pause(restMs);
    const after = memoryOf(service.child.pid);
    const growth = Math.round((after / before - 1) * 100);
    t.ok(
      growth <= 20,
      `memory ${Math.round(before)} MB before, ${Math.round(after)} MB a minute after: ${growth} %`,
    );
  }
  t.equal((await fetch(`${admin_url}/readyz`)).status, 200);
  for (const { child } of [service, gateway]) child.kill("SIGTERM");
  t.match(await service.ended, { code: 0, signal: null });
  const verified = await run(["verify", "--database", database]);
  t.equal(verified.code, 0, verified.stdout.trim());
});
