// Finds the installed Chromium that tests and screenshots drive.
import { existsSync } from "node:fs";

const candidates = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export function executable(): string {
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (found === undefined) {
    throw new Error("This needs Chromium: `apt-get install chromium`, or its path in CHROMIUM.");
  }
  return found;
}
