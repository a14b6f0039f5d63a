/** Buys an eSIM, shows how to install it, and tops it up: in the sandbox, with a test key. */
import { InsufficientBalanceError, PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim(); // reads PARTNER_ESIM_API_KEY and PARTNER_ESIM_BASE_URL

// Choose: the first metered package that works in Italy.
const [plan] = await client.packages.list({ country: "IT", unlimited: false }).toArray({ limit: 1 });
if (!plan) throw new Error("Nothing is on sale for Italy");
console.log(
  `${plan.name}: ${plan.data_mb} MB, ${plan.validity_days} days, ${plan.price.amount} ${plan.price.currency}`,
);

// Buy. A created order may still have failed: check its status.
const order = await client.orders.create({ package_id: plan.id, customer_ref: "booking-48213" });
const [issued] = order.esims;
if (order.status !== "completed" || !issued) throw new Error(`Order ${order.id} is ${order.status}`);

// Install: show the traveller the QR code, or open the link on the phone.
const esim = await client.esims.get(issued.iccid);
console.log(`eSIM ${esim.iccid}: ${esim.activation.lpa}`);
if (esim.qr_code_url) console.log(`QR code: ${(await client.qr.get(esim.qr_code_url)).length} bytes of PNG`);

// Top up, if there is a package for this eSIM.
const [more] = await client.esims.topupPackages.list(esim.iccid).toArray();
if (more) {
  try {
    const topup = await client.esims.topups.create(esim.iccid, { package_id: more.id });
    console.log(`Top-up ${topup.id}: ${topup.status}, balance ${topup.balance_after.amount}`);
  } catch (error) {
    if (!(error instanceof InsufficientBalanceError)) throw error;
    console.log(`Add funds, then repeat with the key ${error.idempotencyKey}`);
  }
}

const { data } = await client.esims.get(esim.iccid);
console.log(`Data now: ${data.total_mb} MB`);
