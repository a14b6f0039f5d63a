// The console that calls the sandbox from the browser, and downloads.
import type { Page } from "../page.ts";

export const downloads = [
  ["openapi.json", "The API in OpenAPI 3.1, webhooks included, as JSON"],
  ["openapi.yaml", "The same as YAML"],
  ["openapi-3.0.json", "The API in OpenAPI 3.0, without webhooks, for generators that can't read 3.1"],
  ["openapi-3.2.json", "The API in OpenAPI 3.2, without webhooks"],
  ["types.json", "The types as JSON Schema, for generators of types"],
  ["rules.json", "Every rule, for programs"],
  ["collections/partner-esim.postman.json", "A Postman collection (2.1); set its variable `apiKey`"],
  ["collections/partner-esim.bruno.zip", "A Bruno collection; unpack it, open the folder, and set `baseUrl`"],
  ["collections/partner-esim.arazzo.yaml", "Workflows over several calls, in Arazzo 1.0"],
  ["llms.txt", "The list of all pages, for language models"],
  ["llms-full.txt", "All pages in one file of Markdown"],
] as const;

export function toolPages(): Page[] {
  return [
    {
      path: "console",
      section: "Tools",
      title: "Console",
      summary: "Call the sandbox from this page.",
      scripts: ["console"],
      markdown: [
        "# Console",
        "Calls the service that serves this page, with a test key. The key is kept for this tab only, and is gone when you close it. Live keys are rejected here, because they place real orders.",
      ].join("\n\n"),
    },
    {
      path: "downloads",
      section: "Tools",
      title: "Downloads",
      summary: "The contract and collections as files.",
      markdown: [
        "# Downloads",
        "The OpenAPI document and the collections name this service. [Installing the packages](docs:guides/installing) has the commands for the SDKs, the [MCP server](docs:mcp) those for agents.",
        downloads.map(([file, what]) => `- [${file.split("/").at(-1)}](file:${file}): ${what}.`).join("\n"),
        "The requests of the collections build on each other: they choose a package, buy an eSIM, use it and top it up. Every page of this site is also available as Markdown, at its URL with `.md` instead of `.html`.",
      ].join("\n\n"),
    },
  ];
}
