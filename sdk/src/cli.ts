#!/usr/bin/env node
/** The command line, `npx --no-install partner-esim-sdk`. Only this file touches the process. */
import sdk from "../package.json" with { type: "json" };
import { runCommandLine } from "./cli/run.ts";

const { stdout, stderr, stdin, env, versions } = process;

// A reader that has seen enough, such as `head`, closes the pipe.
for (const stream of [stdout, stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    throw error;
  });

const run = () =>
  runCommandLine(process.argv.slice(2), {
    env,
    stdin,
    columns: stdout.isTTY ? stdout.columns : undefined,
    out: (chunk) => new Promise((resolve) => stdout.write(chunk, () => resolve())),
    err: (text) => void stderr.write(text),
    interruption() {
      const controller = new AbortController();
      for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => controller.abort());
      return controller.signal;
    },
  });

const oldest = Number.parseInt(sdk.engines.node.replace(/^\D+/, ""), 10);
if (Number.parseInt(versions.node, 10) < oldest) {
  stderr.write(`${sdk.name} needs Node ${oldest} or newer, and this is Node ${versions.node}\n`);
  process.exitCode = 2;
} else process.exitCode = await run();
