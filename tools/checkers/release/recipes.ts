// The recipes in the suite's README, run with the packed suite against a service and against a server that is none.
//
// The workflow and the action are parsed by GitHub's own parser, and their shell steps run as on a runner; third-party
// actions (checkout, setup-node, upload-artifact) are replaced. Only some rules are tested, to be quick. The container
// is built and run if an engine is given. Otherwise its RUN is done in an empty folder, and its ENTRYPOINT run there:
// that tests the commands, but neither the base image nor the user.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname, join } from "node:path";
import { startTestService } from "../../../server/src/testing.ts";
import { itemsOf, partAt, readWorkflow } from "../workflows/document.ts";
import { type Action, compositeAction, type Done, finished, type Ran, runSteps } from "../workflows/steps.ts";

const root = join(import.meta.dirname, "../../..");
const readme = join(root, "conformance/README.md");
export const actionFile = join(root, "conformance/action.yml");

/** Programs with the command line of Docker. */
export const engines = ["docker", "podman"] as const;
export type Engine = (typeof engines)[number];

const someRules = "--only auth.401.*";
const someRulesPass = /^[1-9]\d* passed, 0 failed$/m;

interface Deployment {
  baseUrl: string;
  accounts: { name: string; testKeys: string[] }[];
}

export async function tryRecipes(
  folder: string,
  suite: string,
  engine: Engine | undefined,
  log: (line: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await using service = await startTestService();
  const account = { name: "main", testKeys: [service.testKey] };
  const isValid = { baseUrl: service.baseUrl, accounts: [account] };
  const none = await listen((_, response) => response.writeHead(500).end());
  try {
    const broken = { baseUrl: `${none.url}/partner/api`, accounts: [account] };
    await tryWorkflow(join(folder, "workflow"), suite, isValid, broken);
    log("  the workflow passed with a sound service, and failed with one that is none");
    if (engine) await tryImage(join(folder, "image"), suite, engine, isValid, broken);
    else await tryCommands(join(folder, "commands"), suite, isValid, broken);
    log(
      `  so did the container, ${engine ? `built and run by ${engine}` : "its commands run in an empty folder"}`,
    );
  } finally {
    none.close();
  }
}

const section = () =>
  /^## In CI\n([\s\S]*?)(?:^## |$(?![\s\S]))/m.exec(readFileSync(readme, "utf8"))?.[1] ?? "";

/** Returns the one block of that language below the heading "In CI". */
function recipe(language: string): string {
  const blocks = [...section().matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"))];
  if (blocks.length !== 1)
    throw new Error(`${readme} has ${blocks.length} blocks of ${language} below "In CI"`);
  return blocks[0]?.[1] ?? "";
}

function demand(holds: boolean, what: string, said: unknown): asserts holds {
  if (!holds) throw new Error(`${what}:\n${typeof said === "string" ? said : JSON.stringify(said, null, 2)}`);
}

/** Returns the README's steps as a whole workflow. */
export async function readmeSteps() {
  const indented = recipe("yaml").replaceAll(/^(?=.)/gm, "      ");
  const text = `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${indented}`;
  return itemsOf(partAt(await readWorkflow("the README's workflow", text), "jobs", "job", "steps"));
}

async function tryWorkflow(
  folder: string,
  suite: string,
  isValid: Deployment,
  broken: Deployment,
): Promise<void> {
  const passed = await runWorkflow(folder, suite, isValid);
  demand(!passed.failed, "the workflow fails", passed);
  const [done] = passed.steps.filter(({ name }) => name.startsWith("OWNER/"));
  demand(done !== undefined, "the workflow has no step with the suite", passed);
  demand(done.outputs.conformant === "true" && done.outputs.failed === "0", "wrong outputs", done.outputs);
  demand(Number(done.outputs.passed) > 0 && someRulesPass.test(done.summary), "wrong summary", done);
  const failed = await runWorkflow(folder, suite, broken);
  const [rejected, uploaded] = failed.steps.slice(-2);
  demand(rejected?.failed === true && rejected.outputs.conformant === "false", "the workflow passes", failed);
  demand(uploaded?.failed === false, "no report is kept of a failed run", failed);
  const key = isValid.accounts[0]?.testKeys[0] ?? "";
  const said = JSON.stringify([passed, failed, readdirSync(join(folder, "temporary"))]);
  demand(!said.includes(key) && !said.includes('"profile.'), "the run tells or leaves the keys", said);
}

async function runWorkflow(folder: string, suite: string, deployment: Deployment): Promise<Ran> {
  const workspace = join(folder, "workspace");
  const temporary = join(folder, "temporary");
  for (const made of [workspace, temporary]) mkdirSync(made, { recursive: true });
  writeFileSync(join(workspace, "baseline.json"), recipe("json"));
  const action = compositeAction(actionFile);
  const actions = new Map<string, Action>([
    ["actions/checkout", async () => nothing],
    ["actions/setup-node", providesNode],
    ["actions/upload-artifact", keepsReports],
    [
      "OWNER/REPOSITORY/conformance",
      (inputs, job) => action({ ...inputs, package: suite, arguments: someRules }, job),
    ],
  ]);
  const scope = { secrets: { CONFORMANCE_PROFILE: JSON.stringify(deployment) } };
  return runSteps(await readmeSteps(), scope, { workspace, temporary, env: userEnvironment(), actions });
}

const nothing: Done = { failed: false, output: "", summary: "", outputs: {} };

const providesNode: Action = async ({ "node-version": version }) => {
  demand(process.version.startsWith(`v${version}.`), "another Node is asked for than runs this", version);
  return nothing;
};

const keepsReports: Action = async ({ path = "" }, { workspace }) => {
  const names = readdirSync(join(workspace, path)).toSorted();
  demand(names.join() === "junit.xml,report.html,result.json", "not the reports that were promised", names);
  return nothing;
};

/** Without the variables that npm sets for scripts, and with this Node first. */
function userEnvironment(): NodeJS.ProcessEnv {
  const npmVariable =
    /^(npm_config_(workspaces?|local_prefix|include_workspace_root|prefix)|npm_package_.*|NODE_OPTIONS)$/i;
  const inherited = Object.entries(process.env).filter(([name]) => !npmVariable.test(name));
  return { ...Object.fromEntries(inherited), PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
}

/** Runs the suite in a folder by a command and these arguments, and checks how it ends. */
async function checkRun(
  run: (words: string) => Promise<{ code: number; output: string }>,
  folder: string,
  isValid: Deployment,
  broken: Deployment,
): Promise<void> {
  writeFileSync(join(folder, "baseline.json"), recipe("json"));
  const against = (deployment: Deployment) => {
    writeFileSync(join(folder, "deployment.json"), JSON.stringify(deployment));
    return run(someRules);
  };
  const passed = await against(isValid);
  demand(passed.code === 0 && someRulesPass.test(passed.output), "the container fails", passed);
  const failed = await against(broken);
  demand(failed.code === 1 && !someRulesPass.test(failed.output), "the container passes", failed);
}

/** Returns the README's command `docker build` or `docker run`. */
function dockerCommand(verb: "build" | "run"): string {
  const [, dockerArguments] = new RegExp(`^docker ${verb} (.*)$`, "m").exec(section()) ?? [];
  demand(dockerArguments !== undefined, `${readme} has no docker ${verb} below "In CI"`, section());
  return dockerArguments;
}

async function tryImage(
  folder: string,
  suite: string,
  engine: Engine,
  isValid: Deployment,
  broken: Deployment,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "Dockerfile"), recipe("Dockerfile"));
  const packages = await listen((_, response) => response.end(readFileSync(suite)));
  const env = userEnvironment();
  // The host's network, because package and service are served on its loopback.
  const command = (verb: "build" | "run", first: string, last: string) => {
    const line = `${engine} ${verb} --network host ${first} ${dockerCommand(verb)} ${last}`;
    return finished("sh", ["-c", line], { cwd: folder, env });
  };
  try {
    const built = await command("build", `--build-arg PACKAGE=${packages.url}/${basename(suite)}`, "");
    demand(built.code === 0, `${engine} does not build the image`, built.output);
    await checkRun((words) => command("run", "", words), folder, isValid, broken);
  } finally {
    packages.close();
  }
}

async function tryCommands(
  folder: string,
  suite: string,
  isValid: Deployment,
  broken: Deployment,
): Promise<void> {
  const prefix = join(folder, "usr");
  mkdirSync(prefix, { recursive: true });
  const env = userEnvironment();
  env.PATH = `${join(prefix, "bin")}:${env.PATH}`;
  let entry: string[] = [];
  for (const line of recipe("Dockerfile").trim().split("\n")) {
    const [, instruction = "", operands = ""] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (instruction === "ARG") env[operands.split("=")[0] ?? ""] = suite;
    else if (instruction === "RUN") {
      const installed = await finished("sh", ["-c", operands], {
        cwd: folder,
        env: { ...env, npm_config_prefix: prefix },
      });
      demand(installed.code === 0, `${line} fails`, installed.output);
    } else if (instruction === "ENTRYPOINT") entry = JSON.parse(operands);
    else
      demand(
        ["FROM", "USER", "WORKDIR"].includes(instruction),
        "not an instruction that is known here",
        line,
      );
  }
  // The README's arguments of the entry point: everything after the image's name.
  const suiteArguments = /partner-esim-conformance (.*)$/.exec(dockerCommand("run"))?.[1] ?? "";
  const run = (words: string) =>
    finished("sh", ["-c", `${entry.join(" ")} ${suiteArguments} ${words}`], { cwd: folder, env });
  await checkRun(run, folder, isValid, broken);
}

export async function listen(response: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(response);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
