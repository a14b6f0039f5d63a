/** Twenty things that travellers' agents are asked for, as the calls that do them and what must be true afterwards. */
import type { ToolName } from "@partner-esim/generated/tools";

export interface Called {
  isError: boolean;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a tool returned, looked at by the tasks
  data: any;
}

/** How a task reaches a server and the world around it. */
export interface World {
  call(tool: ToolName, args?: Record<string, unknown>): Promise<Called>;
  /** The next POST requests reach the service, and their responses are lost. */
  loseAnswers(count: number): void;
  countOrders(): Promise<number>;
  countTopups(iccid: string): Promise<number>;
  /** A package of the United Arab Emirates. */
  packageId: string;
  /** The order of the task before that bought something. */
  bought: { id: string; iccid: string; qrUrl: string };
}

export interface Task {
  /** What the agent was asked. */
  ask: string;
  /** The tool that an agent should find. */
  tool: ToolName;
  /** Returns whether it was done right. */
  run(world: World): Promise<boolean>;
}

const isList = ({ isError, data }: Called) => !isError && data.data.length > 0;

/** Returns whether the calls bought one order, and the last of them returned it. */
async function buysOnce(world: World, calls: () => Promise<Called>): Promise<boolean> {
  const before = await world.countOrders();
  const { isError, data } = await calls();
  return !isError && data.id.startsWith("ord_") && (await world.countOrders()) === before + 1;
}

export const tasks: readonly Task[] = [
  {
    ask: "Which destinations can we sell?",
    tool: "countries_list",
    run: async ({ call }) => isList(await call("countries_list")),
  },
  {
    ask: "Which packages are there for the country AE?",
    tool: "packages_list",
    run: async ({ call }) => isList(await call("packages_list", { country: "AE", limit: 5 })),
  },
  {
    ask: "List the unlimited packages for France",
    tool: "packages_list",
    async run({ call }) {
      const found = await call("packages_list", { country: "FR", unlimited: true });
      return !found.isError && found.data.data.every(({ unlimited }: { unlimited: boolean }) => unlimited);
    },
  },
  {
    ask: "List packages whose name has the word Europe",
    tool: "packages_list",
    run: async ({ call }) => isList(await call("packages_list", { q: "Europe" })),
  },
  {
    ask: "What does this package cost? Get the package",
    tool: "packages_get",
    async run({ call, packageId }) {
      const { data } = await call("packages_get", { id: packageId });
      return /^\d+\.\d\d$/.test(data.price.amount);
    },
  },
  {
    ask: "Get the package pkg_1, which is not on sale",
    tool: "packages_get",
    async run({ call }) {
      const { isError, text } = await call("packages_get", { id: "pkg_1" });
      return isError && text.includes("package_not_found");
    },
  },
  {
    ask: "What is our balance?",
    tool: "balance_get",
    run: async ({ call }) => (await call("balance_get")).data.balance.currency === "INR",
  },
  {
    ask: "Buy an eSIM for booking 1: create an order",
    tool: "orders_create",
    run: (world) =>
      buysOnce(world, () =>
        world.call("orders_create", { reference: "booking-1", package_id: world.packageId }),
      ),
  },
  {
    ask: "Order two eSIMs of a package for a family",
    tool: "orders_create",
    run: (world) =>
      buysOnce(world, () =>
        world.call("orders_create", { reference: "booking-2", package_id: world.packageId, quantity: 2 }),
      ),
  },
  {
    ask: "Order an eSIM for a customer with name and email",
    tool: "orders_create",
    run: (world) =>
      buysOnce(world, () =>
        world.call("orders_create", {
          reference: "booking-3",
          package_id: world.packageId,
          customer: { name: "Asha Rao", email: "asha@example.com" },
        }),
      ),
  },
  {
    ask: "Order an eSIM again after the answer was lost",
    tool: "orders_create",
    run: (world) =>
      buysOnce(world, async () => {
        const call = { reference: "booking-4", package_id: world.packageId };
        world.loseAnswers(3);
        await world.call("orders_create", call).catch(() => {});
        world.loseAnswers(0);
        return await world.call("orders_create", call);
      }),
  },
  {
    ask: "Order an eSIM again after the answer was lost, with the customer's name spelt otherwise",
    tool: "orders_create",
    async run(world) {
      const before = await world.countOrders();
      const call = { reference: "booking-5", package_id: world.packageId };
      world.loseAnswers(3);
      await world.call("orders_create", { ...call, customer: { name: "Asha Rao" } }).catch(() => {});
      world.loseAnswers(0);
      await world.call("orders_create", { ...call, customer: { name: "A. Rao" } });
      return (await world.countOrders()) === before + 1;
    },
  },
  {
    ask: "Create the same order twice at the same moment",
    tool: "orders_create",
    run: (world) =>
      buysOnce(world, async () => {
        const call = () =>
          world.call("orders_create", { reference: "booking-6", package_id: world.packageId });
        const [first, second] = await Promise.all([call(), call()]);
        return first.data.id === second.data.id ? first : { ...first, isError: true };
      }),
  },
  {
    ask: "Which orders has the customer reference of booking 1? List orders",
    tool: "orders_list",
    run: async ({ call }) => !(await call("orders_list", { limit: 10 })).isError,
  },
  {
    ask: "Get the order and its status",
    tool: "orders_get",
    run: async ({ call, bought }) =>
      (await call("orders_get", { id: bought.id })).data.status === "completed",
  },
  {
    ask: "Get the activation code of an eSIM",
    tool: "esims_get",
    run: async ({ call, bought }) =>
      (await call("esims_get", { iccid: bought.iccid })).data.activation.lpa.startsWith("LPA:1$"),
  },
  {
    ask: "Which eSIMs are ready? List eSIMs",
    tool: "esims_list",
    run: async ({ call }) => isList(await call("esims_list", { status: "ready" })),
  },
  {
    ask: "Which top-up packages fit this eSIM?",
    tool: "esims_topup_packages_list",
    run: async ({ call, bought }) => isList(await call("esims_topup_packages_list", { iccid: bought.iccid })),
  },
  {
    ask: "Top up an eSIM, again after the answer was lost",
    tool: "esims_topups_create",
    async run(world) {
      const { iccid } = world.bought;
      const offers = await world.call("esims_topup_packages_list", { iccid });
      const call = { reference: "booking-1/more", iccid, package_id: offers.data.data[0].id };
      const before = await world.countTopups(iccid);
      world.loseAnswers(3);
      await world.call("esims_topups_create", call).catch(() => {});
      world.loseAnswers(0);
      const { isError } = await world.call("esims_topups_create", call);
      return !isError && (await world.countTopups(iccid)) === before + 1;
    },
  },
  {
    ask: "Which events happened lately? List events",
    tool: "events_list",
    run: async ({ call }) => isList(await call("events_list", { limit: 5 })),
  },
];
