/**
 * The `Request` that openapi-fetch creates for resource methods. It is plain data: a native one with a body makes
 * Node's `fetch` half as expensive again (decision 0016), and its body can be read only once.
 */

/** The part of `Request` that openapi-fetch, its middleware and an attempt need. A native one fits too. */
export interface Sendable {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly redirect: Request["redirect"];
  readonly signal: AbortSignal | null | undefined;
  /** The same request, to be sent once. */
  clone(): Sendable;
  /** The body; empty if there is none. */
  text(): string | undefined | Promise<string>;
}

export class PlainRequest implements Sendable {
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly redirect: Request["redirect"];
  declare readonly signal: AbortSignal | null | undefined;
  declare readonly body: string | undefined;
  readonly url: string;

  constructor(url: string, init: object) {
    this.url = url;
    Object.assign(this, init);
  }

  /** Plain data can be read again and again. */
  clone(): this {
    return this;
  }

  text(): string | undefined {
    return this.body;
  }
}
