// Describes errors of either database to operators.
import { isServer } from "./open.ts";
import * as postgres from "./postgres/failures.ts";
import * as sqlite from "./sqlite/failures.ts";

/** Returns null for an error that is not the database's. */
export const describeFailure = (error: unknown): string | null =>
  sqlite.describeFailure(error) ?? postgres.describeFailure(error);

export const describeOpeningFailure = (error: unknown, location: string): string | null =>
  (isServer(location) ? postgres : sqlite).describeOpeningFailure(error, location);
