// Live orders, top-ups, balance, eSIM states and idempotency against a small model: whatever is done in whatever order,
// service and model agree after every step.
import { limits } from "@partner-esim/generated/limits";
import fc from "fast-check";
import t from "tap";
import type { Offer } from "../../src/domain/catalogue/catalogue.ts";
import { CancelProblem } from "../../src/domain/esims/cancellable.ts";
import { cancelEsim, cancelOrder } from "../../src/domain/esims/cancelling.ts";
import { placeLiveOrder } from "../../src/domain/orders/live-orders.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { releaseHeld, reportEsim, setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import type { NetworkBehaviour } from "../../src/domain/simulated-supplier/network.ts";
import { placeLiveTopup } from "../../src/domain/topups/live-topups.ts";
import { type Backend, backends, sqlite } from "../stores.ts";
import { orderRequest, World } from "./world.ts";

const minuteMs = 60_000;
const retentionMs = limits.idempotencyMemoryHours * 60 * minuteMs;

interface ModelEsim {
  iccid: string;
  status: "ready" | "active" | "depleted" | "expired" | "cancelled";
  totalMb: number;
  usedMb: number;
  validityDays: number;
  usedSince: number | null;
  topups: number;
}

interface ModelOrder {
  id: string;
  key: string;
  quantity: number;
  status: "processing" | "completed" | "partially_completed" | "failed" | "cancelled";
  /** The first response; replayed unchanged unless it said processing. */
  body: string;
  wasProcessing: boolean;
  refunded: number;
  placedAt: number;
  progressAt: number;
  esims: ModelEsim[];
}

interface Model {
  offer: Offer;
  totalMb: number;
  balance: number;
  orders: ModelOrder[];
  topups: number;
}

const esimsOf = (model: Model): ModelEsim[] => model.orders.flatMap(({ esims }) => esims);

function freshEsim(model: Model, iccid: string): ModelEsim {
  const { totalMb, offer } = model;
  const { validityDays } = offer.package;
  return { iccid, status: "ready", totalMb, usedMb: 0, validityDays, usedSince: null, topups: 0 };
}

function equal(actual: unknown, expected: unknown, what: string): void {
  const is = JSON.stringify(actual);
  const should = JSON.stringify(expected);
  if (is !== should) throw new Error(`${what}: the service has ${is}, the model ${should}`);
}

/** Checks after every command that the whole state is the same on both sides. */
async function agree(model: Model, world: World): Promise<void> {
  const { reads } = world.store;
  equal((await reads.ledgers.byNumber(world.ledger)).balancePaise, model.balance, "balance");
  for (const order of model.orders) {
    const stored = await reads.orders.byId(world.ledger, order.id);
    equal(stored?.status, order.status, `status of ${order.id}`);
    equal(stored?.refundedPaise, order.refunded, `refund of ${order.id}`);
    const esims = await reads.esims.ofOrder(stored?.n ?? 0);
    const shown = (list: { iccid: string; status: string; totalMb: number | null; usedMb: number }[]) =>
      list
        .map(({ iccid, status, totalMb, usedMb }) => ({ iccid, status, totalMb, usedMb }))
        .sort((a, b) => a.iccid.localeCompare(b.iccid));
    equal(shown(esims), shown(order.esims), `eSIMs of ${order.id}`);
    equal(
      await reads.simulatedSupplier.countIssued(order.id),
      order.esims.length,
      `units bought for ${order.id}`,
    );
  }
}

/** Lets time pass in the model: orders are settled, used eSIMs expire. */
function passTime(model: Model, now: number): void {
  for (const order of model.orders) {
    if (order.status === "processing" && now >= order.progressAt + 15 * minuteMs) settle(model, order);
  }
  for (const esim of esimsOf(model)) {
    const endsAt = (esim.usedSince ?? Number.POSITIVE_INFINITY) + esim.validityDays * 24 * 60 * minuteMs;
    if ((esim.status === "active" || esim.status === "depleted") && endsAt <= now) esim.status = "expired";
  }
}

