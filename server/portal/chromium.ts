// Finds the installed Chromium that tests and screenshots drive.
import { existsSync } from "node:fs";

const candidates = [
  process.env.CHROMIUM,
  // Without the browser's own surface, which costs half of the processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export function executable(): string {
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) {
    throw new Error(
      "This needs Chromium: `apt-get install chromium-headless-shell`, or a browser's path in CHROMIUM.",
    );
  }
  return found;
}
