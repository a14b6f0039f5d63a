// What the types of JSON responses can't reject by themselves, checked in the server's sources.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";

const root = join(import.meta.dirname, "..", "..");

t.test("a callback of a presenter declares its model, else an extra field compiles", async (t) => {
  const undeclared: string[] = [];
  for (const file of globSync("server/src/**/{representations,responses,*-response,*-responses}.ts", {
    cwd: root,
  })) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [callback] of text.matchAll(/ap\((\w+|\([^()]*\)) => \(\{/g))
      undeclared.push(`${file}: ${callback}`);
  }
  t.same(undeclared, []);
});

t.test("typed JSON is made in one file", async (t) => {
  const made: string[] = [];
  for (const file of globSync("server/src/**/*.ts", { cwd: root })) {
    const text = readFileSync(join(root, file), "utf8");
    if (/\bas (unknown as )?(Json|Stored)</.test(text)) made.push(`${file}: cast`);
    if (/\bfromStored[<(]/.test(text)) made.push(`${file}: fromStored`);
  }
  t.same(made.sort(), [
    "server/src/domain/idempotency/idempotency.ts: cast",
    "server/src/domain/idempotency/idempotency.ts: fromStored",
    "server/src/domain/representations.ts: fromStored",
    "server/src/domain/values/json.ts: cast",
  ]);
});
