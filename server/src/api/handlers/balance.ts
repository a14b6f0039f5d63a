import { toMoney } from "../../domain/ledger/money.ts";
import { toJson } from "../../domain/values/json.ts";
import type { Handler } from "../operation.ts";
import type { Services } from "../services.ts";

export function balanceHandlers({ reads }: Services) {
  const balanceGet: Handler<"balanceGet"> = async ({ holder }) => {
    const ledger = await reads.ledgers.byNumber(holder.ledger);
    return {
      status: 200,
      body: toJson({
        balance: toMoney(ledger.balancePaise),
        low_balance_threshold: ledger.thresholdPaise ? toMoney(ledger.thresholdPaise) : null,
        mode: ledger.mode,
      }),
    };
  };

  return { balanceGet };
}
