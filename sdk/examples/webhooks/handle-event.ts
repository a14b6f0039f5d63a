/** What a shop does when something has happened. An event that is newer than the package comes to the end, and no further. */
import { createInbox, type Event } from "@partner-esim/sdk/webhooks";

const inbox = createInbox();

/** Each event once, and no order or eSIM that has gone on since. */
export const handleEvent = (event: Event) => inbox.handle(event, act);

function act(event: Event): void {
  switch (event.type) {
    case "order.completed":
      // Also when only some of the eSIMs could be had: the status tells.
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
