/** What a shop does with an event. Types newer than the package are ignored. */
import { createInbox, type Event } from "@partner-esim/sdk/webhooks";

const inbox = createInbox();

/** Handles each event once, and skips those older than a handled one of the same order or eSIM. */
export const handleEvent = (event: Event) => inbox.handle(event, act);

function act(event: Event): void {
  switch (event.type) {
    case "order.completed":
      // Also if only some of the eSIMs were issued: check the status.
      console.log(`${event.data.id} is ${event.data.status}: ${event.data.esims.length} eSIMs to send`);
      break;
    case "order.failed":
      console.log(`${event.data.id} failed, ${event.data.refunded.amount} came back`);
      break;
    case "esim.usage_80":
    case "esim.usage_100":
      console.log(`${event.data.iccid} runs out of data: offer a top-up`);
      break;
    case "balance.low":
      console.log(`Add funds: ${event.data.balance.amount} left`);
      break;
    default:
      console.log(`Nothing to do for ${event.type}`);
  }
}
