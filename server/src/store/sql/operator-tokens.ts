import type { OperatorToken } from "../../domain/people/operator-token.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

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

export function operatorTokenReads(db: Connection) {
  const tokenByHash = db.prepare<TokenRow>("select * from operator_tokens where hash = $1");
  const tokens = db.prepare<TokenRow>("select * from operator_tokens order by n");
  return {
    byHash: async (hash: string) => orNull(await tokenByHash.get(hash), toToken),
    list: async () => (await tokens.all()).map(toToken),
  };
}

export function operatorTokenWrites(db: Connection) {
  const insertToken = db.prepare(
    insertInto("operator_tokens", ["id", "name", "hash", "created_at", "revoked_at"]),
  );
  const revokeToken = db.prepare(
    "update operator_tokens set revoked_at = $2 where n = $1 and revoked_at is null",
  );
  return {
    insert: async (token: Omit<OperatorToken, "n">): Promise<OperatorToken> => {
      const { id, name, hash, createdAt, revokedAt } = token;
      return { ...token, n: await insertToken.insert(id, name, hash, createdAt, revokedAt) };
    },
    revoke: async (n: number, at: number) => {
      await revokeToken.run(n, at);
    },
  };
}
