// The account's activity: what was done or happened, by whom, and when. Written in the transaction of its cause.
import type { PageRequest, Tx } from "./ports.ts";

export interface Activity {
  n: number;
  account: number;
  /** `system`, `operator`, or the address of the person. */
  actor: string;
  /** What kind of thing happened, such as `endpoint.disabled`. */
  kind: string;
  /** The id of the object that it is about. */
  subject: string;
  /** A sentence for people. */
  text: string;
  at: number;
}

export interface ActivityReads {
  /** Newest first; one more than `limit` when there is another page. */
  activity(account: number, page: PageRequest): Promise<Activity[]>;
}

export interface ActivityWrites {
  insertActivity(activity: Omit<Activity, "n">): Promise<void>;
}

export const system = "system";

export async function recordActivity(
  tx: Tx,
  account: number,
  actor: string,
  kind: string,
  subject: string,
  now: number,
  text = "",
): Promise<void> {
  await tx.insertActivity({ account, actor, kind, subject, text, at: now });
}
