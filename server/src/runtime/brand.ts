// The company's brand, from settings.
import { type Brand, logoFile } from "../domain/brand/brand.ts";
import { accentsOf } from "../http/accents.ts";
import type { MailLook } from "../mail/html.ts";
import { portalPlace } from "../portal/origin.ts";
import type { Config } from "./config.ts";

export const brandOf = ({ companyName, companyLogo, companyColour }: Config): Brand => ({
  name: companyName,
  logo: companyLogo,
  colour: companyColour,
});

/** Of the portal and the documentation. */
const usualColour = "#0b6570";

/** Many mail programs show no SVG, and the logo's URL must be public. */
export function mailLookOf(config: Config): MailLook {
  const { publicUrl, companyName, companyLogo: logo, companyColour, serviceName } = config;
  const hasLogo = publicUrl !== null && logo?.type === "image/png";
  return {
    name: companyName ?? serviceName,
    logoUrl: hasLogo ? `${portalPlace(publicUrl, true).url}/${logoFile(logo)}` : null,
    accent: accentsOf(companyColour ?? usualColour).light,
  };
}
