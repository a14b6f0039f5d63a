/**
 * Redacts everything that leaves the suite: API keys, plain and encoded, and data that can install an eSIM (activation
 * strings and QR URLs).
 */
const placeholder = "$API_KEY";
const keyBeginnings = ["sk_test_", "sk_live_"];

/**
 * Returns the three possible base64 forms of a key's prefix, by alignment. Characters that also depend on the bytes
 * before or after the prefix are left out.
 */
function base64Beginnings(beginning: string): string[] {
  return [0, 1, 2].map((before) => {
    const bits = [before * 8, (before + beginning.length) * 8];
    const whole = Buffer.from(" ".repeat(before) + beginning).toString("base64");
    return whole.slice(Math.ceil((bits[0] ?? 0) / 6), Math.floor((bits[1] ?? 0) / 6));
  });
}

const inBase64 = keyBeginnings.flatMap(base64Beginnings).join("|");
const inHex = keyBeginnings.map((beginning) => Buffer.from(beginning).toString("hex")).join("|");

const patterns: readonly [RegExp, string][] = [
  [/sk(?:_|%5f)(?:test|live)(?:_|%5f)(?:[A-Za-z0-9_-]|%(?:2d|5f))+/gi, placeholder],
  [new RegExp(`[\\w+/-]?(?:${inBase64})[\\w+/-]*={0,2}`, "g"), "<hidden>"],
  [new RegExp(`(?:${inHex})[0-9a-f]*`, "gi"), "<hidden>"],
  [/whsec_[A-Za-z0-9_+/=-]+/g, "$SIGNING_SECRET"],
  [/(\/v1\/qr\/)[^"'\s/]+?(\.png)/g, "$1<token>$2"],
  [/LPA:1\$[^"\s]*/g, "LPA:1$<address>$<code>"],
  [/LPA%3A1%24[^"\s]*/gi, "LPA%3A1%24<code>"],
  // Also matches JSON quoted in JSON.
  [/("(?:activation_code|smdp_address)\\*"\s*:\s*\\*")[^"\\]*/g, "$1<hidden>"],
];

const shortest = 6;
/** An Authorization header that may be shown: a scheme and placeholders. */
const plainAuthorization = /^(?:Bearer|Basic|Token)?\s*(?:\$API_KEY\s*)*$/;

export class Redactor {
  readonly #secrets: readonly string[];

  /** @param secrets the run's API keys, of any format */
  constructor(secrets: readonly string[]) {
    // Short values are not secrets; redacting them would break words.
    this.#secrets = secrets
      .filter((secret) => secret.length >= shortest)
      .toSorted((a, b) => b.length - a.length);
  }

  text(input: string): string {
    let output = input;
    for (const secret of this.#secrets) output = output.replaceAll(secret, () => placeholder);
    for (const [pattern, replacement] of patterns) output = output.replace(pattern, replacement);
    return output;
  }

  /** Returns a header's value. Of an Authorization header, nothing that could be a secret is returned. */
  header(name: string, value: string): string {
    const response = this.text(value);
    if (!/^(?:proxy-)?authorization$/i.test(name) || plainAuthorization.test(response)) return response;
    return response.replace(/^(Bearer|Basic|Token)?(\s*).*$/s, "$1$2<hidden>");
  }

  /** Returns a value as readable text of bounded length. */
  value(input: unknown, maxLength = 2000): string {
    const text = this.text(typeof input === "string" ? input : (JSON.stringify(input) ?? String(input)));
    return text.length > maxLength ? `${text.slice(0, maxLength)}… (${text.length} characters)` : text;
  }
}
