/** Ends this process with its parent, which holds the other end of its standard input. */
export function endWithParent(): void {
  process.stdin.once("close", () => process.exit());
  process.stdin.resume();
}
