// Streams a file of a multipart body to disk. The body must have one part with a short head: koa-body's parser takes
// quadratic time for a head, and has no limit for what follows a part.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform, type TransformCallback, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { onePerTurn } from "../domain/yield-turn.ts";
import { isUncompressed } from "./json-body.ts";
import { invalidRequest, notWhole, Refused, refuse } from "./problems.ts";

const headMaxBytes = 4096;
const multipart = /^multipart\/form-data;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"\\]{1,70}))\s*$/i;

export interface UploadOptions {
  field: string;
  maxBytes: number;
  folder?: string;
}

/** Runs `use` with the path of the uploaded file, and deletes the file afterwards. */
export async function withUpload<T>(
  ctx: Context,
  { field, maxBytes, folder = tmpdir() }: UploadOptions,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const { headers } = ctx.req;
  const [, quoted, plain] = multipart.exec(headers["content-type"] ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !isUncompressed(headers["content-encoding"])) {
    refuse(invalidRequest("Send the file uncompressed, as multipart/form-data with a boundary."));
  }
  if (Number(headers["content-length"] ?? 0) > maxBytes) refuse(tooLarge(maxBytes));
  const own = await mkdtemp(join(folder, "partner-esim-upload-"));
  const path = join(own, "file");
  let file: Writable | undefined;
  let isOver = false;
  const open = () => {
    const opened = isOver ? new Writable().destroy() : createWriteStream(path, { flags: "wx", mode: 0o600 });
    file ??= opened;
    return opened;
  };
  try {
    await receive(ctx, new OnePart(boundary, field, maxBytes), open);
    if (file === undefined) refuse(notOneFile(field));
    // The parser doesn't wait for the last write, which may fail.
    await finished(file);
    return await use(path);
  } finally {
    isOver = true;
    if (file !== undefined) await closed(file);
    await rm(own, { recursive: true, force: true });
  }
}

async function receive(ctx: Context, body: OnePart, open: () => Writable): Promise<void> {
  const { req } = ctx;
  const { boundary, field, maxBytes } = body;
  // A request emits its end only once, perhaps before anybody listened.
  if (req.destroyed) refuse(notWhole());
  const abort = () => {
    if (!req.readableEnded) body.destroy(new Refused(notWhole()));
  };
  req.once("close", abort);
  const parse = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      maxFiles: 1,
      maxFileSize: maxBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
      fileWriteStreamHandler: open,
      onPart(part, store) {
        if (part.name !== field || part.originalFilename === null) {
          body.destroy(new Refused(notOneFile(field)));
          return;
        }
        // The parser takes a part without a type for text.
        part.mimetype ??= "application/octet-stream";
        store(part);
      },
    },
    onError(error) {
      throw "httpCode" in error ? new Refused(malformed()) : error;
    },
  });
  // The parser reads these beside the body.
  const parsed = Object.assign(body, {
    headers: {
      "content-type": `multipart/form-data; boundary="${boundary}"`,
      "transfer-encoding": "chunked",
    },
  });
  // An error before the parser listens would reach nobody.
  const failed = once(body, "error").then(([error]) => Promise.reject(error));
  try {
    req.pipe(body);
    await Promise.race([parse(Object.create(ctx, { req: { value: parsed } }), async () => {}), failed]);
  } finally {
    failed.catch(() => {});
    req.off("close", abort);
    req.unpipe(body);
    // Many clients send everything before they read a response.
    req.resume();
  }
}

const closed = (file: Writable) =>
  new Promise<void>((resolve) => {
    if (file.closed) resolve();
    else file.once("close", resolve).destroy();
  });

const tooLarge = (maxBytes: number) =>
  invalidRequest(`The body is larger than ${maxBytes} bytes. Send a smaller one.`);
const malformed = () => invalidRequest("The body is not valid multipart/form-data.");
const notOneFile = (field: string) =>
  invalidRequest(`Send one part: the file, in the field ${field}, with a file name.`);

const bytesPerTurn = 8192;
const ownTurn = onePerTurn();

const lineBreak = "\r\n";
const endOfHead = Buffer.from(lineBreak + lineBreak);
const nothing = Buffer.alloc(0);

/** Passes on a body of one part, and drops what follows its closing boundary. */
class OnePart extends Transform {
  readonly boundary: string;
  readonly field: string;
  readonly maxBytes: number;
  readonly #start: Buffer;
  readonly #delimiter: Buffer;
  #bytes = 0;
  #head: Buffer | null = nothing;
  #tail = nothing;
  #isOver = false;

  constructor(boundary: string, field: string, maxBytes: number) {
    super();
    this.boundary = boundary;
    this.field = field;
    this.maxBytes = maxBytes;
    this.#start = Buffer.from(`--${boundary}${lineBreak}`);
    this.#delimiter = Buffer.from(`${lineBreak}--${boundary}`);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.maxBytes) done(new Refused(tooLarge(this.maxBytes)));
    else this.#takeInTurns(chunk).then((refusal) => done(refusal && new Refused(refusal)), done);
  }

  /** The parser takes up to 100 ms for 64 KB full of beginnings of the boundary, so other requests go in between. */
  async #takeInTurns(chunk: Buffer) {
    for (let at = 0; at < chunk.length && !this.destroyed; at += bytesPerTurn) {
      await ownTurn();
      const refusal = this.#take(chunk.subarray(at, at + bytesPerTurn));
      if (refusal) return refusal;
    }
    return null;
  }

  override _flush(done: TransformCallback): void {
    done(this.#isOver ? null : new Refused(malformed()));
  }

  #take(chunk: Buffer) {
    if (this.#isOver) return null;
    if (this.#head === null) return this.#takeContent(chunk);
    this.#head = Buffer.concat([this.#head, chunk]);
    const end = this.#head.indexOf(endOfHead);
    if (end > headMaxBytes || (end < 0 && this.#head.length > headMaxBytes)) return malformed();
    if (end < 0) return null;
    const bytes = this.#head;
    if (!bytes.subarray(0, this.#start.length).equals(this.#start)) return malformed();
    this.#head = null;
    const content = end + lineBreak.length;
    this.push(bytes.subarray(0, content));
    return this.#takeContent(bytes.subarray(content));
  }

  #takeContent(chunk: Buffer) {
    const bytes = Buffer.concat([this.#tail, chunk]);
    const at = bytes.indexOf(this.#delimiter);
    const after = at + this.#delimiter.length;
    if (at >= 0 && bytes.length >= after + 2) {
      if (bytes.toString("latin1", after, after + 2) !== "--") return notOneFile(this.field);
      this.#isOver = true;
    }
    this.#tail = bytes.subarray(Math.max(0, bytes.length - this.#delimiter.length - 1));
    this.push(chunk);
    return null;
  }
}
