/** An MCP client that starts the server as a program, as agents do. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { Teardown } from "./lossy-proxy.ts";

export const program = join(import.meta.dirname, "../src/main.ts");

export interface Answer {
  isError: boolean;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a tool returned, looked at by tests
  data: any;
}

export interface Agent {
  client: Client;
  call(name: string, args?: Record<string, unknown>): Promise<Answer>;
}

export interface Settings {
  baseUrl: string;
  apiKey: string;
  flags?: string[];
  /** Where the journal is. */
  state?: string;
}

export function folderFor(t: Teardown): string {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-mcp-"));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startAgent(
  t: Teardown,
  { baseUrl, apiKey, flags = [], state }: Settings,
): Promise<Agent> {
  const client = new Client({ name: "test", version: "0" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ["--no-warnings", program, ...flags],
      env: {
        PARTNER_ESIM_API_KEY: apiKey,
        PARTNER_ESIM_BASE_URL: baseUrl,
        XDG_STATE_HOME: state ?? folderFor(t),
      },
    }),
  );
  t.teardown(() => client.close());
  return {
    client,
    async call(name, args = {}) {
      const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
      const [first] = result.content;
      const text = first?.type === "text" ? first.text : "";
      return { isError: result.isError === true, text, data: result.structuredContent };
    },
  };
}
