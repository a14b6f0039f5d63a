// Measures every call of a supplier: which call, its outcome and its duration.
import type { ObserveSupplierCall, Supplier } from "../domain/supply/supplier.ts";

/** @param nowMs monotonic clock */
export function measured(supplier: Supplier, observe: ObserveSupplierCall, nowMs: () => number): Supplier {
  const measure = async <T extends object>(call: keyof Supplier, question: () => Promise<T>): Promise<T> => {
    const startedMs = nowMs();
    let outcome = "failed";
    try {
      const answer = await question();
      outcome = "outcome" in answer ? String(answer.outcome) : "answered";
      return answer;
    } finally {
      observe(call, outcome, nowMs() - startedMs);
    }
  };
  return {
    issue: (request) => measure("issue", () => supplier.issue(request)),
    withdraw: (request) => measure("withdraw", () => supplier.withdraw(request)),
    topUp: (request) => measure("topUp", () => supplier.topUp(request)),
    withdrawTopup: (request) => measure("withdrawTopup", () => supplier.withdrawTopup(request)),
    cancel: (request) => measure("cancel", () => supplier.cancel(request)),
    report: (request) => measure("report", () => supplier.report(request)),
  };
}
