export interface Cost {
  nodeUs: number;
  postgresUs: number;
  walBytes: number;
  /** Waits for the disk, which several share. */
  flushes: number;
  /** Pages of 8 KB read from the server's memory or the disk. */
  pages: number;
}
