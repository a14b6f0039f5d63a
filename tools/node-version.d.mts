// Types of node-version.mjs, which an old Node must be able to read.
export function nodeFault(): string | null;
