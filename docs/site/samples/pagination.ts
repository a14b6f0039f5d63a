import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim();

// Every item of every page; the next page is asked for when it is reached.
for await (const order of client.orders.list({ status: "completed" })) {
  console.log(order.id, order.total.amount);
}

// Or page by page, to keep the cursor and go on later.
let cursor: string | undefined;
for await (const page of client.events.list({ limit: 100 }).pages()) {
  console.log(page.data.length);
  cursor = page.next_cursor ?? cursor;
}
console.log(cursor === undefined ? "one page held them all" : "more than one page");
