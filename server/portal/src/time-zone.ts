// The deployment's time zone, in which the portal shows days and times; the browser's until somebody is signed in.
import { signal } from "@preact/signals";

export const timeZone = signal(new Intl.DateTimeFormat().resolvedOptions().timeZone);
