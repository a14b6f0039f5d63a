import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim();

// Every item of every page; the next page is requested when it is reached.
for await (const order of client.orders.list({ status: "completed" })) {
  console.log(order.id, order.total.amount);
}

// Or page by page, to store the cursor and continue later.
let cursor: string | undefined;
for await (const page of client.events.list({ limit: 100 }).pages()) {
  console.log(page.data.length);
  cursor = page.next_cursor ?? cursor;
}
console.log(cursor === undefined ? "a single page" : "more than one page");
