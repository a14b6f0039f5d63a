// The mode that is chosen above the lists of an account.
import type { Mode } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { modeNames, modes } from "../mode.ts";
import { Choice } from "../parts/page.tsx";
import { place } from "../router.tsx";

/** At first the one of the URL, or live. */
export function useMode(): [Mode, ComponentChildren] {
  const [mode, setMode] = useState<Mode>(place.value.query.mode === "test" ? "test" : "live");
  const choice = (
    <Choice
      label="Mode"
      value={mode}
      choose={(chosen) => setMode(chosen as Mode)}
      options={modes.map((one) => [one, modeNames[one]] as const)}
    />
  );
  return [mode, choice];
}
