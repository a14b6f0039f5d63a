export interface SettingReads {
  get(name: string): Promise<string | null>;
}

export interface SettingRepository extends SettingReads {
  set(name: string, value: string): Promise<void>;
}

/** Incremented with every change of accounts and keys (`access`), the catalogue, or blocked networks. */
export type Revision = "access" | "catalogue" | "blocked_networks";

export interface RevisionReads {
  of(name: Revision): Promise<number>;
  /** Returns a value at least as new as the last awaited `of`. */
  latest(name: Revision): Promise<number>;
}
