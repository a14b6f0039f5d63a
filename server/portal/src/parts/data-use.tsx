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
      <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-ground" width={100} height={8} />
        <rect class={`level-${level}`} width={share * 100} height={8} />
      </svg>
      <span class="figure">
        {formatData(usedMb)} of {formatData(totalMb)}
      </span>
    </span>
  );
}
