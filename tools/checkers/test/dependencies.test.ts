// The check of imports on a small tree: it accepts correct imports and finds each wrong one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import t from "tap";
import { checkersEnvironment } from "../install.ts";
import { layers } from "../layers.ts";

const root = join(import.meta.dirname, "../../..");

/** Runs the check in a folder, and returns its exit code and the violations that it printed. */
function check(folder: string, ...folders: string[]) {
  const args = ["--config", join(root, "tools/checkers/dependencies.mjs"), ...folders];
  const env = { ...checkersEnvironment, FORCE_COLOR: "0" };
  const { status, stdout } = spawnSync("depcruise", args, { cwd: folder, env, encoding: "utf8" });
  const violations = [...stdout.matchAll(/^ {2}error (.+?):? (\S+)/gm)].map(
    ([, rule, file]) => `${rule} ${file}`,
  );
  return { status, stdout, violations };
}

const order = "export interface Order {\n  id: string;\n}\n";
const importsOrder = (path: string) =>
  `import type { Order } from "${path}";\nexport const id = (order: Order) => order.id;\n`;

t.test("right imports pass", async (t) => {
  const tree = t.testdir({
    server: {
      src: {
        domain: {
          "order.ts": order,
          "orders.ts": `export { createHash } from "node:crypto";\n${importsOrder("./order.ts")}`,
        },
        store: { "orders.ts": importsOrder("../domain/order.ts") },
      },
    },
  });
  const { status, stdout } = check(tree, "server");
  t.equal(status, 0, stdout);
});

t.test("each wrong import is found", async (t) => {
  const tree = t.testdir({
    server: {
      src: {
        domain: {
          "order.ts": order,
          "upwards.ts": importsOrder("../store/order.ts"),
          "files.ts": 'export { readFileSync } from "node:fs";\n',
        },
        store: {
          "order.ts": order,
          "app.ts": 'export { default } from "koa";\n',
          "driver.ts": 'export type { Database } from "better-sqlite3";\n',
          sqlite: { "driver.ts": 'export type { Database } from "better-sqlite3";\n' },
          sql: { "pool.ts": 'export type { Pool } from "pg";\n' },
          postgres: { "pool.ts": 'export type { Pool } from "pg";\n' },
        },
        mail: { "late.ts": 'export const late = () => import("../store/order.ts");\n' },
        cli: { "order.ts": order },
        runtime: { "orders.ts": importsOrder("../cli/order.ts") },
      },
    },
    conformance: { src: { "orders.ts": importsOrder("../../server/src/domain/order.ts") } },
    sdk: { src: { "orders.ts": importsOrder("../../server/src/domain/order.ts") } },
    // A circle of types alone.
    tools: {
      "a.ts": 'import type { B } from "./b.ts";\nexport interface A {\n  b: B;\n}\n',
      "b.ts": 'import type { A } from "./a.ts";\nexport interface B {\n  a: A;\n}\n',
    },
  });
  const { status, violations } = check(tree, "server", "conformance", "sdk", "tools");
  t.ok((status ?? 0) > 0, "it fails");
  t.same(violations.toSorted(), [
    "command-line-on-top server/src/runtime/orders.ts",
    "layer-domain server/src/domain/files.ts",
    "layer-domain server/src/domain/upwards.ts",
    "layer-mail server/src/mail/late.ts",
    "layer-store server/src/store/app.ts",
    "no-circle tools/a.ts",
    "postgres-behind-the-store server/src/store/sql/pool.ts",
    "sdk-on-its-own sdk/src/orders.ts",
    "sqlite-behind-the-store server/src/store/driver.ts",
    "suite-on-its-own conformance/src/orders.ts",
  ]);
});

t.test("every layer of the table is a folder", async (t) => {
  const missing = Object.keys(layers).filter((folder) => !existsSync(join(root, "server/src", folder)));
  t.same(missing, []);
});
