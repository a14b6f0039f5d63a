// What the service tells about itself as traces. Null in its place: nothing is traced, and nothing of OpenTelemetry is loaded.

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
  /** Headers of a request, whose trace goes on. */
  from?: { traceparent?: string | undefined; tracestate?: string | undefined };
}

export interface Tracing {
  /** Runs `work` in a span below the one that runs. An exception fails the span. */
  span<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** Headers by which a receiver continues the trace. */
  headers(): Record<string, string>;
  /** Sends what waits, for some seconds at most. */
  stop(): Promise<void>;
}
