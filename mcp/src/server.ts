/** An MCP server with the contract's operations as tools, and the documentation as resources and a search tool. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import type { Docs } from "./docs.ts";
import type { Tools } from "./tools.ts";

export interface ServerContext {
  tools: Tools;
  docs: Docs;
  version: string;
  instructions: string;
}

const searchTool: Tool = {
  name: "docs_search",
  title: "Search the documentation",
  description: "Finds pages of the API's documentation: guides, operations, errors, events and rules.",
  inputSchema: {
    type: "object",
    properties: {
      query: { type: "string", minLength: 2, maxLength: 200, description: "Words to look for." },
    },
    required: ["query"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
};

export function createServer({ tools, docs, version, instructions }: ServerContext): Server {
  const server = new Server(
    { name: "partner-esim", title: "Partner eSIM", version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.list(), searchTool] }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: toolArguments = {} } = params;
    return name === searchTool.name
      ? await search(docs, toolArguments.query)
      : await tools.call(name, toolArguments, signal);
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: await docs.resources() }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const text = await docs.read(uri);
    if (text === null) throw new McpError(ErrorCode.InvalidParams, `There is no page ${uri}`);
    return { contents: [{ uri, mimeType: "text/markdown", text }] };
  });
  return server;
}

async function search(docs: Docs, query: unknown): Promise<CallToolResult> {
  if (typeof query !== "string" || query.length < 2) return failure("Give the words to look for as query.");
  const pages = await docs.search(query).catch((error: Error) => error);
  if (pages instanceof Error) return failure(`The documentation can't be read: ${pages.message}.`);
  const text = pages.map(({ title, url, excerpt }) => `## ${title}\n${url}\n\n${excerpt}`).join("\n\n");
  return { content: [{ type: "text", text: text || "No page has these words." }] };
}

const failure = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });
