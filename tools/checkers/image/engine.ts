// Docker or Podman by its command line.
import { finished } from "../workflows/steps.ts";

export const engines = ["docker", "podman"] as const;
export type EngineName = (typeof engines)[number];

/** Returns what a command prints. @throws with it if it fails */
export async function command(program: string, args: readonly string[], env = process.env): Promise<string> {
  const { code, output } = await finished(program, args, { cwd: process.cwd(), env });
  if (code !== 0)
    throw new Error(`${program} ${args.slice(0, 3).join(" ")} … ended with ${code}:\n${output}`);
  return output;
}

export interface Engine {
  name: EngineName;
  run(args: readonly string[]): Promise<string>;
}

/** @param isBare without systemd, and perhaps with control groups of both versions, which crun rejects */
export function engineOf(name: EngineName, isBare: boolean): Engine {
  const first = name === "podman" && isBare ? ["--runtime", "runc", "--cgroup-manager", "cgroupfs"] : [];
  return { name, run: (args) => command(name, [...first, ...args]) };
}
