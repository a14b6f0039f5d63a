// The accents of both themes, from one colour. It is darkened or lightened until text in it, and text on it, has the
// contrast of WCAG 2.2 AA.
import Color from "color";
import type { Accent } from "../domain/brand/brand.ts";

interface Theme {
  /** Of the theme's backgrounds in `foundation.css` the one nearest to the accent. */
  ground: string;
  surface: string;
  ink: string;
  /** Mixed into the colour. */
  towards: string;
  softShare: number;
}

const lightTheme: Theme = {
  ground: "#eef2f2",
  surface: "#ffffff",
  ink: "#ffffff",
  towards: "#000000",
  softShare: 0.1,
};
const darkTheme: Theme = {
  ground: "#20272b",
  surface: "#171c1f",
  ink: "#0c1214",
  towards: "#ffffff",
  softShare: 0.2,
};

const contrastMin = 4.5;
const steps = 50;

export function accentsOf(colour: string): { light: Accent; dark: Accent } {
  return { light: accentOf(colour, lightTheme), dark: accentOf(colour, darkTheme) };
}

function accentOf(colour: string, { ground, surface, ink, towards, softShare }: Theme): Accent {
  for (let step = 0; step <= steps; step += 1) {
    const accent = mix(colour, towards, step / steps);
    const soft = mix(surface, accent, softShare);
    const isReadable = [ground, surface, ink, soft].every(
      (other) => Color(accent).contrast(Color(other)) >= contrastMin,
    );
    if (isReadable) return { accent, ink, soft };
  }
  throw new Error("the last accent is black or white, which has enough contrast");
}

const mix = (colour: string, other: string, share: number): string =>
  Color(colour).mix(Color(other), share).hex().toLowerCase();
