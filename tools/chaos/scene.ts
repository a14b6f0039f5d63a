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
  /** Whether purchases are made at regular times, so that pauses of sales are known. */
  measuresPauses: boolean;
  /** From the time at which everything works until each ledger's buyers get responses. */
  recoveryMs: number;
  /** URL of the database for the process with this number. */
  databaseOf(index: number): string;
  /**
   * Resolves when everything works again, with the time from which sales had to go on.
   * @param at the affected process
   */
  disturb(name: string, processes: readonly ServiceProcess[], at: number): Promise<number>;
  stop(): Promise<void>;
}
