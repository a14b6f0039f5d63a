// Takes one file of a multipart body to a temporary file.
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished, pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { Context } from "koa";
import { isUncompressed } from "./json-body.ts";
import { invalidRequest, notWhole, Refused, refuse } from "./problems.ts";

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
  if (!ctx.is("multipart/form-data") || !isUncompressed(ctx.headers["content-encoding"]))
    refuse(notMultipart);
  const uploadFolder = await mkdtemp(join(folder, "partner-esim-upload-"));
  try {
    const path = join(uploadFolder, "file");
    await store(ctx.req, { field, maxBytes }, path);
    return await use(path);
  } finally {
    await rm(uploadFolder, { recursive: true, force: true });
  }
}

async function store(
  request: IncomingMessage,
  { field, maxBytes }: UploadOptions,
  path: string,
): Promise<void> {
  if (request.destroyed) refuse(notWhole());
  const parser = parserOf(request, maxBytes);
  const stop = (problem: typeof notMultipart) => parser.destroy(new Refused(problem));
  const files: Promise<void>[] = [];
  const ended = new AbortController();
  parser.on("file", (name, file) => {
    if (name !== field) stop(notOneFile(field));
    file.once("limit", () => stop(tooLarge(maxBytes)));
    const written = pipeline(file, createWriteStream(path, { mode: 0o600 }), { signal: ended.signal });
    written.catch((error) => {
      ended.abort(error);
      parser.destroy(error);
    });
    files.push(written);
  });
  parser.once("partsLimit", () => stop(notOneFile(field)));
  parser.once("field", () => stop(notOneFile(field)));
  request.once("close", () => request.readableEnded || stop(notWhole()));
  try {
    request.pipe(parser);
    await finished(parser);
    await Promise.all(files);
  } catch (error) {
    const isOwn = error instanceof Refused || ended.signal.aborted;
    ended.abort();
    await Promise.allSettled(files);
    if (isOwn) throw error;
    refuse(malformed);
  } finally {
    request.unpipe(parser);
    // Many clients send everything before they read a response.
    request.resume();
  }
  if (files.length === 0) refuse(notOneFile(field));
}

function parserOf({ headers }: IncomingMessage, fileSize: number) {
  const { "content-type": type = "" } = headers;
  try {
    const limits = { parts: 1, fileSize, headerPairs: 20, headerSize: 4096 };
    return new Busboy({ headers: { ...headers, "content-type": type }, limits });
  } catch {
    // Its constructor throws for a type without a boundary.
    return refuse(notMultipart);
  }
}

const notMultipart = invalidRequest("Send the file uncompressed, as multipart/form-data with a boundary.");
const malformed = invalidRequest("The body is not valid multipart/form-data.");
const tooLarge = (maxBytes: number) =>
  invalidRequest(`The file is larger than ${maxBytes} bytes. Send a smaller one.`);
const notOneFile = (field: string) =>
  invalidRequest(`Send one part: the file, in the field ${field}, with a file name.`);
