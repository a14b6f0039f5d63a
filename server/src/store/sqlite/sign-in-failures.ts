// Failed sign-ins in SQLite.
import type { Database } from "better-sqlite3";
import type { SignInFailure } from "../../domain/people/store.ts";
import { insertInto, prepare } from "./statements.ts";

export function signInFailureReads(db: Database) {
  const failuresBy = (column: string, more = "") =>
    prepare<{ at: number }>(
      db,
      `select at from sign_in_failures where ${column} = $1 and at > $2 ${more} order by at desc limit $3`,
    );
  const ofSubject = failuresBy("email");
  const ofNetwork = failuresBy("ip_address");
  const ofPair = failuresBy("email", "and ip_address = $4");
  const times = (rows: { at: number }[]) => rows.map(({ at }) => at);
  return {
    ofSubject: async (subject: string, since: number, limit: number) =>
      times(ofSubject.all(subject, since, limit)),
    ofNetwork: async (network: string, since: number, limit: number) =>
      times(ofNetwork.all(network, since, limit)),
    ofPair: async (subject: string, network: string, since: number, limit: number) =>
      times(ofPair.all(subject, since, limit, network)),
  };
}

export function signInFailureWrites(db: Database) {
  const insertFailure = prepare(db, insertInto("sign_in_failures", ["email", "ip_address", "at"]));
  const oldFailures = prepare(
    db,
    "delete from sign_in_failures where n in (select n from sign_in_failures where at < $1 limit $2)",
  );
  return {
    insert: async ({ subject, network, at }: SignInFailure) => {
      insertFailure.run(subject, network, at);
    },
    deleteBefore: async (at: number, limit: number) => oldFailures.run(at, limit),
  };
}
