import {
  ApiError,
  ConnectionError,
  InsufficientBalanceError,
  PartnerEsim,
} from "@partner-esim/sdk";

const client = new PartnerEsim();

try {
  const order = await client.orders.create({
    package_id: "pkg_10482",
    customer_ref: "test_insufficient_balance",
  });
  console.log(order.status);
} catch (error) {
  if (error instanceof InsufficientBalanceError) {
    console.log("add funds, then retry with the key", error.idempotencyKey);
  } else if (error instanceof ApiError) {
    console.log(
      error.status,
      error.code,
      error.param,
      error.requestId,
      error.docsUrl,
    );
  } else if (error instanceof ConnectionError) {
    console.log(
      "no response after",
      error.attempts,
      "attempts; retrying with the same key is safe",
    );
  } else throw error;
}
