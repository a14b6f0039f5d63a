// Which files may import which, for dependency-cruiser (`npm run check -- --only dependencies`): no circles, not even
// of types alone, and the layers of the repository.
import { layers } from "./layers.ts";

const literal = (name) => name.replaceAll(".", "\\.");

/** The paths that a row of the table allows. */
const allowedPaths = (folder, { files = [], packages = [], node }) => [
  `^server/src/${folder}/`,
  ...files.map((file) => `^server/src/${literal(file)}${file.endsWith("/") ? "" : "$"}`),
  ...packages.map((name) =>
    name === "@partner-esim/generated" ? "^generated/" : `(^|/)node_modules/${literal(name)}/`,
  ),
  ...(node === "all" ? [] : node.map((name) => `^${name}$`)),
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "Move what both files need, often a type, to a file of its own.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...Object.entries(layers).map(([folder, row]) => ({
      name: `layer-${folder}`,
      comment: `What server/src/${folder} may import is listed in tools/checkers/layers.ts.`,
      severity: "error",
      from: { path: `^server/src/${folder}/` },
      to: {
        pathNot: allowedPaths(folder, row),
        ...(row.node === "all" && { dependencyTypesNot: ["core"] }),
      },
    })),
    {
      name: "sqlite-behind-the-store",
      comment: "Only the store on SQLite knows its driver, and benchmarks, which fill and read its files.",
      severity: "error",
      from: { pathNot: "^(server/src/store/sqlite|tools/bench)/" },
      to: { path: "(^|/)better-sqlite3(/|$)" },
    },
    {
      name: "postgres-behind-the-store",
      comment:
        "Only the store on PostgreSQL knows its driver, and what makes databases: tests, bench and chaos.",
      severity: "error",
      from: { pathNot: "^(server/(src/store/postgres|test)|tools/(bench|chaos))/" },
      to: { path: "(^|node_modules/|@types/)pg(/|$)" },
    },
    {
      name: "command-line-on-top",
      comment: "Nothing but the entry point imports the command line.",
      severity: "error",
      from: { path: "^server/src/", pathNot: "^server/src/(cli/|main\\.ts$)" },
      to: { path: "^server/src/cli/" },
    },
    {
      name: "toolchain-on-its-own",
      comment: "The toolchain knows no contract: what a contract needs of it is an option or a decorator.",
      severity: "error",
      from: { path: "^toolchain/" },
      to: { path: "^((@partner-esim/)?(spec|generated|server|sdk|conformance)|docs|tools)(/|$)" },
    },
    {
      name: "suite-on-its-own",
      comment: "The conformance suite shares no code with the server and the SDK.",
      severity: "error",
      from: { path: "^conformance/src/" },
      to: { path: "^(@partner-esim/)?(server|sdk|spec)(/|$)" },
    },
    {
      name: "sdk-on-its-own",
      comment: "The SDK shares no code with the server and the suite.",
      severity: "error",
      from: { path: "^sdk/src/" },
      to: { path: "^(@partner-esim/)?(server|conformance|spec)(/|$)" },
    },
  ],
  options: {
    // Type-only imports count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
