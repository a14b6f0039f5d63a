// The mode that the pages show: test until a person chooses live.
import type { Mode } from "@partner-esim/generated/portal/models";
import { remembered } from "./remembered.ts";

export const modes = ["test", "live"] as const satisfies readonly Mode[];
export const mode = remembered<Mode>("mode", modes, "test");
