// Measures every call of a supplier: which call, its outcome, its duration, and the error of a failed one.
import type { ObserveSupplierCall, Supplier } from "../domain/supply/supplier.ts";

interface Observer {
  asked: ObserveSupplierCall;
  failed: (call: keyof Supplier, error: unknown) => void;
}

/** @param nowMs monotonic clock */
export function measured(supplier: Supplier, observer: Observer, nowMs: () => number): Supplier {
  const measure = async <T extends object>(call: keyof Supplier, question: () => Promise<T>): Promise<T> => {
    const startedMs = nowMs();
    let outcome = "failed";
    try {
      const answer = await question();
      outcome = "outcome" in answer ? String(answer.outcome) : "answered";
      return answer;
    } catch (error) {
      observer.failed(call, error);
      throw error;
    } finally {
      observer.asked(call, outcome, nowMs() - startedMs);
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
