export interface SettingReads {
  get(name: string): Promise<string | null>;
}

export interface SettingRepository extends SettingReads {
  set(name: string, value: string): Promise<void>;
}

/** Grows with every change of accounts and keys (`access`), of the catalogue, or of blocked networks. */
export type Revision = "access" | "catalogue" | "blocked_networks";

export interface RevisionReads {
  of(name: Revision): Promise<number>;
  /** At least as new as the latest result of `of`: for a request that has awaited one. */
  latest(name: Revision): Promise<number>;
}
