import { limits } from "@partner-esim/generated/limits";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";

const pattern = new RegExp(portalLimits.mailAddressPattern, "u");

export const isMailAddress = (text: string): boolean =>
  text.length <= limits.customerEmailMax && pattern.test(text);
