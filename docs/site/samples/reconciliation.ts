import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim();
const paise = (amount: string) => BigInt(amount.replace(".", ""));
const dayMs = 24 * 60 * 60 * 1000;

let charged = 0n;
let refunded = 0n;
const yesterday = new Date(Date.now() - dayMs).toISOString();
for await (const order of client.orders.list({ created_after: yesterday })) {
  charged += paise(order.total.amount);
  refunded += paise(order.refunded.amount);
  console.log(
    order.customer_ref,
    order.status,
    order.total.amount,
    order.refunded.amount,
  );
}
for await (const event of client.events.list({ type: "topup.completed" })) {
  if (event.type !== "topup.completed" || event.created < yesterday) break;
  const { iccid, total } = event.data;
  charged += paise(total.amount);
  console.log("top-up of", iccid, total.amount);
}
console.log(
  "charged",
  charged,
  "refunded",
  refunded,
  "net",
  charged - refunded,
  "paise",
);
