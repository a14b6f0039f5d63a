/** The webhook recipes, each served in its own process from a folder with the installed package. */
import { spawn } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Test } from "tap";

const sdk = join(import.meta.dirname, "../..");
/** Further packages that the recipes need; a partner has the one that they use. */
const frameworks = ["express", "fastify", "hono", "koa"];

export const recipes = [
  "node-http",
  "express",
  "koa",
  "fastify",
  "nest",
  "hono",
  "worker",
  "next-route",
  "sveltekit",
  "lambda",
];

export async function copyRecipes(folder: string): Promise<void> {
  await cp(join(sdk, "examples/webhooks"), join(folder, "webhooks"), { recursive: true });
  await cp(join(sdk, "test/consumer/receive.ts"), join(folder, "receive.ts"));
  for (const name of frameworks) {
    await symlink(join(sdk, "../node_modules", name), join(folder, "node_modules", name));
  }
}

export interface Receiver {
  url: string;
  /** The lines printed since it started. */
  printed: string[];
}

export async function serveRecipe(t: Test, folder: string, name: string, secret: string): Promise<Receiver> {
  const child = spawn(process.execPath, ["receive.ts", name], {
    cwd: folder,
    env: { ...process.env, PARTNER_ESIM_WEBHOOK_SECRET: secret },
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(() => child.kill());
  const printed: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${name} ended before it served`)));
    const lines = createInterface(child.stdout);
    lines.once("line", (first) => {
      lines.on("line", (line) => printed.push(line));
      resolve(first);
    });
  });
  return { url, printed };
}
