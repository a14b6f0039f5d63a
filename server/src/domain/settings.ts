export interface SettingReads {
  get(name: string): Promise<string | null>;
}

export interface SettingRepository extends SettingReads {
  set(name: string, value: string): Promise<void>;
}

export interface RevisionReads {
  /** The revision grows with every change of accounts and keys (`access`), or of the catalogue. */
  of(name: "access" | "catalogue"): Promise<number>;
}
