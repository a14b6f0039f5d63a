// The repository of the deployment's stored settings and of cache revisions.

export interface SettingReads {
  get(name: string): Promise<string | null>;
}

export interface SettingRepository extends SettingReads {
  set(name: string, value: string): Promise<void>;
}

export interface RevisionReads {
  /** Grows with every change: `access` of accounts and keys, `catalogue` of the catalogue. */
  of(name: "access" | "catalogue"): Promise<number>;
}
