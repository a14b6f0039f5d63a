// The modes never share money or objects.
import { enums } from "@partner-esim/generated/enums";
import type { components } from "@partner-esim/generated/types";

export type Mode = components["schemas"]["Mode"];
export const modes: readonly Mode[] = enums.Mode;
