/** `events tail`: prints new events as they come, and can continue where it ended. */
import { readFile, rename, writeFile } from "node:fs/promises";
import type { Event } from "@partner-esim/generated/models";
import { PartnerEsim } from "../client.ts";
import { AbortError } from "../core/errors.ts";
import type { EventCursor } from "../core/polling.ts";
import { wantsJson } from "./arguments.ts";
import {
  baseUrlOption,
  type Command,
  Failure,
  type Invocation,
  jsonOption,
  readInteger,
  UsageError,
} from "./command.ts";
import { readableTypes } from "./listen.ts";
import { printable, printLine, toJson } from "./output.ts";

/** A missing or empty file is a first start. */
const cursorIn = (file: string): EventCursor => ({
  async get() {
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw new UsageError(`--cursor-file cannot be read: ${error.code}`);
    });
    return text.trim() ? readInteger("cursor-file", text.trim(), 0) : undefined;
  },
  // A crash must not leave an empty file, which would be a first start.
  async set(sequence) {
    try {
      await writeFile(`${file}.new`, `${sequence}\n`);
      await rename(`${file}.new`, file);
    } catch (error) {
      throw new Failure(`--cursor-file cannot be written: ${(error as NodeJS.ErrnoException).code}`);
    }
  },
});

/** Returns time, type, id, and what the event is about: usually an id and a status. */
function lineOf({ created, type, id, data }: Event): string {
  const about = Object.values(data).filter((value) => typeof value === "string");
  return printable([created, type, id, ...about.slice(0, 2)].join("  "));
}

async function run(invocation: Invocation): Promise<void> {
  const { terminal, option, settings } = invocation;
  const file = option("cursor-file");
  const type = option("type");
  const pollMs = readInteger("poll-ms", option("poll-ms") ?? "2000", 1000);
  const client = new PartnerEsim(settings);
  const signal = terminal.interruption();
  try {
    for await (const event of client.events.poll({
      pollMs,
      signal,
      ...(file && { cursor: cursorIn(file) }),
    })) {
      if (type && event.type !== type) continue;
      await printLine(terminal, wantsJson(invocation) ? toJson(event) : lineOf(event));
    }
  } catch (error) {
    if (!(error instanceof AbortError)) throw error;
  }
}

export const eventsTail: Command = {
  name: "events tail",
  summary: "Print new events as they come",
  doc: "Polls new events, oldest first, until Ctrl-C. Temporary failures do not end it.",
  arguments: [],
  options: [
    { name: "type", value: "VALUE", doc: "Only events of this type.", values: readableTypes },
    {
      name: "cursor-file",
      value: "FILE",
      doc: "Keeps the position, so that the next run continues there. Default: begin with new events.",
    },
    { name: "poll-ms", value: "N", doc: "How often to look for new events, at least 1000. Default: 2000." },
    { ...jsonOption, doc: "Print an event per line as JSON, for programs." },
    baseUrlOption,
  ],
  run,
};
