export interface Cost {
  nodeUs: number;
  postgresUs: number;
  walBytes: number;
  /** Disk flushes, which several purchases can share. */
  flushes: number;
  /** Pages of 8 KB read from memory or disk. */
  pages: number;
}
