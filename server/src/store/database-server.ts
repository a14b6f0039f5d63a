/** A replication slot that nobody reads, so that the server keeps its write-ahead log. */
export interface IdleSlot {
  name: string;
  mib: number;
}

/** Of the server's write-ahead log. */
export interface Archiving {
  /** Null unless the newest attempt failed. */
  failedSegment: string | null;
}

/** Properties of a database server. */
export interface DatabaseServer {
  version: string;
  /** Its clock, in ms. */
  time(): Promise<number>;
  /** Settings with which it could lose a confirmed commit; possibly empty. */
  weaknesses(): Promise<string[]>;
  /** Inactive slots that hold more of the write-ahead log than `max_wal_size`. */
  idleSlots(): Promise<IdleSlot[]>;
  /** Null if `archive_mode` is off. */
  archiving(): Promise<Archiving | null>;
  /** Whether the connection is encrypted or local. */
  isPrivate(): Promise<boolean>;
}
