import { hash } from "node:crypto";

export interface Logo {
  type: "image/png" | "image/svg+xml";
  content: Buffer;
}

/** The company that people see in the portal, the documentation and emails. */
export interface Brand {
  name: string | null;
  logo: Logo | null;
  /** As #rrggbb. */
  colour: string | null;
}

/** Returns the logo's file below the portal's path. Its name changes with its content: browsers may cache it. */
export function logoFile({ type, content }: Logo): string {
  const extension = type === "image/png" ? "png" : "svg";
  return `assets/logo-${hash("sha256", content, "hex").slice(0, 12)}.${extension}`;
}

/** Colours as #rrggbb. */
export interface Accent {
  accent: string;
  /** Text on the accent. */
  ink: string;
  /** Background of text in the accent. */
  soft: string;
}
