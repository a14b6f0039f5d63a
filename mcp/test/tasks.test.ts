/** Twenty tasks, done with the server's tools. */
import t from "tap";
import { startAgent } from "./agent.ts";
import { nearest, openShop, runTasks } from "./world.ts";

t.test("each task finds its tool, and is done once", async (t) => {
  const { apiKey, proxy, world } = await openShop(t);
  const agent = await startAgent(t, {
    baseUrl: proxy.baseUrl,
    apiKey,
    flags: ["--allow-purchases", "--max-spend", "100000"],
  });
  const { tools } = await agent.client.listTools();
  const results = await runTasks(world(agent.call));
  t.equal(results.length, 20);
  t.same(
    results.filter(({ isDone }) => !isDone).map(({ task }) => task.ask),
    [],
  );
  t.same(
    results.filter(({ task }) => !nearest(task.ask, tools).includes(task.tool)).map(({ task }) => task.ask),
    [],
  );
});
