/** The command line in this process: a child for each command takes half a second of processor time. */
import { runCommandLine } from "../../src/cli/run.ts";
import type { Sandbox } from "./sandbox.ts";

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Given {
  env?: Record<string, string>;
  stdin?: string;
  /** The width of a terminal; undefined for a file. */
  columns?: number;
  signal?: AbortSignal;
  /** Called with what is printed. */
  onOutput?(text: string): void;
}

const isText = (chunk: string | Uint8Array) => typeof chunk === "string";

/** Returns a function that runs a command against a service. */
export const commandLineOf =
  ({ baseUrl, testKey }: Pick<Sandbox, "baseUrl" | "testKey">) =>
  async (args: string[], { env = {}, stdin = "", columns, signal, onOutput }: Given = {}): Promise<Ran> => {
    const ran: Ran = { code: -1, stdout: "", stderr: "" };
    ran.code = await runCommandLine(args, {
      env: { PARTNER_ESIM_API_KEY: testKey, PARTNER_ESIM_BASE_URL: baseUrl, ...env },
      stdin: (async function* () {
        yield Buffer.from(stdin);
      })(),
      columns,
      async out(chunk) {
        const text = isText(chunk) ? chunk : Buffer.from(chunk).toString("latin1");
        ran.stdout += text;
        onOutput?.(text);
      },
      err: (text) => {
        ran.stderr += text;
      },
      interruption: () => signal ?? new AbortController().signal,
    });
    return ran;
  };