function settle(model: Model, order: ModelOrder): void {
  const missing = order.quantity - order.esims.length;
  order.status = missing === 0 ? "completed" : order.esims.length === 0 ? "failed" : "partially_completed";
  order.refunded += missing * model.offer.pricePaise;
  model.balance += missing * model.offer.pricePaise;
}

type Command = fc.AsyncCommand<Model, World>;

abstract class Step implements Command {
  check = (_model: Readonly<Model>): boolean => true;
  abstract act(model: Model, world: World): Promise<void>;
  abstract toString(): string;

  async run(model: Model, world: World): Promise<void> {
    await this.act(model, world);
    passTime(model, world.time.ms);
    await agree(model, world);
  }
}

const network = (world: World, behaviour: Partial<NetworkBehaviour>) =>
  setNetworkRule(world.store, world.account.id, behaviour);

class PlaceOrder extends Step {
  readonly quantity: number;
  readonly issued: number;
  readonly held: boolean;
  constructor(quantity: number, issued: number, isHeld: boolean) {
    super();
    this.quantity = quantity;
    this.issued = Math.min(issued, quantity);
    this.held = isHeld;
  }
  toString = () => `order ${this.quantity}, ${this.issued} issued, rest ${this.held ? "held" : "refused"}`;

  async act(model: Model, world: World): Promise<void> {
    const { quantity, issued, held: isHeld } = this;
    await network(world, { issueAtMost: issued, hold: isHeld ? ["issue"] : [] });
    const key = `order ${model.orders.length} at ${world.time.ms}`;
    const { request, key: idempotent } = orderRequest(model.offer.id, quantity, key);
    const purchase = await world.purchase();
    const call = placeLiveOrder(world.supply, purchase, world.ledger, idempotent, request);
    const response = await world.time.run(call);
    const total = quantity * model.offer.pricePaise;
    if (total > model.balance) {
      equal(response instanceof Refusal && response.code, "insufficient_balance", "response");
      return;
    }
    if (response instanceof Refusal) throw new Error(response.code);
    const body = JSON.parse(response.body);
    model.balance -= total;
    const order: ModelOrder = {
      id: body.id,
      key,
      quantity,
      status: "processing",
      body: response.body,
      wasProcessing: isHeld && issued < quantity,
      refunded: 0,
      placedAt: purchase.now,
      progressAt: purchase.now,
      esims: body.esims.map(({ iccid }: { iccid: string }) => freshEsim(model, iccid)),
    };
    equal(order.esims.length, issued, "eSIMs in the answer");
    if (!order.wasProcessing) settle(model, order);
    model.orders.push(order);
    equal(body.status, order.status, "status in the answer");
  }
}

class RepeatOrder extends Step {
  readonly pick: number;
  constructor(pick: number) {
    super();
    this.pick = pick;
  }
  override check = (model: Readonly<Model>) => model.orders.length > 0;
  toString = () => `repeat order ${this.pick}`;

  async act(model: Model, world: World): Promise<void> {
    const order = model.orders[this.pick % model.orders.length] as ModelOrder;
    if (world.time.ms >= order.placedAt + retentionMs) return;
    const purchase = await world.purchase();
    const { key, request } = orderRequest(model.offer.id, order.quantity, order.key);
    const same = await world.time.run(placeLiveOrder(world.supply, purchase, world.ledger, key, request));
    if (same instanceof Refusal) throw new Error(same.code);
    equal(same.replayed, true, "replay");
    if (order.wasProcessing) equal(JSON.parse(same.body).status, order.status, "present status");
    else equal(same.body, order.body, "replayed body");
    const other = orderRequest(model.offer.id, order.quantity + 1, order.key);
    const reused = await placeLiveOrder(world.supply, purchase, world.ledger, other.key, other.request);
    equal(reused instanceof Refusal && reused.code, "idempotency_key_reused", "the key with another body");
  }
}

class Release extends Step {
  toString = () => "release what is held";

