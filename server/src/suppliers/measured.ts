import { CircuitOpen, type ObserveSupplierCall, type Supplier } from "../domain/supply/supplier.ts";
import type { Span, Tracing } from "../telemetry/tracing.ts";

interface Observer {
  called: ObserveSupplierCall;
  failed: (call: keyof Supplier, error: unknown) => void;
  tracing: Tracing | null;
}

/** @param nowMs monotonic clock */
export function measured(supplier: Supplier, observer: Observer, nowMs: () => number): Supplier {
  const measureIn = async <T extends object>(
    call: keyof Supplier,
    request: () => Promise<T>,
    span?: Span,
  ): Promise<T> => {
    const startedMs = nowMs();
    let outcome = "failed";
    let failure: unknown;
    try {
      const response = await request();
      outcome = "outcome" in response ? String(response.outcome) : "responded";
      return response;
    } catch (error) {
      failure = error;
      if (error instanceof CircuitOpen) outcome = "circuit_open";
      else observer.failed(call, error);
      throw error;
    } finally {
      observer.called(call, outcome, nowMs() - startedMs, failure);
      span?.set({ "partner_esim.outcome": outcome });
    }
  };
  const { tracing } = observer;
  const measure = <T extends object>(call: keyof Supplier, request: () => Promise<T>): Promise<T> =>
    tracing === null
      ? measureIn(call, request)
      : tracing.span({ name: `supplier.${call}`, kind: "client" }, (span) => measureIn(call, request, span));
  return {
    issue: (request) => measure("issue", () => supplier.issue(request)),
    withdraw: (request) => measure("withdraw", () => supplier.withdraw(request)),
    topUp: (request) => measure("topUp", () => supplier.topUp(request)),
    withdrawTopup: (request) => measure("withdrawTopup", () => supplier.withdrawTopup(request)),
    cancel: (request) => measure("cancel", () => supplier.cancel(request)),
    report: (request) => measure("report", () => supplier.report(request)),
  };
}
