import { closeSync, fsyncSync, openSync } from "node:fs";

/** @param path of a file, or of a folder, so that a rename in it survives a power failure */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
