// What one request gathers on its way through the stages; typed, and passed in the Koa state.
import type { Context } from "koa";
import type { KeyHolder } from "../domain/directory.ts";
import type { Caller } from "../domain/people/people.ts";
import type { AnyRefusal } from "./problems.ts";

export interface Exchange {
  requestId: string;
  now: number;
  address: string;
  /** The decoded path, without the query. */
  path: string;
  /** The bytes received, or null when the request had no body. */
  body: Buffer | null;
  /** Who calls the API. */
  holder: KeyHolder | null;
  /** Who calls the portal. */
  caller: Caller | null;
  /** The id of the operation in its contract. */
  operation: string | null;
  /** The code of the error that was answered. */
  code: AnyRefusal["code"] | null;
  /** Headers of the answer that not every answer has: names and values in turn. */
  headers: string[];
  cacheControl: string;
  reply: Reply | null;
}

/** What is answered, until `entry` sends it. */
export interface Reply {
  status: number;
  content: { type: string; body: string | Buffer } | null;
}

export const jsonContent = (body: string): Reply["content"] => ({
  type: "application/json; charset=utf-8",
  body,
});

export const exchangeOf = (ctx: Context): Exchange => ctx.state.exchange as Exchange;