  async act(model: Model, world: World): Promise<void> {
    await network(world, {});
    await releaseHeld(world.store, null, world.time.ms);
    await world.pass(0);
    for (const order of model.orders.filter(({ status }) => status === "processing")) {
      const stored = await world.store.reads.orders.byId(world.ledger, order.id);
      const esims = await world.store.reads.esims.ofOrder(stored?.n ?? 0);
      const known = new Set(order.esims.map(({ iccid }) => iccid));
      for (const { iccid } of esims) if (!known.has(iccid)) order.esims.push(freshEsim(model, iccid));
      settle(model, order);
    }
  }
}

class TopUp extends Step {
  readonly pick: number;
  readonly refused: boolean;
  constructor(pick: number, refused: boolean) {
    super();
    this.pick = pick;
    this.refused = refused;
  }
  override check = (model: Readonly<Model>) => esimsOf(model).length > 0;
  toString = () => `top up eSIM ${this.pick}${this.refused ? ", refused" : ""}`;

  async act(model: Model, world: World): Promise<void> {
    const esim = esimsOf(model)[this.pick % esimsOf(model).length] as ModelEsim;
    await network(world, { refuse: this.refused ? ["topup"] : [] });
    model.topups += 1;
    const key = { key: `topup ${model.topups}`, operation: "topupsCreate", fingerprint: "" } as const;
    const request = { iccid: esim.iccid, packageId: model.offer.id, customerRef: null };
    const purchase = await world.purchase();
    const response = await world.time.run(placeLiveTopup(world.supply, purchase, world.ledger, key, request));
    const closed = esim.status === "expired" || esim.status === "cancelled";
    const poor = model.balance < model.offer.pricePaise;
    if (closed || poor) {
      const code = closed ? "esim_not_topupable" : "insufficient_balance";
      equal(response instanceof Refusal && response.code, code, "refusal");
      return;
    }
    if (response instanceof Refusal) throw new Error(response.code);
    equal(JSON.parse(response.body).status, this.refused ? "failed" : "completed", "top-up");
    if (this.refused) return;
    model.balance -= model.offer.pricePaise;
    esim.topups += 1;
    esim.totalMb += model.totalMb;
    esim.validityDays += model.offer.package.validityDays;
    if (esim.status === "depleted") esim.status = "active";
  }
}

class Use extends Step {
  readonly pick: number;
  readonly share: number;
  constructor(pick: number, share: number) {
    super();
    this.pick = pick;
    this.share = share;
  }
  override check = (model: Readonly<Model>) => esimsOf(model).length > 0;
  toString = () => `use ${this.share} % of eSIM ${this.pick}`;

  async act(model: Model, world: World): Promise<void> {
    const esim = esimsOf(model)[this.pick % esimsOf(model).length] as ModelEsim;
    await network(world, {});
    const usedMb = Math.floor((esim.totalMb * this.share) / 100);
    const usedAt = world.time.ms;
    await reportEsim(world.store, esim.iccid, { usedMb, firstUsed: true }, usedAt);
    const alive = esim.status !== "expired" && esim.status !== "cancelled";
    if (alive) esim.usedSince ??= usedAt;
    await world.pass(10 * minuteMs);
    if (!alive) return;
    esim.usedMb = Math.min(Math.max(esim.usedMb, usedMb), esim.totalMb);
    esim.status = esim.usedMb >= esim.totalMb ? "depleted" : "active";
  }
}

class CancelEsim extends Step {
  readonly pick: number;
  constructor(pick: number) {
    super();
    this.pick = pick;
  }
  override check = (model: Readonly<Model>) => esimsOf(model).length > 0;
  toString = () => `cancel eSIM ${this.pick}`;

  async act(model: Model, world: World): Promise<void> {
    const esim = esimsOf(model)[this.pick % esimsOf(model).length] as ModelEsim;
    const order = model.orders.find(({ esims }) => esims.includes(esim)) as ModelOrder;
    await network(world, {});
    const stored = await world.store.reads.esims.byIccid(world.ledger, esim.iccid);
    const canceller = { by: "partner", actor: "someone" } as const;
    const response = await world.time.run(
      cancelEsim(world.supply, { n: stored?.n ?? 0 }, canceller, world.time.ms),
    );
    const possible = esim.status === "ready" && order.status !== "processing";
    equal(response instanceof CancelProblem, !possible, "whether it is refused");
    if (possible) cancelModelEsim(model, order, esim);
  }
}

