// Checks the Python SDK, its examples and a consumer's code with pyright in strict mode. Without what they import, which
// pyright reads, nothing is checked, and the output says so.
import { spawnSync } from "node:child_process";
import { has, python } from "../../sdk/test/support/python.ts";

if (python === undefined) {
  console.log("NOT RUN: pyright, because python3 with httpx and anyio is not installed");
} else if (!(await has("fastapi, flask"))) {
  console.log("NOT RUN: pyright, because FastAPI or Flask, which the examples import, is not installed");
} else {
  const args = ["-p", "sdk/python", "--pythonpath", python];
  const { status, error } = spawnSync("pyright", args, { stdio: "inherit" });
  if (error) console.error(error.message);
  process.exitCode = status ?? 1;
}
