import type { Socket } from "node:net";

export interface Unread {
  since: number;
  sentAtFirst: number;
  sentBytes: number;
  movedAt: number;
}

/** Returns whether the client reads too slowly or not at all, and updates the connection's counters. */
export function isUnread(
  connection: { socket: Socket; unread: Unread | null },
  now: number,
  { timeoutMs, bytesPerMs }: { timeoutMs: number; bytesPerMs: number },
): boolean {
  const { socket } = connection;
  if (socket.writableLength === 0) {
    connection.unread = null;
    return false;
  }
  const sentBytes = sentBytesOf(socket);
  connection.unread ??= { since: now, sentAtFirst: sentBytes, sentBytes, movedAt: now };
  const { unread } = connection;
  if (sentBytes !== unread.sentBytes) Object.assign(unread, { sentBytes, movedAt: now });
  const slowestMs = timeoutMs + (sentBytes - unread.sentAtFirst) / bytesPerMs;
  return now - unread.movedAt > timeoutMs || now - unread.since > slowestMs;
}

/** Returns the bytes that the system has accepted. Node's public count includes all of a partially sent write. */
function sentBytesOf(socket: Socket): number {
  const handle = (socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null })._handle;
  const { bytesWritten, writeQueueSize } = handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined)
    return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}
