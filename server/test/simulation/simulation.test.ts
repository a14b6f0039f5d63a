// Runs the simulation for some fixed seeds, so that a failure belongs to the change that shows it, or with
// SIMULATION_RUNS for that many new ones, nightly. A failure names its seed; SIMULATION_SEED=… runs that one again.
// Seeds that found a bug are kept here.
import t from "tap";
import { backends, sqlite } from "../stores.ts";
import { Simulation } from "./simulation.ts";

const storedSeeds = [
  "ca827940",
  "0db3f8c1",
  "2ea3bace",
  "5f7ba82a",
  "7ffe5465",
  "98c61e74",
  "b78a346b",
  "e6418ab1",
];
const runs = Number(process.env.SIMULATION_RUNS ?? 0);
const steps = Number(process.env.SIMULATION_STEPS ?? 60);
const givenSeed = process.env.SIMULATION_SEED;
const drawn = Array.from({ length: runs }, () => crypto.randomUUID().slice(0, 8));
const seeds = givenSeed === undefined ? [...storedSeeds, ...drawn] : [givenSeed];
t.setTimeout(60_000 + seeds.length * steps * 1000);

/** Shorter and fewer where each statement goes to a server. */
const lives = backends.map((backend) =>
  backend === sqlite
    ? { backend, steps, seeds }
    : { backend, steps: Math.ceil(steps / 3), seeds: seeds.slice(-Math.ceil(seeds.length / 4)) },
);

for (const { backend, steps, seeds } of lives)
  for (const seed of seeds)
    t.test(`invariants hold after a simulation with seed ${seed} on ${backend.name}`, async (t) => {
      const simulation = await Simulation.run(backend, seed, steps);
      t.same(simulation.faults, [], `SIMULATION_SEED=${seed} SIMULATION_STEPS=${steps}`);
      if (simulation.faults.length > 0) t.comment(simulation.log.join("\n"));
    });

t.test("a seed gives the same life again", async (t) => {
  const first = await Simulation.run(sqlite, "again", 40);
  const second = await Simulation.run(sqlite, "again", 40);
  t.same(second.log, first.log);
  t.equal(second.digest, first.digest);
});
