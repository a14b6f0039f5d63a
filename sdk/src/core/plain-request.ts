/**
 * The `Request` that openapi-fetch creates for resource methods. It is plain data: a native one with a body makes
 * Node's `fetch` half as expensive again (decision 0016), and its body can be read only once.
 */

/** What openapi-fetch, its middleware and an attempt need of a `Request`. */
export interface Sendable {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | null | undefined;
  clone(): Sendable;
  /** Undefined if there is none. */
  text(): string | undefined | Promise<string>;
}

export class PlainRequest implements Sendable {
  declare readonly method: string;
  declare readonly headers: Headers;
  declare readonly signal: AbortSignal | null | undefined;
  declare readonly body: string | undefined;
  declare readonly url: string;

  constructor(url: string, init: object) {
    Object.assign(this, { url }, init);
  }

  clone(): this {
    return this;
  }

  text(): string | undefined {
    return this.body;
  }
}
