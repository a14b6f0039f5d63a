/** An OpenTelemetry span for each attempt, propagated to the service: `new PartnerEsim({ ...traceCalls() })`. */
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Attempt, Hooks } from "@partner-esim/sdk";

export function traceCalls(): Hooks {
  const tracer = trace.getTracer("partner-esim");
  const spans = new WeakMap<Attempt, Span>();
  return {
    onRequest(attempt) {
      const { method, route, headers } = attempt;
      const attributes = {
        "http.request.method": method,
        "url.template": route,
        ...(attempt.attempt > 1 && { "http.request.resend_count": attempt.attempt - 1 }),
      };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.CLIENT, attributes });
      propagation.inject(trace.setSpan(context.active(), span), headers);
      spans.set(attempt, span);
    },
    onResponse(attempt, { response, error }) {
      const span = spans.get(attempt);
      if (response) {
        span?.setAttribute("http.response.status_code", response.status);
        for (const name of ["x-request-id", "x-ratelimit-limit", "x-ratelimit-remaining", "retry-after"]) {
          const value = response.headers.get(name);
          if (value) span?.setAttribute(`http.response.header.${name}`, [value]);
        }
      }
      if (error) {
        span?.setAttribute("error.type", response ? String(response.status) : error.name);
        span?.setStatus({ code: SpanStatusCode.ERROR, message: error.name });
      }
      span?.end();
    },
    onRetry(attempt, { waitMs }) {
      trace.getActiveSpan()?.addEvent("retry", { route: attempt.route, wait_ms: waitMs });
    },
  };
}
