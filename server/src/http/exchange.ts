import type { Context } from "koa";
import type { KeyHolder } from "../domain/accounts/directory.ts";
import type { Caller } from "../domain/people/people.ts";
import type { AnyRefusal } from "../domain/refusal.ts";

export interface Exchange {
  requestId: string;
  now: number;
  address: string;
  path: string;
  holder: KeyHolder | null;
  caller: Caller | null;
  operation: string | null;
  code: AnyRefusal["code"] | null;
  /** What the response says if it is an error. */
  refusal: AnyRefusal | null;
  idempotencyKey: string | null;
  replayed: boolean;
  /** Gives back its place among the requests in flight. Further calls do nothing. */
  leave: () => void;
}

export const exchangeOf = (ctx: Context): Exchange => ctx.state.exchange as Exchange;
