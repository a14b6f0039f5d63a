/** Tiny servers that are no deployment at all, and the suite's command line run against a URL. */
import { type ChildProcess, execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RunResult } from "../src/result.ts";

const entry = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Everything a deployment can have, so that no case is skipped. */
export const accounts = ["main", "another", "quiet", "quiet too"].map((name, index) => ({
  name,
  testKeys: [1, 2, 3].map((n) => `sk_test_${index}${n}aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`),
  liveKeys: [1, 2].map((n) => `sk_live_${index}${n}bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb`),
}));

export async function listen(
  response: http.RequestListener,
): Promise<{ baseUrl: string; close: () => void }> {
  const server = http.createServer(response);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl: `http://127.0.0.1:${port}/partner/api`, close };
}

export interface Run {
  exitCode: number;
  stdout: string;
  stderr: string;
}

export function runSuite(
  words: readonly string[],
  environment: Record<string, string> = {},
  started: (suite: ChildProcess) => void = () => {},
): Promise<Run> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const options = { maxBuffer: 64 * 1024 * 1024, timeout: 100_000, env };
    const suite = execFile(process.execPath, [entry, ...words], options, (error, stdout, stderr) => {
      resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr });
    });
    started(suite);
  });
}

/** Runs the suite with files for its profile and reports. */
export async function runWithReports(
  profile: object,
  words: readonly string[] = [],
  started?: (suite: ChildProcess) => void,
): Promise<Run & { result: RunResult; junit: string; json: string }> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-test-"));
  const file = (name: string) => join(folder, name);
  const { writeFileSync } = await import("node:fs");
  try {
    writeFileSync(file("profile.json"), JSON.stringify(profile));
    const reports = [
      "--profile",
      file("profile.json"),
      "--json",
      file("result.json"),
      "--junit",
      file("junit.xml"),
    ];
    const run = await runSuite([...reports, ...words], {}, started);
    const json = readFileSync(file("result.json"), "utf8");
    return {
      ...run,
      json,
      result: JSON.parse(json) as RunResult,
      junit: readFileSync(file("junit.xml"), "utf8"),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
