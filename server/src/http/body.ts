// Reads the body, byte for byte, before anything else is looked at: at most 64 KB whatever its type, because an
// oversize body is refused ahead of the key. What the bytes mean is judged later.
import { limits } from "@partner-esim/generated/limits";
import type { Context, Middleware } from "koa";
import { koaBody } from "koa-body";
import readRaw from "raw-body";
import { exchangeOf } from "./exchange.ts";
import { invalidRequest, refuse } from "./problems.ts";

export interface BodyReader {
  /** Whether a request says that it has a body; refuses one that says it is larger than the limit. */
  isSent(ctx: Context): boolean;
  /** Reads it into the exchange. */
  read(ctx: Context): Promise<void>;
}

export function bodyReader(limit: number): BodyReader {
  /** JSON of a POST goes through koa-body as latin1 text, which keeps every byte. */
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
  return {
    isSent(ctx) {
      const { "transfer-encoding": transfer, "content-length": length } = ctx.req.headers;
      if (transfer === undefined && (length === undefined || length === "0")) return false;
      if (Number(length) > limit) tooLarge();
      return true;
    },
    async read(ctx) {
      const exchange = exchangeOf(ctx);
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
    },
  };
}

const reader = bodyReader(limits.bodyMaxBytes);

export const body: Middleware = (ctx, next) => (reader.isSent(ctx) ? reader.read(ctx).then(next) : next());

function isPlainJson(headers: { "content-type"?: string; "content-encoding"?: string }): boolean {
  const encoding = headers["content-encoding"] ?? "identity";
  return encoding === "identity" && /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "type" in error && error.type === "entity.too.large";
}
