// Reads bodies with koa-body, and rejects oversize ones before the key is checked; json-body.ts follows after the key.
import type { IncomingMessage } from "node:http";
import type { Middleware } from "koa";
import { HttpMethodEnum, koaBody } from "koa-body";
import { isJsonType, isUncompressed } from "./json-body.ts";
import { invalidRequest, notWhole, refuse } from "./problems.ts";

const { POST, PUT, PATCH } = HttpMethodEnum;
const parsedMethods = [POST, PUT, PATCH];

/** Stores the body as text with one character per byte. */
export function bodyParser(limit: number): Middleware {
  const tooLarge = () => invalidRequest(`The body is larger than ${limit} bytes. Send a smaller one.`);
  const read = koaBody({
    text: true,
    textTypes: ["application/json"],
    textLimit: limit,
    // One character per byte: UTF-8 would turn invalid bytes into U+FFFD. "latin1" is decoded in JavaScript.
    encoding: "binary",
    json: false,
    urlencoded: false,
    parsedMethods,
    onError(error) {
      refuse("type" in error && error.type === "entity.too.large" ? tooLarge() : notWhole());
    },
  });
  return async (ctx, next) => {
    const { headers } = ctx.req;
    const { "transfer-encoding": transfer, "content-length": length = "0" } = headers;
    if (transfer === undefined && length === "0") return next();
    if (Number(length) > limit) refuse(tooLarge());
    // A request emits its end only once, perhaps before anybody listened.
    if (ctx.req.destroyed) refuse(notWhole());
    const isParsed = parsedMethods.some((method) => method === ctx.method);
    if (isParsed && isJsonType(headers["content-type"]) && isUncompressed(headers["content-encoding"])) {
      // koa-body rejects some valid spellings of the type.
      headers["content-type"] = "application/json";
      delete headers["content-encoding"];
      return read(ctx, next);
    }
    const isSmall = await drop(ctx.req, limit);
    if (!isSmall) refuse(tooLarge());
    return next();
  };
}

async function drop(req: IncomingMessage, limit: number): Promise<boolean> {
  const isSmall = await new Promise<boolean | null>((resolve) => {
    let bytes = 0;
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limit) resolve(false);
    });
    req.on("end", () => resolve(true));
    for (const event of ["aborted", "error", "close"]) req.on(event, () => resolve(null));
  });
  return isSmall ?? refuse(notWhole());
}
