// The mode that the pages show: test until a person chooses live.
import type { Mode } from "@partner-esim/generated/portal/models";
import { remembered } from "./remembered.ts";

export const modeNames: Record<Mode, string> = { test: "Test", live: "Live" };
export const modes = Object.keys(modeNames) as Mode[];
export const mode = remembered<Mode>("mode", modes, "test");
