// What is chosen above an account's lists: the mode, and a status.
import type { Mode } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { wordsOf } from "../labels.ts";
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

/** A status, or undefined for any, with the field that changes it. */
export function useStatus<S extends string>(
  labels: Record<S, { text: string }>,
): [S | undefined, ComponentChildren] {
  const [status, setStatus] = useState<S>();
  const words = wordsOf(labels);
  const choice = (
    <Choice
      label="Status"
      value={status ?? ""}
      choose={(chosen) => setStatus(words.find((word) => word === chosen))}
      options={[["", "Any"], ...words.map((word) => [word, labels[word].text] as const)]}
    />
  );
  return [status, choice];
}
