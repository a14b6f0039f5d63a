// Reads a database's schema number without opening a store or changing anything.
import { existsSync } from "node:fs";
import { isServer } from "./open.ts";
import { openToRead } from "./sqlite/read-only.ts";

/** Returns 0 for a database without tables, or for a missing file. */
export async function schemaNumber(location: string): Promise<number> {
  if (!isServer(location)) return ofFile(location);
  const { connect } = await import("./postgres/pools.ts");
  const { currentSchema } = await import("./postgres/migrations.ts");
  const client = await connect(location);
  try {
    return await currentSchema(client);
  } finally {
    await client.end();
  }
}

function ofFile(file: string): number {
  if (!existsSync(file)) return 0;
  const db = openToRead(file);
  try {
    return db.pragma("user_version", { simple: true }) as number;
  } finally {
    db.close();
  }
}
