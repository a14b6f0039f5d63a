// Stryker: changes the code in small ways and runs the tests that reach it; a change that no test notices is a gap.
//
//   node tools/checkers/run.ts stryker run tools/checkers/stryker.mjs --mutate server/src/domain/webhooks/health.ts
//
// Without --mutate: all of server/src/domain and sdk/src, which takes hours. The nightly run takes a folder each.
import { globSync } from "node:fs";

// Only tests that run the code in their own process notice a mutant.
const inProcess = [
  "server/test/{catalogue,domain,model,store,supply,verify,webhooks}/*.test.ts",
  "server/test/http/{idempotency,requests}.test.ts",
  "sdk/test/*.test.ts",
];
const children = /crash|process|package|types|key-after/;

export default {
  testRunner: "tap",
  tap: { testFiles: globSync(inProcess).filter((file) => !children.test(file)) },
  mutate: ["server/src/domain/**/*.ts", "sdk/src/**/*.ts"],
  coverageAnalysis: "perTest",
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
  ],
  tempDirName: "tmp/stryker",
  // Node strips the types; nothing checks them.
  disableTypeChecks: false,
};
