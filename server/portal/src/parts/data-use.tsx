// Data usage of an eSIM: a bar and the same in words.
import type { EsimData } from "@partner-esim/generated/portal/models";
import { formatData } from "../format.ts";

export function DataUseBar({ data }: { data: EsimData }) {
  const { unlimited, total_mb: totalMb, used_mb: usedMb } = data;
  if (unlimited || totalMb === null) {
    return (
      <span class="use">
        {formatData(usedMb)} used{unlimited && ", unlimited"}
      </span>
    );
  }
  const share = totalMb === 0 ? 0 : Math.min(1, usedMb / totalMb);
  const level = share >= 1 ? "bad" : share >= 0.8 ? "warn" : "good";
  return (
    <span class="use">
      <span class="bar" aria-hidden="true">
        <span class={`level-${level}`} style={{ width: `${share * 100}%` }} />
      </span>
      <span class="figure">
        {formatData(usedMb)} of {formatData(totalMb)}
      </span>
    </span>
  );
}
