// The clock of the server, and its settings that could lose a confirmed commit.
import type pg from "pg";
import type { Archiving, DatabaseServer, IdleSlot } from "../database-server.ts";
import { query } from "./queries.ts";

const timeSql = "select (extract(epoch from clock_timestamp()) * 1000)::text as ms";

const privateSql = `
  select s.ssl or a.client_addr is null or a.client_addr <<= '127.0.0.0/8' or a.client_addr = '::1' as private
  from pg_stat_ssl s join pg_stat_activity a using (pid) where pid = pg_backend_pid()`;

const settingsSql = `
  select current_setting('server_version') as version, current_setting('fsync') as fsync,
    current_setting('full_page_writes') as "fullPages", current_setting('synchronous_commit') as commits,
    current_setting('synchronous_standby_names') as synchronous,
    (select count(*)::integer from pg_stat_replication where application_name not like 'pg_%') as standbys`;

interface Settings {
  version: string;
  fsync: string;
  fullPages: string;
  commits: string;
  synchronous: string;
  standbys: number;
}

function weaknessesOf({ fsync, fullPages, commits, synchronous, standbys }: Settings): string[] {
  const weak: [boolean, string][] = [
    [fsync === "off", "fsync = off"],
    [fullPages === "off", "full_page_writes = off"],
    [commits === "off", "synchronous_commit = off"],
    [
      standbys > 0 && synchronous === "",
      "synchronous_standby_names is empty, so all standbys are asynchronous",
    ],
    [synchronous !== "" && commits === "local", "synchronous_commit = local"],
  ];
  return weak.filter(([isWeak]) => isWeak).map(([, setting]) => setting);
}

/** `max_wal_size` bounds the log unless a slot holds it. */
const slotsSql = `
  select slot_name as name, round(held / 1048576)::integer as mib
  from pg_replication_slots,
    pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, restart_lsn) as held
  where not active and held > pg_size_bytes(current_setting('max_wal_size'))`;

const archivingSql = `
  select case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_wal end as "failedSegment"
  from pg_stat_archiver where current_setting('archive_mode') <> 'off'`;

export async function databaseServer(on: pg.Pool | pg.ClientBase): Promise<DatabaseServer> {
  const read = async () => {
    const { rows } = await query<Settings>(on, settingsSql);
    return rows[0] as Settings;
  };
  const { version } = await read();
  return {
    version,
    async time() {
      const { rows } = await query<{ ms: string }>(on, timeSql);
      return Number(rows[0]?.ms);
    },
    weaknesses: async () => weaknessesOf(await read()),
    async idleSlots() {
      const { rows } = await query<IdleSlot>(on, slotsSql);
      return rows;
    },
    async archiving() {
      const { rows } = await query<Archiving>(on, archivingSql);
      return rows[0] ?? null;
    },
    async isPrivate() {
      const { rows } = await query<{ private: boolean }>(on, privateSql);
      return rows[0]?.private === true;
    },
  };
}
