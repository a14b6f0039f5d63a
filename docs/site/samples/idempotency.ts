import { PartnerEsim } from "@partner-esim/sdk";

const client = new PartnerEsim();
const booking = { id: "booking-48215", package: "pkg_10482" };

// The key comes from your own record, so a second run within 24 hours is a retry and buys nothing twice.
const { data: order, response } = await client.orders
  .create(
    { package_id: booking.package, customer_ref: booking.id },
    { idempotencyKey: booking.id },
  )
  .withResponse();
console.log(order.id, response.replayed ? "was bought before" : "is new");
