/** A consumer in CommonJS: the same as in ESM. */
const { ApiError, PartnerEsim } = require("@partner-esim/sdk");

async function main() {
  const client = new PartnerEsim();
  const { data } = await client.packages.list({ country: "IT", limit: 1 });
  const order = await client.orders.create({ package_id: data[0].id });
  const error = await client.orders.get("ord_none").catch((error) => error);
  console.log(JSON.stringify({ status: order.status, error: error instanceof ApiError && error.code }));
}

main();
