/** A service of its own, a proxy that loses responses, and what the tasks look at. */
import { PartnerEsim } from "@partner-esim/sdk";
import { startTestService } from "@partner-esim/server/testing";
import { type LossyProxy, lossyProxy, type Teardown } from "./lossy-proxy.ts";
import { type Called, type Task, tasks, type World } from "./tasks.ts";

export interface Shop {
  apiKey: string;
  proxy: LossyProxy;
  world(call: World["call"]): World;
}

export async function openShop(t: Teardown): Promise<Shop> {
  const service = await startTestService();
  t.teardown(() => service.stop());
  const { baseUrl, testKey: apiKey } = service;
  const proxy = await lossyProxy(t, baseUrl);
  const api = new PartnerEsim({ apiKey, baseUrl });
  const { data } = await api.packages.list({ country: "AE" });
  const packageId = data[0]?.id ?? "";
  const order = await api.orders.create({ package_id: packageId });
  const iccid = order.esims[0]?.iccid ?? "";
  const { qr_code_url } = await api.esims.get(iccid);
  const count = async (list: AsyncIterable<unknown>) => {
    let items = 0;
    for await (const _item of list) items += 1;
    return items;
  };
  return {
    apiKey,
    proxy,
    world: (call) => ({
      call,
      loseAnswers: (answers) => {
        proxy.lose = answers;
      },
      countOrders: () => count(api.orders.list()),
      countTopups: (of) => count(api.esims.topups.list(of)),
      packageId,
      bought: { id: order.id, iccid, qrUrl: qr_code_url ?? "" },
    }),
  };
}

export interface Result {
  task: Task;
  isDone: boolean;
}

export async function runTasks(world: World): Promise<Result[]> {
  const results: Result[] = [];
  for (const task of tasks) {
    const isDone = await task.run(world).catch(() => false);
    world.loseAnswers(0);
    results.push({ task, isDone });
  }
  return results;
}

/** Returns the names of the three tools whose words fit best, as far as counting words can tell. */
export function nearest(
  ask: string,
  tools: readonly { name: string; title?: string; description?: string }[],
) {
  const wordsOf = (text: string) =>
    new Set(
      text
        .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
        .toLowerCase()
        .match(/[a-z]{3,}/g)
        ?.map((word) => word.replace(/s$/, "")),
    );
  const asked = wordsOf(ask);
  const score = ({ name, title = "", description = "" }: (typeof tools)[number]) => {
    const [named, told] = [wordsOf(`${name.replaceAll("_", " ")} ${title}`), wordsOf(description)];
    let sum = 0;
    for (const word of asked) sum += named.has(word) ? 3 : told.has(word) ? 1 : 0;
    return sum;
  };
  return tools
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, 3)
    .map(({ name }) => name);
}

export type { Called };
