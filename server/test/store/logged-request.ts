import type { LoggedRequest } from "../../src/domain/request-log/logged-request.ts";
import { newLoggedRequestId } from "../../src/domain/values/ids.ts";
import { random } from "../../src/runtime/random.ts";

/** A request to be logged. */
export const loggedRequest = (at: number, more: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: newLoggedRequestId(random, at),
  at,
  account: 1,
  key: 1,
  operation: "ordersGet",
  method: "GET",
  path: "/v1/orders/ord_1",
  status: 200,
  code: null,
  param: null,
  durationUs: 1234,
  address: "192.0.2.1",
  idempotencyKey: null,
  replayed: false,
  error: null,
  ...more,
});
