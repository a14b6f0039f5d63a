/** A consumer in ESM: buys one eSIM and prints its order. */
import { ApiError, PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim();
const { data } = await client.packages.list({ country: "IT", limit: 1 });
const order = await client.orders.create({ package_id: data[0].id });
const error = await client.orders.get("ord_none").catch((error) => error);
console.log(JSON.stringify({ status: order.status, error: error instanceof ApiError && error.code }));
