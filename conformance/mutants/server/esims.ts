/** Faults of orders and eSIMs in their states: what simulations, top-ups, the network and time make of them. */
import { inModule } from "./fault.ts";

export const esimFaults = [
  ...inModule("server/src/domain/orders/live-orders.ts", [
    [
      "bought-anew-with-each-try",
      "service.modes.live-real",
      "a unit is asked for under another id each time, so asking again buys again",
      "const request = { unitId, account,",
      "const request = { unitId: unitId + Math.random(), account,",
    ],
  ]),
  ...inModule("server/src/domain/supply/schedule.ts", [
    [
      "looked-with-each-fetch",
      "esims.get.live-refresh-once-a-minute",
      "every fetch of a live eSIM asks its network",
      "export const lookEveryMs = minuteMs;",
      "export const lookEveryMs = 0;",
    ],
  ]),
];