function cancelModelEsim(model: Model, order: ModelOrder, esim: ModelEsim): void {
  esim.status = "cancelled";
  order.refunded += model.offer.pricePaise;
  model.balance += (1 + esim.topups) * model.offer.pricePaise;
  const unused = order.esims.every(({ status, usedSince }) => status === "cancelled" && usedSince === null);
  if (unused) order.status = "cancelled";
}

class CancelOrder extends Step {
  readonly pick: number;
  constructor(pick: number) {
    super();
    this.pick = pick;
  }
  override check = (model: Readonly<Model>) => model.orders.length > 0;
  toString = () => `cancel order ${this.pick}`;

  async act(model: Model, world: World): Promise<void> {
    const order = model.orders[this.pick % model.orders.length] as ModelOrder;
    await network(world, {});
    const stored = await world.store.reads.orders.byId(world.ledger, order.id);
    const canceller = { by: "partner", actor: "someone" } as const;
    const response = await world.time.run(
      cancelOrder(world.supply, { n: stored?.n ?? 0 }, canceller, world.time.ms),
    );
    const finished = order.status === "completed" || order.status === "partially_completed";
    const possible = finished && order.esims.every(({ usedSince }) => usedSince === null);
    equal(response instanceof CancelProblem, !possible, "whether it is refused");
    if (!possible) return;
    for (const esim of order.esims) if (esim.status === "ready") cancelModelEsim(model, order, esim);
  }
}

class Pass extends Step {
  readonly minutes: number;
  constructor(minutes: number) {
    super();
    this.minutes = minutes;
  }
  toString = () => `let ${this.minutes} minutes pass`;

  async act(_model: Model, world: World): Promise<void> {
    await world.pass(this.minutes * minuteMs);
  }
}

const pick = fc.nat({ max: 1000 });
const commands = fc.commands(
  [
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 4 }), fc.boolean())
      .map((a) => new PlaceOrder(...a)),
    pick.map((n) => new RepeatOrder(n)),
    fc.constant(new Release()),
    fc.tuple(pick, fc.boolean()).map((a) => new TopUp(...a)),
    fc.tuple(pick, fc.constantFrom(0, 30, 80, 100)).map((a) => new Use(...a)),
    pick.map((n) => new CancelEsim(n)),
    pick.map((n) => new CancelOrder(n)),
    fc.constantFrom(1, 7, 16, 60 * 24, 60 * 24 * 20).map((minutes) => new Pass(minutes)),
  ],
  { maxCommands: 40, size: "max" },
);

const runs = Number(process.env.MODEL_RUNS ?? 25);
t.setTimeout((60_000 + runs * 6000) * backends.length);

const agreesWithModel = (backend: Backend) =>
  fc.asyncProperty(commands, async (list) => {
    const world = await World.open(backend, "model", 20_000_00);
    try {
      const view = await world.view();
      const offer = view.list({ country: "IN" }, null, 100).offers.find(isUsual);
      if (!offer) throw new Error("the catalogue has no usual package");
      const totalMb = offer.package.dataMb ?? 0;
      const model: Model = { offer, totalMb, balance: 20_000_00, orders: [], topups: 0 };
      await fc.asyncModelRun(() => ({ model, real: world }), list);
    } finally {
      await world.close();
    }
  });

for (const backend of backends)
  t.test(
    `on ${backend.name}, live orders, top-ups, eSIMs and cancelling do what a small model of them does`,
    (t) => {
      const numRuns = backend === sqlite ? runs : Math.ceil(runs / 4);
      return t.resolves(fc.assert(agreesWithModel(backend), { numRuns, endOnFailure: true }));
    },
  );

const isUsual = ({ package: pkg }: Offer): boolean =>
  pkg.dailyReset === null && !pkg.unlimited && pkg.validityDays >= 7;
