// What a run disturbs: a database, and what lies between it and the service's processes.
import type { BalancerKind } from "../../server/test/process/balancer.ts";
import type { ServiceProcess } from "../../server/test/process/processes.ts";

export interface Scene {
  /** Of the database, bypassing what is disturbed. */
  url: string;
  /** In front of the processes. */
  balancer: BalancerKind;
  processCount: number;
  /** Each has a ledger for each mode. */
  accounts: number;
  buyersPerLedger: number;
  /** The longest pause of a ledger's sales, for each disturbance; null if it isn't measured. */
  pauseMsMax: ((name: string) => number) | null;
  /** URL of the database for the process with this number. */
  databaseOf(index: number): string;
  /**
   * Resolves when everything works again, with the time from which sales had to go on.
   * @param at the affected process
   */
  disturb(name: string, processes: readonly ServiceProcess[], at: number): Promise<number>;
  stop(): Promise<void>;
}
