// Readers of the values on a command line. Each answers the value or says what form it must have, without
// repeating what was given: that may be a secret in the wrong place.
import { InvalidArgumentError } from "commander";
import { formatPaise, parseRupees } from "../domain/money.ts";

export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max))
      throw new InvalidArgumentError(`Give a whole number from ${min} to ${max}.`);
    return value;
  };
}

/** An amount in paise. */
export function rupees(minPaise: number) {
  return (text: string): number => {
    const paise = parseRupees(text);
    if (paise === null)
      throw new InvalidArgumentError("Give rupees with at most two decimals, such as 1500 or 99.50.");
    if (paise < minPaise) throw new InvalidArgumentError(`Give at least ${formatPaise(minPaise)}.`);
    return paise;
  };
}
