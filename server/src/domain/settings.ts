// The repository of the deployment's stored settings and of cache revisions.

export interface SettingReads {
  get(name: string): Promise<string | null>;
}

export interface SettingRepository extends SettingReads {
  set(name: string, value: string): Promise<void>;
}

export interface RevisionReads {
  /** Grows with every change of accounts or keys (`access`) and of the catalogue (`catalogue`). */
  of(name: "access" | "catalogue"): Promise<number>;
}
