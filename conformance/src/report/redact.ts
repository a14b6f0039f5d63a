/**
 * Takes secrets out of everything that leaves the suite: API keys, and whatever lets a holder install an eSIM
 * (activation strings and QR addresses).
 */
const patterns: readonly [RegExp, string][] = [
  [/sk_(test|live)_[A-Za-z0-9_-]+/gi, "$API_KEY"],
  [/whsec_[A-Za-z0-9_+/=-]+/g, "$SIGNING_SECRET"],
  [/(\/v1\/qr\/)[^"'\s/]+?(\.png)/g, "$1<token>$2"],
  [/LPA:1\$[^"\s]*/g, "LPA:1$<address>$<code>"],
  [/LPA%3A1%24[^"\s]*/gi, "LPA%3A1%24<code>"],
  // Also inside JSON that is quoted in JSON.
  [/("(?:activation_code|smdp_address)\\*"\s*:\s*\\*")[^"\\]*/g, "$1<hidden>"],
];

const shortest = 6;

export class Redactor {
  readonly #secrets: readonly string[];

  /** @param secrets the API keys of the run, whatever they look like */
  constructor(secrets: readonly string[]) {
    // What is too short to be a secret would take words apart.
    this.#secrets = secrets
      .filter((secret) => secret.length >= shortest)
      .toSorted((a, b) => b.length - a.length);
  }

  text(input: string): string {
    let output = input;
    for (const secret of this.#secrets) output = output.replaceAll(secret, "$API_KEY");
    for (const [pattern, replacement] of patterns) output = output.replace(pattern, replacement);
    return output;
  }

  /** A value as readable text of bounded length. */
  value(input: unknown, maxLength = 2000): string {
    const text = this.text(typeof input === "string" ? input : (JSON.stringify(input) ?? String(input)));
    return text.length > maxLength ? `${text.slice(0, maxLength)}… (${text.length} characters)` : text;
  }
}
