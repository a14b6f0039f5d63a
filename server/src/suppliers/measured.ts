// A supplier whose every call is measured: which call, how it came out, and how long that took.
import type { Supplier } from "../domain/supplier.ts";

export type SupplierCall = keyof Supplier;

/** @param outcome the answer's; `answered` for a report, `failed` where none came */
export type ObserveSupplierCall = (call: SupplierCall, outcome: string, tookMs: number) => void;

export function measured(supplier: Supplier, observe: ObserveSupplierCall): Supplier {
  const measure = async <T extends object>(call: SupplierCall, question: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    let outcome = "failed";
    try {
      const answer = await question();
      outcome = "outcome" in answer ? String(answer.outcome) : "answered";
      return answer;
    } finally {
      observe(call, outcome, performance.now() - started);
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
