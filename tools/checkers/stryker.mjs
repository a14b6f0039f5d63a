// Stryker: changes the code in small ways and runs the tests that reach it; a change that no test notices is a gap.
//
//   node tools/checkers/run.ts stryker run tools/checkers/stryker.mjs --mutate server/src/domain/webhooks/health.ts
//
// Without --mutate: all of server/src/domain and sdk/src. The nightly run takes some folders each. Decision 0029 says how
// mutants are run, and what was measured.
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Only tests that run the code in their own process notice a mutant.
const inProcess = [
  "server/test/{catalogue,domain,model,portal,store,supply,verify,webhooks}/*.test.ts",
  "server/test/http/{access,idempotency,requests}.test.ts",
  "server/test/cli/administration.test.ts",
  "sdk/test/*.test.ts",
];
const children =
  /crash|process|package|types|key-after|upgrades|portal.(input|command-line|large|demonstration)|listen|api.test|readme/;

/** STRYKER_TESTS="server/test/domain/*.test.ts" runs only these: quicker, and the score can only be lower. */
const chosen = process.env.STRYKER_TESTS?.split(" ");

export default {
  testRunner: "in-process",
  plugins: [fileURLToPath(new URL("stryker-runner.mjs", import.meta.url))],
  tap: { testFiles: globSync(chosen ?? inProcess).filter((file) => !children.test(file)) },
  mutate: ["server/src/domain/**/*.ts", "sdk/src/**/*.ts"],
  coverageAnalysis: "perTest",
  // Constants that are computed when a module is loaded: each mutant of one needs a process and all tests.
  ignoreStatic: true,
  // The runner notices tests that don't end, except for one that never yields.
  timeoutMS: 60_000,
  concurrency: 2,
  reporters: ["clear-text", "progress-append-only", "json"],
  jsonReporter: { fileName: "tmp/stryker.json" },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  ignorePatterns: [
    "/data",
    "/tmp",
    "/release",
    "/coverage",
    "/docs/site/dist",
    "/tools/checkers/node_modules",
    ".tap",
    "/biome.json",
  ],
  warnings: { unknownOptions: false },
  tempDirName: "tmp/stryker",
  // Node strips the types; nothing checks them.
  disableTypeChecks: false,
};
