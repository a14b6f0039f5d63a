// Describes errors of either database to operators, and tells which are temporary.
import type { FailureCause } from "./failures.ts";
import { isServer } from "./open.ts";
import * as postgres from "./postgres/failures.ts";
import * as sqlite from "./sqlite/failures.ts";

/** Returns null for an error that is not the database's. */
export const describeFailure = (error: unknown): string | null =>
  sqlite.describeFailure(error) ?? postgres.describeFailure(error);

export const describeOpeningFailure = (error: unknown, location: string): string | null =>
  (isServer(location) ? postgres : sqlite).describeOpeningFailure(error, location);

/** Returns `other` for an error that is not the database's. */
export function failureCause(error: unknown): FailureCause {
  const cause = sqlite.failureCause(error);
  return cause === "other" ? postgres.failureCause(error) : cause;
}

/** True if another process held the database or a lock for too long. Nothing was changed, and a retry can help. */
export const isBusy = (error: unknown): boolean =>
  sqlite.failureCause(error) === "busy" || postgres.isBusy(error);
