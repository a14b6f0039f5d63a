/** Bugs in money: charges and refunds, balances in responses, and low-balance warnings. */
import { inModule } from "./fault.ts";

export const moneyFaults = [
  ...inModule("server/src/domain/orders/orders.ts", [
    [
      "exact-balance-refused",
      "orders.create.402.same-key-retry",
      "a balance that just covers the total is not enough",
      "if (ledger.balancePaise < totalPaise) return insufficientBalance();",
      "if (ledger.balancePaise <= totalPaise) return insufficientBalance();",
    ],
    [
      "one-unit-covers-all",
      "orders.create.402.same-key-retry",
      "the balance has to cover only one unit, and is 0 after more",
      "if (ledger.balancePaise < totalPaise) return insufficientBalance();",
      "if (ledger.balancePaise < items[0].unitPaise) return insufficientBalance();\n  ledger.balancePaise = Math.max(ledger.balancePaise, totalPaise);",
    ],
    [
      "refund-of-one-unit",
      "states.order.processing-to-partial",
      "only one of several units that were not issued is refunded",
      "const refundPaise = order.totalPaise - issuedPaise(order, esims);",
      "const lackingPaise = order.totalPaise - issuedPaise(order, esims);\n  const refundPaise = esims.length > 0 ? Math.min(lackingPaise, order.items[0].unitPaise) : lackingPaise;",
    ],
  ]),
  ...inModule("server/src/domain/catalogue/pricing.ts", [
    [
      "half-a-paisa-lost",
      "packages.omit.price-rounds-to-zero",
      "prices are rounded down",
      "Math.floor((remainder + scale / 2) / scale)",
      "Math.floor(remainder / scale)",
    ],
    [
      "cost-rounded-down",
      "resources.package.price.not-below-cost",
      "the cost is rounded down to the paisa",
      "Math.ceil(costMicros / MICROS_PER_PAISA)",
      "Math.floor(costMicros / MICROS_PER_PAISA)",
    ],
  ]),
  ...inModule("server/src/domain/ledger/ledger.ts", [
    [
      "warned-at-the-threshold",
      "events.type.balance-low",
      "a balance that equals the threshold warns",
      "!ledger.lowWarned && ledger.balancePaise < thresholdPaise",
      "!ledger.lowWarned && ledger.balancePaise <= thresholdPaise",
    ],
    [
      "rearmed-at-the-threshold",
      "events.balance-low.rearm",
      "a balance that equals the threshold allows another warning",
      "ledger.balancePaise > ledger.thresholdPaise",
      "ledger.balancePaise >= ledger.thresholdPaise",
    ],
    [
      "new-threshold-warns-of-the-past",
      "events.type.balance-low",
      "a threshold that is set above the balance warns with the next charge",
      "ledger.lowWarned = thresholdPaise !== null && thresholdPaise > 0 && ledger.balancePaise < thresholdPaise;",
      "ledger.lowWarned = false;",
    ],
  ]),
];
