// Reads the body, byte for byte, before anything else is looked at: at most 64 KB whatever its type, because an
// oversize body is refused ahead of the key. What the bytes mean is judged later.
import { limits } from "@partner-esim/generated/limits";
import type { Context, Middleware } from "koa";
import { koaBody } from "koa-body";
import readRaw from "raw-body";
import { exchangeOf } from "./exchange.ts";
import { invalidRequest, refuse } from "./problems.ts";

/** Reads the body of a request into its exchange, if it has one; refuses what is larger than `limit` bytes. */
export function bodyReader(limit: number): (ctx: Context) => Promise<void> {
  /** JSON goes through koa-body as latin1 text, which keeps every byte. */
  const readJson = koaBody({
    json: false,
    urlencoded: false,
    multipart: false,
    text: true,
    textTypes: ["application/json"],
    textLimit: limit,
    encoding: "latin1",
    patchNode: false,
    onError: (error) => {
      throw error;
    },
  });
  const tooLarge = (): never =>
    refuse(invalidRequest(`The body is larger than ${limit} bytes. Send a smaller one.`));
  return async (ctx) => {
    if (!hasBody(ctx)) return;
    const exchange = exchangeOf(ctx);
    if (Number(ctx.req.headers["content-length"]) > limit) tooLarge();
    try {
      if (ctx.method === "POST" && isPlainJson(ctx.req.headers)) {
        await readJson(ctx, async () => {});
        if (typeof ctx.request.body === "string") exchange.body = Buffer.from(ctx.request.body, "latin1");
      } else {
        exchange.body = await readRaw(ctx.req, { limit });
      }
    } catch (error) {
      if (isTooLarge(error)) tooLarge();
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

function isPlainJson(headers: { "content-type"?: string; "content-encoding"?: string }): boolean {
  const encoding = headers["content-encoding"] ?? "identity";
  return encoding === "identity" && /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "entity.too.large";
}
