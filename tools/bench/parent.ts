// For processes that the bench starts: none outlives it, however it ends.

/** Ends this process with the one that started it and holds the other end of its standard input. */
export function endWithParent(): void {
  process.stdin.once("close", () => process.exit());
  process.stdin.resume();
}
