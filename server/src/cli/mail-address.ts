// Reads a mail address from the command line, in the form that the portal's contract gives it.
import { InvalidArgumentError } from "commander";
import { soundEmail } from "../domain/account-administration.ts";

export function mailAddress(text: string): string {
  try {
    return soundEmail(text);
  } catch {
    throw new InvalidArgumentError("Give one mail address, such as ops@example.com.");
  }
}
