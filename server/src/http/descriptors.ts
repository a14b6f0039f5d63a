// When no file descriptor is left, libuv closes new connections without telling Node, so only trying reveals it.
import { closeSync, openSync, readFileSync } from "node:fs";
import { devNull } from "node:os";

/** Returns null if the system doesn't report it. Node has raised its soft limit to the hard one. */
export function mostDescriptors(): number | null {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    const most = Number(/^Max open files +(\d{1,20}) /m.exec(limits)?.[1]);
    return most > 0 ? most : null;
  } catch {
    return null;
  }
}

export function areDescriptorsLeft(): boolean {
  try {
    closeSync(openSync(devNull, "r"));
    return true;
  } catch (error) {
    return !["EMFILE", "ENFILE"].includes((error as NodeJS.ErrnoException).code ?? "");
  }
}
