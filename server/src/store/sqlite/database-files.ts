// Detects replaced or deleted files. SQLite keeps writing into a deleted file, and those writes are lost.
import { type BigIntStats, statSync } from "node:fs";

export class DatabaseMoved extends Error {}

export class DatabaseFiles {
  readonly #known = new Map<string, string>();
  readonly #paths: readonly string[];

  /** @param file open, in WAL mode */
  constructor(file: string) {
    this.#paths = [file, `${file}-wal`, `${file}-shm`];
    for (const path of this.#paths) {
      const stats = statOf(path);
      if (stats) this.#known.set(path, identityOf(stats));
    }
  }

  /** Throws `DatabaseMoved`. */
  check(): void {
    for (const path of this.#paths) {
      const known = this.#known.get(path);
      const stats = statOf(path);
      if (known === undefined) {
        // SQLite creates the file with its first write.
        if (stats) this.#known.set(path, identityOf(stats));
      } else if (!stats || identityOf(stats) !== known) {
        throw new DatabaseMoved(
          `${path} was ${stats ? "replaced" : "deleted"} while the service runs: stop it, put the file back, and start it`,
        );
      }
    }
  }
}

const statOf = (path: string): BigIntStats | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false });

const identityOf = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;
