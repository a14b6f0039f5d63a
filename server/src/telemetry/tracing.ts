// The service's interface for tracing. Null disables tracing, and OpenTelemetry is not loaded.

export type Attributes = Record<string, string | number | boolean | undefined>;

export interface Span {
  name(name: string): void;
  set(attributes: Attributes): void;
  /** @param type a code, for the attribute `error.type` */
  fail(type: string): void;
}

export interface SpanStart {
  name: string;
  kind: "server" | "client" | "internal";
  attributes?: Attributes;
  /** Headers of a request whose trace continues. */
  from?: { traceparent?: string | undefined; tracestate?: string | undefined };
}

export interface Tracing {
  /** Runs `work` in a child of the current span. An exception fails the span. */
  span<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** Headers with which a receiver continues the trace. */
  headers(): Record<string, string>;
  /** Sends pending spans, for a few seconds at most. */
  stop(): Promise<void>;
}
