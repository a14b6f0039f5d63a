/**
 * Purchases that an agent may repeat: the idempotency key follows from tool and reference, so a repeated call gets the first
 * purchase. Other arguments under a known reference are an error of the API, and never a second purchase.
 */
import { createHash } from "node:crypto";
import { limits } from "@partner-esim/generated/limits";
import type { ToolName } from "@partner-esim/generated/tools";
import { ApiError, type PartnerEsim } from "@partner-esim/sdk";
import { paiseOfMoney, rupees } from "./money.ts";
import type { Spending } from "./spending.ts";

export type Arguments = Record<string, unknown>;

/** What the agent reads instead of a result. */
export class ToolError extends Error {}

export const referenceInput = {
  type: "string",
  minLength: 3,
  maxLength: 100,
  description:
    "Identifies this purchase in your system: the booking or message that asked for it, and which of its eSIMs it is " +
    "(`booking-48213/2`). Every repetition of the same purchase has the same reference.",
} as const;

export const purchaseAdvice =
  "This spends money. If the outcome is unclear (a timeout, a lost answer, an error that says so), call it again with the " +
  "same reference and the same arguments: nothing is bought twice, and the first purchase is returned with " +
  "`replayed: true`.";

export const keyOf = (tool: string, reference: string): string =>
  `mcp-${createHash("sha256")
    .update(JSON.stringify([tool, reference]))
    .digest("hex")
    .slice(0, 40)}`;

interface Purchase {
  tool: ToolName;
  reference: string;
  args: Arguments;
}

export interface Bought {
  data: Record<string, unknown>;
  replayed: boolean;
}

export class Purchases {
  readonly #client: PartnerEsim;
  readonly #spending: Spending;
  readonly #now: () => Date;

  constructor(client: PartnerEsim, spending: Spending, now: () => Date) {
    this.#client = client;
    this.#spending = spending;
    this.#now = now;
  }

  /** @param buy sends the request with the key */
  async once(purchase: Purchase, buy: (idempotencyKey: string) => Promise<Bought>): Promise<Bought> {
    const key = keyOf(purchase.tool, purchase.reference);
    this.#requireRemembered(key, purchase.reference);
    const paise = await this.#priceOf(purchase);
    const refused = this.#spending.reserve(key, paise, this.#now());
    if (refused)
      throw new ToolError(
        `Nothing was bought: it costs ${rupees(paise)}, and of the ${rupees(this.#spending.maxPaise)} that may be ` +
          `spent in a day ${rupees(refused.leftPaise)} are left. Ask a person to raise --max-spend, or wait until tomorrow (UTC).`,
      );
    try {
      const bought = await buy(key);
      const total = bought.data.total ?? bought.data.price;
      if (isMoney(total)) this.#spending.record(key, paiseOfMoney(total), this.#now());
      return bought;
    } catch (error) {
      if (isRejected(error) && !isReused(error)) this.#spending.release(key, this.#now());
      throw isReused(error) ? reused(purchase.reference) : error;
    }
  }

  /** The API forgets a key after a day, and would buy again. */
  #requireRemembered(key: string, reference: string): void {
    const usedAt = this.#spending.usedAt(key);
    if (usedAt === null) return;
    const hours = (this.#now().getTime() - usedAt.getTime()) / 3_600_000;
    if (hours < limits.idempotencyMemoryHours - 1) return;
    throw new ToolError(
      `Nothing was bought: the reference ${reference} was used for a purchase on ${usedAt.toISOString()}. ` +
        "Look for it with orders_list or esims_topups_list.",
    );
  }

  async #priceOf({ tool, args }: Purchase): Promise<number> {
    const id = String(args.package_id);
    if (tool === "orders_create") {
      const { price } = await this.#client.packages.get(id);
      return paiseOfMoney(price) * Number(args.quantity ?? 1);
    }
    const { data } = await this.#client.esims.topupPackages.list(String(args.iccid));
    const offer = data.find((each) => each.id === id);
    if (!offer)
      throw new ToolError(
        `Nothing was bought: ${id} is no top-up of this eSIM. Read esims_topup_packages_list.`,
      );
    return paiseOfMoney(offer.price);
  }
}

const isMoney = (value: unknown): value is { amount: string; currency: "INR" } =>
  typeof value === "object" && value !== null && "amount" in value;

/** Whether nothing was bought. A purchase in progress, or a fault of the service, leaves that open. */
const isRejected = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== "request_in_progress";

const isReused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "idempotency_key_reused";

const reused = (reference: string) =>
  new ToolError(
    `Nothing was bought now: the reference ${reference} belongs to a purchase with other arguments, which stands. ` +
      "Look for it with orders_list or esims_topups_list before you do anything else.",
  );
