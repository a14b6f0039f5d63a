// Icons of Lucide, drawn in the colour of the text beside them. They say nothing to screen readers.

import { h } from "preact";
import type { IconNode } from "./icons.ts";

export const Icon = ({ of }: { of: IconNode }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {of.map(([shape, attributes]) => h(shape, attributes))}
  </svg>
);
