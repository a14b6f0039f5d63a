import { InvalidArgumentError } from "commander";
import { soundEmail } from "../domain/accounts/administration.ts";

export function mailAddress(text: string): string {
  try {
    return soundEmail(text);
  } catch {
    throw new InvalidArgumentError("Must be one email address, such as ops@example.com.");
  }
}
