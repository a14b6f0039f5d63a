// Reads the body, byte for byte, before anything else is looked at: at most 64 KB whatever its type, because an
// oversize body is refused ahead of the key. What the bytes mean is judged later.
import { limits } from "@partner-esim/generated/limits";
import type { Context, Middleware } from "koa";
import readRaw from "raw-body";
import { exchangeOf } from "./exchange.ts";
import { invalidRequest, refuse } from "./problems.ts";

/** Reads the body of a request into its exchange, if it has one; refuses what is larger than `limit` bytes. */
export function bodyReader(limit: number): (ctx: Context) => Promise<void> {
  const tooLarge = (): never =>
    refuse(invalidRequest(`The body is larger than ${limit} bytes. Send a smaller one.`));
  return async (ctx) => {
    if (!hasBody(ctx)) return;
    const exchange = exchangeOf(ctx);
    if (Number(ctx.req.headers["content-length"]) > limit) tooLarge();
    try {
      exchange.body = await readRaw(ctx.req, { limit });
    } catch (error) {
      if (isTooLarge(error)) {
        // What is left is read and dropped: many clients take no answer before they have sent everything.
        ctx.req.resume();
        tooLarge();
      }
      refuse(invalidRequest("The body did not arrive whole. Send the request again."));
    }
  };
}

function hasBody({ req }: Context): boolean {
  const { "transfer-encoding": transfer, "content-length": length } = req.headers;
  return transfer !== undefined || (length !== undefined && length !== "0");
}

const read = bodyReader(limits.bodyMaxBytes);

export const body: Middleware = (ctx, next) => (hasBody(ctx) ? read(ctx).then(next) : next());

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "entity.too.large";
}
