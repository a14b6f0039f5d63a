// Loaded into a served process before its own code: makes every SQLite statement fail on request, records which file of
// the service starts which timers, and finds sockets and servers without an error listener.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import Database from "better-sqlite3";

/** The test writes the name of a mode into it. */
const orders = process.env.FAULT_ORDERS ?? "";
/** The findings are written here. */
const findings = process.env.FAULT_FINDINGS ?? "";

export type FaultMode = "none" | "everything" | "begin" | "commit" | "reads" | "writes";

interface Statement {
  source: string;
  reader: boolean;
}

let mode: FaultMode = "none";
const fails: Record<FaultMode, (statement: Statement) => boolean> = {
  none: () => false,
  everything: () => true,
  begin: ({ source }) => source.startsWith("begin"),
  commit: ({ source }) => source === "commit",
  reads: ({ reader }) => reader,
  writes: ({ reader }) => !reader,
};

const statements = Object.getPrototypeOf(new Database(":memory:").prepare("select 1"));
for (const name of ["get", "all", "run", "iterate"]) {
  const method = statements[name];
  statements[name] = function (this: Statement, ...values: unknown[]) {
    if (fails[mode](this)) throw new Database.SqliteError("disk I/O error", "SQLITE_IOERR");
    return method.apply(this, values);
  };
}

const timers = new Set<string>();
const look = globalThis.setInterval;
for (const name of ["setTimeout", "setInterval", "setImmediate"] as const) {
  const original = globalThis[name] as (...values: unknown[]) => unknown;
  const noting = (...values: unknown[]) => {
    const [, file] = /\/server\/src\/([^:]+\.ts):/.exec(callers()) ?? [];
    if (file !== undefined) timers.add(`${file} ${name}`);
    return original(...values);
  };
  Object.assign(globalThis, { [name]: Object.assign(noting, original) });
}

/** Returns the frames of this call that are not in a package. */
function callers(): string {
  const lines = new Error().stack?.split("\n").slice(3, 5) ?? [];
  return lines.find((line) => !line.includes("node_modules")) ?? "";
}

interface Handle {
  listenerCount?(event: string): number;
  constructor: { name: string };
}

look(() => {
  const told = readFileSync(orders, "utf8");
  // Empty while it is being written.
  if (told in fails) mode = told as FaultMode;
  const handles = (process as unknown as { _getActiveHandles(): Handle[] })._getActiveHandles();
  const deaf = handles.filter((handle) => handle.listenerCount?.("error") === 0);
  writeFileSync(
    `${findings}.new`,
    JSON.stringify({ timers: [...timers].sort(), deaf: deaf.map((handle) => handle.constructor.name) }),
  );
  renameSync(`${findings}.new`, findings);
}, 25).unref();
