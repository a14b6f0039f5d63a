// Operator tokens in SQLite.
import type { Database } from "better-sqlite3";
import type { OperatorToken } from "../../domain/people/operator-token.ts";
import { insertInto, orNull, prepare } from "./statements.ts";

interface TokenRow {
  n: number;
  id: string;
  name: string;
  hash: string;
  created_at: number;
  revoked_at: number | null;
}

const toToken = (row: TokenRow): OperatorToken => ({
  n: row.n,
  id: row.id,
  name: row.name,
  hash: row.hash,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
});

export function operatorTokenReads(db: Database) {
  const tokenByHash = prepare<TokenRow>(db, "select * from operator_tokens where hash = $1");
  const tokens = prepare<TokenRow>(db, "select * from operator_tokens order by n");
  return {
    byHash: async (hash: string) => orNull(tokenByHash.get(hash), toToken),
    list: async () => tokens.all().map(toToken),
  };
}

export function operatorTokenWrites(db: Database) {
  const insertToken = prepare(
    db,
    insertInto("operator_tokens", ["id", "name", "hash", "created_at", "revoked_at"]),
  );
  const revokeToken = prepare(
    db,
    "update operator_tokens set revoked_at = $2 where n = $1 and revoked_at is null",
  );
  return {
    insert: async (token: Omit<OperatorToken, "n">): Promise<OperatorToken> => {
      const { id, name, hash, createdAt, revokedAt } = token;
      return { ...token, n: insertToken.insert(id, name, hash, createdAt, revokedAt) };
    },
    revoke: async (n: number, at: number) => {
      revokeToken.run(n, at);
    },
  };
}
