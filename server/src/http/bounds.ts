// What the connections of a listener may take in all.

export interface Bounds {
  /** Time for sending a request's head or body, or for reading a response. */
  timeoutMs: number;
  /** A client that transfers more bytes gets as much time as they take at this rate. */
  bytesPerMs: number;
  /** Maximum bytes of unfinished requests and unread responses, over all connections. */
  heldBytes: number;
  /**
   * Requests whose body has not arrived; those beyond are ended slowly, beyond twice as many quickly. A client that
   * drops 8,000 at once would block others for half a second.
   */
  unfinished: number;
}
export const usualBounds: Bounds = {
  timeoutMs: 30_000,
  bytesPerMs: 16,
  heldBytes: 64 * 1024 * 1024,
  unfinished: 2000,
};
/** `descriptors` counts seconds in which none was left: libuv hides how many connections that cost. */
export const refusalCauses = ["connections", "descriptors", "memory"] as const;
export type RefusalCause = (typeof refusalCauses)[number];
