// The mode chosen above the lists of an account.
import type { Mode } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { modeNames, modes } from "../mode.ts";
import { Choice } from "../parts/page.tsx";
import { remembered } from "../remembered.ts";
import { useFilter } from "../router.tsx";

/** The mode last chosen on any account's page, until then empty. */
const lastChosen = remembered<Mode | "">("account-mode", ["", ...modes], "");

/** Returns the mode in the URL, or the mode last chosen, or the default. */
export function useMode(usual: Mode = "live"): [Mode, ComponentChildren] {
  const [chosen, choose] = useFilter("mode");
  const mode = modes.find((one) => one === chosen) ?? (lastChosen.value || usual);
  const choice = (
    <Choice
      label="Mode"
      value={mode}
      choose={(next) => {
        lastChosen.value = next as Mode;
        choose(next);
      }}
      options={modes.map((one) => [one, modeNames[one]] as const)}
    />
  );
  return [mode, choice];
}
