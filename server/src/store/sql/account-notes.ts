import type { AccountNote } from "../../domain/accounts/notes.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

export function accountNoteReads(db: Connection) {
  const list = db.prepare<AccountNote>(
    `select * from account_notes where ${db.dialect.ownedBelow("account", "$1", "$2")}
      order by account desc, n desc limit $3`,
  );
  return {
    list: async (account: number, { after, limit }: PageRequest) =>
      await list.all(account, after?.n ?? Number.MAX_SAFE_INTEGER, limit + 1),
  };
}

export function accountNoteWrites(db: Connection) {
  const insert = db.prepare(insertInto("account_notes", ["account", "operator", "text", "at"]));
  return {
    insert: async (note: Omit<AccountNote, "n">): Promise<AccountNote> => {
      const { account, operator, text, at } = note;
      return { n: await insert.insert(account, operator, text, at), ...note };
    },
  };
}
