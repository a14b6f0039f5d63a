// Messages of the portal while the database fails.
import { failureCause } from "../store/describe-failure.ts";
import type { FailureCause } from "../store/failures.ts";

const texts: Record<FailureCause, string> = {
  unreachable:
    "The database cannot be reached, so the portal can show and change nothing. Orders over the API fail too.",
  disk_full: "The disk of the database is full: nothing was changed. Orders over the API fail too.",
  io_error: "The disk of the database returns errors. Check what you meant to change once it works again.",
  not_writable: "The database takes no writes: nothing was changed. Orders over the API fail too.",
  corrupt: "The database is damaged. Nothing more should be changed before it is restored.",
  busy: "The database is busy: nothing was changed. Try again in a moment.",
  file_replaced: "The database's file was replaced while the service ran. Restart the service.",
  other: "The service failed. Check what you meant to change before you try again.",
};

export const outageText = (error: unknown): string => texts[failureCause(error)];
