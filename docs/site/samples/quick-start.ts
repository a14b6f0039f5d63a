import { PartnerEsim } from "@partner-esim/sdk";

// PARTNER_ESIM_API_KEY and PARTNER_ESIM_BASE_URL are read from the environment.
const client = new PartnerEsim();

const [plan] = await client.packages.list({ country: "IT" }).toArray({ limit: 1 });
if (!plan) throw new Error("nothing is on sale for Italy");

const order = await client.orders.create(
  { package_id: plan.id, customer_ref: "booking-48214" },
  { idempotencyKey: "booking-48214" },
);
const [issued] = order.esims;
if (order.status !== "completed" || !issued) {
  throw new Error(`order ${order.id} is ${order.status}`);
}

const esim = await client.esims.get(issued.iccid);
console.log(esim.activation.lpa, esim.qr_code_url);
