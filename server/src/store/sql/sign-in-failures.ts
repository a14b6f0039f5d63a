import type { SignInFailure } from "../../domain/people/store.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

export function signInFailureReads(db: Connection) {
  const failuresBy = (column: string, more = "") =>
    db.prepare<{ at: number }>(
      `select at from sign_in_failures where ${column} = $1 and at > $2 ${more} order by at desc limit $3`,
    );
  const ofSubject = failuresBy("email");
  const ofNetwork = failuresBy("ip_address");
  const ofPair = failuresBy("email", "and ip_address = $4");
  const times = (rows: { at: number }[]) => rows.map(({ at }) => at);
  return {
    ofSubject: async (subject: string, since: number, limit: number) =>
      times(await ofSubject.all(subject, since, limit)),
    ofNetwork: async (network: string, since: number, limit: number) =>
      times(await ofNetwork.all(network, since, limit)),
    ofPair: async (subject: string, network: string, since: number, limit: number) =>
      times(await ofPair.all(subject, since, limit, network)),
  };
}

export function signInFailureWrites(db: Connection) {
  const insertFailure = db.prepare(insertInto("sign_in_failures", ["email", "ip_address", "at"]));
  const oldFailures = db.prepare(
    "delete from sign_in_failures where n in (select n from sign_in_failures where at < $1 limit $2)",
  );
  const hold = db.prepare(db.dialect.heldText("$1"));
  return {
    hold: async (text: string) => {
      if (db.dialect.locksRows) await hold.get(`sign-in ${text}`);
    },
    insert: async ({ subject, network, at }: SignInFailure) => {
      await insertFailure.run(subject, network, at);
    },
    deleteBefore: async (at: number, limit: number) => await oldFailures.run(at, limit),
  };
}
