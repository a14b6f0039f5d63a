import type { ObserveSupplierCall, Supplier } from "../domain/supply/supplier.ts";

interface Observer {
  called: ObserveSupplierCall;
  failed: (call: keyof Supplier, error: unknown) => void;
}

/** @param nowMs monotonic clock */
export function measured(supplier: Supplier, observer: Observer, nowMs: () => number): Supplier {
  const measure = async <T extends object>(call: keyof Supplier, request: () => Promise<T>): Promise<T> => {
    const startedMs = nowMs();
    let outcome = "failed";
    try {
      const response = await request();
      outcome = "outcome" in response ? String(response.outcome) : "responded";
      return response;
    } catch (error) {
      observer.failed(call, error);
      throw error;
    } finally {
      observer.called(call, outcome, nowMs() - startedMs);
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
