/**
 * A shop that sells eSIMs with its bookings. The idempotency key of an order comes from its booking, so a retry within
 * 24 hours, also after a crash, buys nothing twice; the webhook settles what is still processing.
 */
import { InvalidRequestError, type Order, PackageNotFoundError, type PartnerEsim } from "@partner-esim/sdk";
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
    this.#settle(bookingId, { state: "waiting" });
    try {
      const order = await this.#client.orders.create(
        { package_id: packageId, quantity, customer_ref: bookingId },
        { idempotencyKey: `order-${bookingId}` },
      );
      this.#take(order);
    } catch (error) {
      // Only these say that nothing was bought and that a retry can't help. After any other the booking keeps waiting:
      // the connection broke, funds or a valid key are missing, or the booking was sold before with other contents.
      if (!(error instanceof PackageNotFoundError || error instanceof InvalidRequestError)) throw error;
      this.#settle(bookingId, { state: "refunded" });
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
    if (order.customer_ref) this.#settle(order.customer_ref, outcomeOf(order));
  }

  /** A final state stays: the webhook can arrive before the response, and a booking can be sold again. */
  #settle(bookingId: string, booking: Booking): void {
    const { state } = this.bookings.get(bookingId) ?? { state: "waiting" };
    if (state === "waiting") this.bookings.set(bookingId, booking);
  }
}

function outcomeOf(order: Order): Booking {
  switch (order.status) {
    case "completed":
    case "partially_completed": {
      const iccids = order.esims.map(({ iccid }) => iccid);
      return { state: "delivered", iccids, missing: (order.quantity ?? iccids.length) - iccids.length };
    }
    case "failed":
    case "cancelled":
      return { state: "refunded" };
    default: // still processing, or a status that is newer than the SDK
      return { state: "waiting" };
  }
}
