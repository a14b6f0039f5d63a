// Checks of this machine: secret, clock, disk, file modes and backups.
import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { clockKindOf, systemClock } from "../../runtime/clock.ts";
import type { Config } from "../../runtime/config.ts";
import { currentSecrets } from "../../runtime/deployment-secret.ts";
import { archivingOf, databaseTime, idleSlotsOf, lookAtServer } from "../../store/database-facts.ts";
import { isServer } from "../../store/open.ts";
import { deliverySettings, sealingKeysOf, sealingMarkOf } from "../../webhooks/delivery-settings.ts";
import { newestBackup } from "../newest-backup.ts";
import { type Check, ok, problem, skipped } from "./checks.ts";

/** Reads settings of the opened database. */
export interface DatabaseReads {
  settings: { get(name: string): Promise<string | null> };
}

const newSecret = "set PARTNER_ESIM_SECRET to the output of: openssl rand -base64 33";
/** A random secret of 32 characters has more. */
const differentCharactersMin = 12;

export function secretCheck(reads: DatabaseReads, config: Config): Check {
  return async () => {
    const secrets = await currentSecrets(reads, config);
    const settings = await deliverySettings(reads);
    if (secrets === null || settings === null)
      return problem("the service has never run on this database", "start the service once");
    if (secrets.isKept)
      return problem("the secret is stored in the database, and so in every backup", newSecret);
    if (sealingMarkOf(sealingKeysOf(secrets).current) !== settings.sealingMark)
      return problem(
        "the service runs with another secret",
        "run doctor with the environment of the service, or rotate the secret as OPERATING.md says",
      );
    if (new Set(secrets.current).size < differentCharactersMin)
      return problem("the secret can be guessed", newSecret);
    return ok("set, and not in the database");
  };
}

const driftMaxMs = 2000;

export function clockCheck(reads: DatabaseReads, { database }: Config): Check {
  return async () => {
    if ((await clockKindOf(reads)) === "virtual")
      return problem("the database has a virtual clock", "use a new database: a virtual clock is for tests");
    const before = systemClock.now();
    const { time, isLive } = await databaseTime(database);
    const now = isLive ? (before + systemClock.now()) / 2 : before;
    const driftMs = Math.round(isLive ? Math.abs(now - time) : Math.max(0, time - now));
    if (driftMs <= driftMaxMs)
      return ok(isLive ? `${driftMs} ms from the database's` : "not behind the database");
    return problem(
      isLive ? `${driftMs} ms from the database's` : `${driftMs} ms behind the last write of the database`,
      "synchronise the clock: timedatectl set-ntp true",
    );
  };
}

export function secondFactorCheck({ operatorSecondFactor }: Config): Check {
  return async () =>
    operatorSecondFactor
      ? ok("operators need a second factor")
      : problem("operators sign in with a password alone", "set OPERATOR_SECOND_FACTOR=true, the default");
}

export function serverCheck({ database }: Config): Check {
  return async () => {
    if (!isServer(database)) return skipped("the database is a file");
    const { weaknesses, isPrivate } = await lookAtServer(database);
    if (weaknesses.length > 0)
      return problem(
        `it may lose purchases that it has confirmed: ${weaknesses.join("; ")}`,
        "change that at the server, as PRODUCTION.md says",
      );
    return isPrivate
      ? ok("it keeps what it confirms, and its connection is encrypted or on this machine")
      : problem(
          "its connection crosses the network unencrypted",
          "add sslmode=verify-full and sslrootcert to DATABASE_URL",
        );
  };
}

export function slotsCheck({ database }: Config): Check {
  return async () => {
    if (!isServer(database)) return skipped("the database is a file");
    const slots = (await idleSlotsOf(database)).map(({ name, mib }) => `${name} (${mib} MiB)`);
    return slots.length === 0
      ? ok("none holds the write-ahead log")
      : problem(
          `the server's disk fills with the write-ahead log for slots that nobody reads: ${slots.join(", ")}`,
          "start the standby that reads the slot, or drop the slot with pg_drop_replication_slot",
        );
  };
}

export function archiveCheck({ database }: Config): Check {
  return async () => {
    if (!isServer(database)) return skipped("the database is a file");
    const archiving = await archivingOf(database);
    if (archiving === null)
      return skipped("the server archives no write-ahead log", "set archive_mode and archive_command");
    return archiving.failedSegment === null
      ? ok("the write-ahead log is archived")
      : problem(
          `the server can't archive its write-ahead log (segment ${archiving.failedSegment}), so its disk fills`,
          "repair what the server's log says about archive_command, such as a full disk of the archive",
        );
  };
}

const spareBytes = 268_435_456;

export function diskCheck({ database }: Config): Check {
  return async () => {
    if (isServer(database))
      return skipped(
        "the database is on a server, whose disks PartnerEsimDiskAlmostFull watches",
        "install prometheus-node-exporter there, and name it in prometheus.yml",
      );
    const { bavail, bsize } = statfsSync(dirname(database));
    const free = bavail * bsize;
    const used = filesOf(database).reduce((sum, file) => sum + statSync(file).size, 0);
    const found = `${inMiB(free)} free for a database of ${inMiB(used)}`;
    // A backup or a migration writes the database once more.
    return free >= used + spareBytes ? ok(found) : problem(found, "free disk space, or move the database");
  };
}

export function modesCheck({ database }: Config, secretsFile: string | undefined): Check {
  return async () => {
    const databaseFiles = isServer(database) ? [] : filesOf(database);
    const files = [...databaseFiles, ...(secretsFile === undefined ? [] : [secretsFile])];
    if (files.length === 0)
      return skipped("no files are known", "name the file of secrets by --secrets-file");
    const open = files.filter((file) => (statSync(file).mode & 0o077) !== 0);
    if (open.length === 0) return ok(`only their owner reads ${files.join(", ")}`);
    return problem(`others may read or write ${open.join(", ")}`, `chmod go= ${open.join(" ")}`);
  };
}

export function backupCheck({ database, backups: folder }: Config, maxHours: number): Check {
  return async () => {
    if (folder === null) return skipped("the folder of backups is not known", "name it by --backups");
    const timer = isServer(database) ? "partner-esim-pgbackrest@incr.timer" : "partner-esim-backup.timer";
    const start = `start ${timer}, or see its log`;
    const newest = newestBackup(folder, database);
    if (newest === null) return problem(`there is no backup in ${folder}`, start);
    const { name, at, mode } = newest;
    const hours = (systemClock.now() - at) / 3_600_000;
    const found = `${name} is ${hours.toFixed(1)} hours old`;
    if (hours > maxHours) return problem(found, start);
    if ((mode & 0o077) === 0) return ok(found);
    return problem(`others may read ${name}`, `chmod go= ${join(folder, name)}`);
  };
}

const filesOf = (database: string): string[] =>
  ["", "-wal", "-shm"].map((suffix) => database + suffix).filter((file) => existsSync(file));

const inMiB = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MiB`;
