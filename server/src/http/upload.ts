// Takes one file of a multipart body to a temporary file.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { isUncompressed } from "./json-body.ts";
import { invalidRequest, refuse } from "./problems.ts";

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
    refuse(invalidRequest("Send the file uncompressed, as multipart/form-data with a boundary."));
  const own = await mkdtemp(join(folder, "partner-esim-upload-"));
  try {
    await parse(ctx, own, maxBytes);
    const file = ctx.request.files?.[field];
    if (file === undefined || Array.isArray(file)) refuse(notOneFile(field));
    return await use(file.filepath);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function parse(ctx: Context, uploadDir: string, maxBytes: number): Promise<void> {
  const read = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      uploadDir,
      maxFiles: 1,
      maxFileSize: maxBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
    onError(error) {
      // Many clients send everything before they read a response.
      ctx.req.resume();
      if (!("httpCode" in error)) throw error;
      refuse(error.httpCode === tooLargeStatus ? tooLarge(maxBytes) : malformed());
    },
  });
  await read(ctx, async () => {});
}

const tooLargeStatus = 413;
const tooLarge = (maxBytes: number) =>
  invalidRequest(`The file is larger than ${maxBytes} bytes. Send a smaller one.`);
const malformed = () => invalidRequest("The body is not valid multipart/form-data, or did not arrive whole.");
const notOneFile = (field: string) =>
  invalidRequest(`Send one part: the file, in the field ${field}, with a file name.`);
