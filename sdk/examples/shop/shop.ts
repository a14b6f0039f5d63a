/**
 * A shop that sells eSIMs with its bookings. The booking id is its order's idempotency key, so a retry after a crash
 * buys nothing twice; the webhook settles what is still processing.
 */
import { ApiError, InsufficientBalanceError, type Order, type PartnerEsim } from "@partner-esim/sdk";
import { createInbox, type Event, nodeWebhookHandler } from "@partner-esim/sdk/webhooks/node";

/** What the traveller sees. */
export type Booking =
  | { state: "waiting" }
  | { state: "delivered"; iccids: string[]; missing: number }
  | { state: "refunded" };

export class Shop {
  readonly bookings = new Map<string, Booking>();
  readonly #client: PartnerEsim;
  readonly #inbox = createInbox();

  constructor(client: PartnerEsim) {
    this.#client = client;
  }

  async sell(bookingId: string, packageId: string, quantity = 1): Promise<Booking> {
    this.bookings.set(bookingId, { state: "waiting" });
    try {
      const order = await this.#client.orders.create(
        { package_id: packageId, quantity, customer_ref: bookingId },
        { idempotencyKey: bookingId },
      );
      this.#take(order);
    } catch (error) {
      // Temporary failures stay pending: selling the same booking again buys nothing twice.
      if (!(error instanceof ApiError) || error.retryable || error instanceof InsufficientBalanceError)
        throw error;
      this.bookings.set(bookingId, { state: "refunded" });
    }
    return this.bookings.get(bookingId) ?? { state: "waiting" };
  }

  /** The listener for the webhook endpoint. */
  webhooks(secret: string) {
    return nodeWebhookHandler(secret, (event) => this.#inbox.handle(event, (event) => this.#hear(event)));
  }

  #hear(event: Event): void {
    if (event.type === "order.completed" || event.type === "order.failed") this.#take(event.data);
  }

  #take(order: Order): void {
    if (!order.customer_ref || order.status === "processing") return;
    this.bookings.set(order.customer_ref, outcomeOf(order));
  }
}

function outcomeOf(order: Order): Booking {
  switch (order.status) {
    case "completed":
    case "partially_completed": {
      const iccids = order.esims.map(({ iccid }) => iccid);
      return { state: "delivered", iccids, missing: (order.quantity ?? iccids.length) - iccids.length };
    }
    case "processing":
      return { state: "waiting" };
    default:
      return { state: "refunded" };
  }
}
