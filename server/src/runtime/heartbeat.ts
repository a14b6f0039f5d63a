// Reports the state of this process to the others, and reads the certificate of the public URL for all.
import { isIP } from "node:net";
import { hostname } from "node:os";
import { connect, type PeerCertificate } from "node:tls";
import { storeCertificate } from "../domain/health/certificate.ts";
import {
  oldestReport,
  type ProcessReport,
  type ProcessRole,
  reportEveryMs,
} from "../domain/health/processes.ts";
import { hostOf } from "../domain/webhooks/address.ts";
import type { Foundation, Part } from "./foundation.ts";
import { startLoop } from "./loop.ts";
import { version } from "./version.ts";

const certificateEveryMs = 3_600_000;
const connectMs = 8000;

/** Returns the report of this process. @param port of the listener; null without one */
export function reportOf(
  { config, clock, realClock, health, recentCalls, newestBackup }: Foundation,
  port: number | null,
): () => ProcessReport {
  const name = config.processName ?? `${hostname()} ${port === null ? "background" : `port ${port}`}`;
  const startedAt = realClock.now();
  const roles: ProcessRole[] = port === null ? [] : ["serving"];
  if (port === null || config.background) roles.push("background");
  return () => ({
    name,
    startedAt,
    seenAt: realClock.now(),
    state: {
      roles,
      release: version,
      writeFailure: health.failing,
      supplier: recentCalls.read(clock.now()),
      ...(newestBackup && { backup: backupOf(newestBackup) }),
    },
  });
}

export function startHeartbeat({ config, log, store }: Foundation, report: () => ProcessReport): Part {
  let certificateReadAt = Number.NEGATIVE_INFINITY;
  const round = async () => {
    const thisProcess = report();
    const realNow = thisProcess.seenAt;
    await store.transaction(async (tx) => {
      await tx.processes.put(thisProcess);
      await tx.processes.deleteBefore(oldestReport(realNow));
    });
    if (thisProcess.state.roles.includes("background") && realNow - certificateReadAt >= certificateEveryMs) {
      certificateReadAt = realNow;
      const endsAt = await certificateEnd(config.publicUrl);
      const certificate = endsAt === undefined ? null : { endsAt, checkedAt: realNow };
      await store.transaction((tx) => storeCertificate(tx, certificate));
    }
    return reportEveryMs;
  };
  const loop = startLoop(round, { log, failure: "reporting failed", afterFailureMs: reportEveryMs });
  return {
    finish: async () => {},
    async end() {
      await loop.stop();
      await store.transaction((tx) => tx.processes.delete(report().name)).catch(() => {});
    },
  };
}

function backupOf(newestBackup: NonNullable<Foundation["newestBackup"]>) {
  const backup = newestBackup();
  return backup && { at: Math.round(backup.at), bytes: backup.bytes };
}

/** Undefined without TLS; null if the certificate cannot be read. */
export async function certificateEnd(publicUrl: string | null): Promise<number | null | undefined> {
  const url = publicUrl === null ? null : new URL(publicUrl);
  if (url?.protocol !== "https:") return undefined;
  const host = hostOf(url);
  const { promise, resolve } = Promise.withResolvers<PeerCertificate | null>();
  // Expired certificates are read too.
  const name = isIP(host) === 0 ? { servername: host } : {};
  const options = { host, port: Number(url.port || 443), ...name, rejectUnauthorized: false };
  const socket = connect(options, () => resolve(socket.getPeerCertificate()));
  socket.setTimeout(connectMs, () => resolve(null));
  socket.on("error", () => resolve(null));
  const certificate = await promise;
  socket.destroy();
  const endsAt = Date.parse(certificate?.valid_to ?? "");
  return Number.isNaN(endsAt) ? null : endsAt;
}
