import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim(); // with a test key

const order = await client.orders.create({ package_id: "pkg_10482" });
const [issued] = order.esims;
if (!issued) throw new Error(`order ${order.id} is ${order.status}`);

// A whole life in four requests; each sends its event at once.
for (const event of ["activated", "usage_80", "usage_100", "expired"] as const) {
  const esim = await client.sandbox.esims.simulate(issued.iccid, { event });
  console.log(event, esim.status, esim.data.used_mb);
}
