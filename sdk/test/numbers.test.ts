// Numbers in the SDKs' own words are those of the contract.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@partner-esim/generated/limits";
import t from "tap";

const sdk = join(import.meta.dirname, "..");

const numbers: [about: RegExp, number: string][] = [
  [/twice|executed once|same request/i, `${limits.idempotencyMemoryHours} hours`],
  [/retried in the portal|delivery can/i, `${limits.deliveryLogDays} days`],
  [/events are kept|event can come twice/i, `${limits.eventRetentionDays} days`],
  [/after the first one hold/, `hold ${limits.pageLimitMax} items`],
];

t.test("numbers in comments and READMEs are limits of the contract", async (t) => {
  const files = globSync(["src/**/*.ts", "README.md", "python/src/**/*.py", "python/README.md"], {
    cwd: sdk,
    exclude: ["**/_generated/**"],
  });
  const wrong: string[] = [];
  let checked = 0;
  for (const file of files) {
    const text = readFileSync(join(sdk, file), "utf8");
    for (const { 0: number, index } of text.matchAll(/\b\d+ (?:hours|days)\b|\bhold \d+ items\b/g)) {
      const around = text.slice(Math.max(0, index - 120), index + 120);
      const allowed = numbers.filter(([about]) => about.test(around)).map(([, allowed]) => allowed);
      checked += 1;
      if (!allowed.includes(number)) wrong.push(`${file}: ${around}`);
    }
  }
  t.same(wrong, []);
  t.ok(checked > 10, `${checked} numbers`);
});
