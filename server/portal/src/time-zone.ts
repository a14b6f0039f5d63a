// The deployment's time zone, used for all days and times. Before sign-in it is the browser's.
import { signal } from "@preact/signals";

export const timeZone = signal(new Intl.DateTimeFormat().resolvedOptions().timeZone);
