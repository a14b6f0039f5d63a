// The mode that the pages show: test until a person chooses live.
import { enums } from "@partner-esim/generated/portal/enums";
import type { Mode } from "@partner-esim/generated/portal/models";
import { remembered } from "./remembered.ts";

export const modes = enums.Mode;
export const mode = remembered<Mode>("mode", modes, "test");
