// Runs the simulation for some seeds. A failure names its seed: SIMULATION_SEED=… runs that one alone again, and
// SIMULATION_RUNS and SIMULATION_STEPS make a longer night of it.
import t from "tap";
import { Simulation } from "./simulation.ts";

const runs = Number(process.env.SIMULATION_RUNS ?? 8);
const steps = Number(process.env.SIMULATION_STEPS ?? 60);
const given = process.env.SIMULATION_SEED;
const seeds =
  given === undefined ? Array.from({ length: runs }, () => crypto.randomUUID().slice(0, 8)) : [given];
t.setTimeout(60_000 + runs * steps * 1000);

for (const seed of seeds) {
  t.test(`everything adds up after a life from seed ${seed}`, async (t) => {
    const simulation = await Simulation.run(seed, steps);
    t.same(simulation.faults, [], `SIMULATION_SEED=${seed} SIMULATION_STEPS=${steps}`);
    if (simulation.faults.length > 0) t.comment(simulation.log.join("\n"));
  });
}

t.test("a seed gives the same life again", async (t) => {
  const first = await Simulation.run("again", 40);
  const second = await Simulation.run("again", 40);
  t.same(second.log, first.log);
  t.equal(second.digest, first.digest);
});
