import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim();

// Every item of every page; the next page is requested when it is reached.
for await (const order of client.orders.list({ status: "completed" })) {
  console.log(order.id, order.total.amount);
}

// Or page by page: whoever stores the cursor can go on after an interruption. New events come from `events.poll`.
let cursor: string | undefined;
for await (const page of client.packages.list({ country: "IT" }).pages()) {
  console.log(page.data.length);
  cursor = page.next_cursor ?? cursor;
}
console.log(cursor === undefined ? "a single page" : "more than one page");
