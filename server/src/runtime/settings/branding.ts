// What people see of the company in the portal, the documentation and emails.
import { logo, logoMaxKb } from "../logo-file.ts";
import { lineOf, matching, optional } from "../setting-parsers.ts";
import type { Row } from "./row.ts";

const nameMax = 60;

export const branding = {
  companyName: {
    flag: "--company-name",
    env: "COMPANY_NAME",
    default: "",
    help: "your company's name in the portal, the documentation, emails and authenticator apps; empty: Partner eSIM",
    parse: optional(lineOf(nameMax)),
  },
  companyLogo: {
    flag: "--company-logo",
    env: "COMPANY_LOGO",
    default: "",
    help: `path of the logo for white backgrounds, shown in place of the name: an SVG without scripts or a PNG, at most ${logoMaxKb} KB; emails show only a PNG, and need \`PUBLIC_URL\``,
    parse: optional(logo),
  },
  companyColour: {
    flag: "--company-colour",
    env: "COMPANY_COLOUR",
    default: "",
    help: "colour of links and buttons, such as #0b6570; each theme darkens or lightens it as far as its text needs",
    parse: optional(matching(/^#[0-9A-Fa-f]{6}$/, "give a colour as #rrggbb, such as #0b6570")),
  },
} satisfies Record<string, Row>;
