/** Bugs in the states of orders and eSIMs: simulations, top-ups, the supplier and time. */
import { inModule } from "./fault.ts";

export const esimFaults = [
  ...inModule("server/src/domain/orders/live-orders.ts", [
    [
      "bought-again-with-each-attempt",
      "service.modes.live-real",
      "a unit is requested under a new id each time, so a retry buys again",
      "const request = { unitId, account,",
      "const request = { unitId: unitId + Math.random(), account,",
    ],
  ]),
  ...inModule("server/src/domain/supply/schedule.ts", [
    [
      "looked-with-each-fetch",
      "esims.get.live-refresh-once-a-minute",
      "every fetch of a live eSIM asks the supplier",
      "export const usageIntervalMs = minuteMs;",
      "export const usageIntervalMs = 0;",
    ],
  ]),
];
