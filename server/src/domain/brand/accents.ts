// The accents of both themes, from one colour. It is darkened or lightened until text in it, and text on it, has the
// contrast of WCAG 2.2 AA.

export interface Accent {
  accent: string;
  /** Text on the accent. */
  ink: string;
  /** Background of text in the accent. */
  soft: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

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
  const accents = Array.from({ length: steps + 1 }, (_, step) => {
    const accent = mix(colour, towards, step / steps);
    return { accent, ink, soft: mix(surface, accent, softShare) };
  });
  const readable = accents.find(({ accent, soft }) =>
    [ground, surface, ink, soft].every((other) => contrast(accent, other) >= contrastMin),
  );
  if (readable === undefined) throw new Error("the last accent is black or white, which has enough contrast");
  return readable;
}

/** As WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as never;

function mix(colour: string, other: string, share: number): string {
  const target = rgbOf(other);
  const channels = rgbOf(colour).map((channel, i) =>
    Math.round(channel + ((target[i] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
