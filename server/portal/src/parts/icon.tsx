// Icons of Lucide in the colour of the surrounding text, hidden from screen readers.

import { h } from "preact";
import type { IconNode } from "./icons.ts";

export const Icon = ({ of }: { of: IconNode }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    {of.map(([shape, attributes]) => h(shape, attributes))}
  </svg>
);
