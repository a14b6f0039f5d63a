// This package's version and the Node version that it needs. An old Node must be able to load this file.
import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
  engines: { node: string };
};

export const version: string = manifest.version;

/** Returns null if this Node is new enough. */
export function nodeFault(node: string = process.versions.node): string | null {
  const oldest = Number.parseInt(manifest.engines.node.replace(/^\D+/, ""), 10);
  if (Number.parseInt(node, 10) >= oldest) return null;
  return `partner-esim-conformance needs Node ${oldest} or newer, and this is Node ${node}: install a newer one from https://nodejs.org`;
}
