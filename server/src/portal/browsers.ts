// Browser and operating system, by their names in the User-Agent header.

/** The first match counts: browsers also send the names of others. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const inspectedCharacters = 500;

/** Returns text such as `Firefox on Linux`; null for an unknown browser. */
export function browserOf(userAgent: string): string | null {
  const text = userAgent.slice(0, inspectedCharacters);
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1];
  const browser = nameIn(browsers);
  if (browser === undefined) return null;
  const system = nameIn(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}
