// The theme: light, dark or system. `theme-start.ts` reads the stored choice.
import { remembered } from "./remembered.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const theme = remembered<Theme>("theme", themes, "system");

export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
