/** A Python with what the Python SDK depends on, if there is one. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const pythonFolder = join(import.meta.dirname, "../../python");

/** Its absolute path. Debian installs packages for its own Python, which need not be the first on the path. */
export const python = ["python3", "/usr/bin/python3"]
  .map((program) => spawnSync(program, ["-c", "import httpx, anyio, sys; print(sys.executable)"]))
  .find(({ status }) => status === 0)
  ?.stdout.toString()
  .trim();

export interface Finished {
  status: number | null;
  output: string;
  errors: string;
}

/** Runs Python with the SDK's source on its path. */
export async function runPython(
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  { input = "", program = python }: { input?: string; program?: string | undefined } = {},
): Promise<Finished> {
  if (program === undefined) throw new Error("There is no Python to run");
  const child = spawn(program, ["-B", ...args], {
    cwd: pythonFolder,
    env: { ...process.env, PYTHONPATH: "src", ...environment },
  });
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = "";
    for await (const chunk of stream.setEncoding("utf8")) text += chunk;
    return text;
  };
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [status, output, errors] = await Promise.all([ended, read(child.stdout), read(child.stderr)]);
  return { status, output, errors };
}

/** Serves an example of a webhook receiver. `stop` returns what its handlers printed. */
export async function serveReceiver(framework: string, secret: string) {
  if (python === undefined || !(await has(framework))) return undefined;
  const server = spawn(python, ["-B", "tests/processes/serve_receiver.py", framework], {
    cwd: pythonFolder,
    env: { ...process.env, PYTHONPATH: "src", PARTNER_ESIM_WEBHOOK_SECRET: secret },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const { value: port } = await lines.next();
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    async stop() {
      server.kill();
      const printed: string[] = [];
      for (let line = await lines.next(); !line.done; line = await lines.next()) printed.push(line.value);
      return printed;
    },
  };
}

/** Whether Python has a module. */
export const has = async (module: string) =>
  python !== undefined && (await runPython(["-c", `import ${module}`])).status === 0;
