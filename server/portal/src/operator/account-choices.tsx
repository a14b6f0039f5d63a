// The mode chosen above the lists of an account.
import type { Mode } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { modeNames, modes } from "../mode.ts";
import { Choice } from "../parts/page.tsx";
import { useFilter } from "../router.tsx";

/** Returns the mode in the URL, or the default. */
export function useMode(usual: Mode = "live"): [Mode, ComponentChildren] {
  const [chosen, choose] = useFilter("mode");
  const mode = modes.find((one) => one === chosen) ?? usual;
  const choice = (
    <Choice
      label="Mode"
      value={mode}
      choose={choose}
      options={modes.map((one) => [one, modeNames[one]] as const)}
    />
  );
  return [mode, choice];
}
