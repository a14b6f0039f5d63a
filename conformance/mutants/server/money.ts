/** Faults of money: what is charged and returned, the balance that is told, and when somebody is warned of it. */
import { inModule } from "./fault.ts";

export const moneyFaults = [
  ...inModule("server/src/domain/orders/orders.ts", [
    [
      "order-charged-twice",
      "service.orders.charged-on-create",
      "an order's total is taken twice",
      'await post(tx, ledger, "order_charge", -totalPaise, { order: order.n }, now);',
      'await post(tx, ledger, "order_charge", -2 * totalPaise, { order: order.n }, now);',
    ],
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
      "the balance has to cover one unit only, and stands at nothing after more",
      "if (ledger.balancePaise < totalPaise) return insufficientBalance();",
      "if (ledger.balancePaise < items[0].unitPaise) return insufficientBalance();\n  ledger.balancePaise = Math.max(ledger.balancePaise, totalPaise);",
    ],
    [
      "refund-told-not-booked",
      "states.order.create.refund-unissued",
      "a failed order tells of a refund that never reached the balance",
      'await post(tx, ledger, "order_refund", refundPaise, { order: order.n }, now);',
      "",
    ],
    [
      "refund-booked-not-told",
      "states.order.failed.meaning",
      "the refund reaches the balance and not the order",
      "order.refundedPaise += refundPaise;",
      "",
    ],
    [
      "refund-of-one-unit",
      "states.order.processing-to-partial",
      "of several units that were not issued one is refunded",
      "const refundPaise = order.totalPaise - issuedPaise(order, esims);",
      "const lackingPaise = order.totalPaise - issuedPaise(order, esims);\n  const refundPaise = esims.length > 0 ? Math.min(lackingPaise, order.items[0].unitPaise) : lackingPaise;",
    ],
    [
      "balance-before-the-charge",
      "resources.order.balance-after.charge",
      "balance_after of an order is the balance before it",
      "balanceAfterPaise: ledger.balancePaise - totalPaise,",
      "balanceAfterPaise: ledger.balancePaise,",
    ],
    [
      "balance-after-the-refund",
      "resources.order.balance-after.plus-refunded",
      "balance_after of a failed order counts its refund",
      "order.refundedPaise += refundPaise;",
      "order.refundedPaise += refundPaise;\n    order.balanceAfterPaise = ledger.balancePaise;",
    ],
  ]),
  ...inModule("server/src/domain/topups/topups.ts", [
    [
      "topup-free-of-charge",
      "service.topups.same-balance",
      "a top-up takes nothing from the balance",
      'await post(tx, ledger, "topup_charge", -offer.pricePaise, { topup: topup.n }, now);',
      "",
    ],
    [
      "failed-topup-kept-the-money",
      "states.topup.failed",
      "a failed top-up returns nothing",
      'await post(tx, ledger, "topup_refund", topup.totalPaise, { topup: topup.n }, now);',
      "",
    ],
    [
      "failed-topup-balance-before-refund",
      "resources.topup.balance-after.failed",
      "balance_after of a failed top-up leaves the refund out",
      "topup.balanceAfterPaise = ledger.balancePaise;",
      "",
    ],
  ]),
  ...inModule("server/src/domain/catalogue/pricing.ts", [
    [
      "half-a-paisa-lost",
      "packages.omit.price-rounds-to-zero",
      "prices are rounded down",
      "Math.floor((rest + scale / 2) / scale)",
      "Math.floor(rest / scale)",
    ],
    [
      "discount-below-cost",
      "resources.package.price.not-below-cost",
      "the discount goes below what the package costs",
      "Math.min(Math.max(wantedPaise, costPaise), retailPaise)",
      "Math.min(wantedPaise, retailPaise)",
    ],
    [
      "cost-rounded-down",
      "resources.package.price.not-below-cost",
      "the cost is rounded down to the paisa",
      "Math.ceil(amounts.costMicros / MICROS_PER_PAISA)",
      "Math.floor(amounts.costMicros / MICROS_PER_PAISA)",
    ],
  ]),
  ...inModule("server/src/domain/accounts/account.ts", [
    [
      "agreed-rate-ignored",
      "resources.package.price.discount-source",
      "the rate agreed with an account counts for nothing",
      "return account.agreedDiscountBps ?? discountTiers[account.tier] ?? 0;",
      "return discountTiers[account.tier] ?? 0;",
    ],
  ]),
  ...inModule("server/src/domain/ledger/ledger.ts", [
    [
      "refill-on-top",
      "balance.sandbox.refill",
      "the sandbox refill is added to what is left",
      'await post(tx, ledger, "sandbox_refill", sandboxStartPaise - ledger.balancePaise, {}, now);',
      'await post(tx, ledger, "sandbox_refill", sandboxStartPaise, {}, now);',
    ],
    [
      "warned-with-each-charge",
      "events.balance-low.once",
      "every charge below the threshold warns again",
      "ledger.lowWarned = true;",
      "",
    ],
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
      "a balance that equals the threshold may warn anew",
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
  ...inModule("server/src/domain/esims/cancelling.ts", [
    [
      "cancelled-for-nothing",
      "states.order.cancelled.refunded",
      "the money of a cancelled order stays",
      "if (refund) await returnMoney(tx, esim, order, now);",
      "",
    ],
  ]),
];
