/** Files and standard input that a command reads. */
import { readFile } from "node:fs/promises";
import { type Invocation, type Terminal, UsageError } from "./command.ts";

export const standardInput = "-";

/** Longer than any event; a stream without an end must not fill the memory. */
const mostBytes = 1_000_000;

async function readAll({ stdin }: Terminal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdin) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > mostBytes) throw new UsageError("Standard input is larger than any event");
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** @param name the option that names the file */
export const readSource = (name: string, file: string, terminal: Terminal): Promise<Buffer> =>
  file === standardInput
    ? readAll(terminal)
    : readFile(file).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`--${name} cannot be read: ${error.code}`);
      });

/** @param name the option that names what else the command reads: the file */
export async function readSecret({ terminal, option }: Invocation, name: string, otherFile: string) {
  const file = option("secret-file");
  if (file === otherFile)
    throw new UsageError(`--${name} and --secret-file are the same: give the ${name} a file`);
  const secret = file
    ? String(await readSource("secret-file", file, terminal)).trim()
    : terminal.env.PARTNER_ESIM_WEBHOOK_SECRET?.trim();
  if (!secret) throw new UsageError("Set PARTNER_ESIM_WEBHOOK_SECRET, or give --secret-file FILE");
  return secret;
}
