import type { PageRequest } from "../../domain/lists/pages.ts";
import type { OperatorToken } from "../../domain/people/operator-token.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

interface TokenRow {
  n: number;
  id: string;
  name: string;
  hash: string;
  scopes: string;
  expires_at: number | null;
  created_at: number;
  revoked_at: number | null;
}

const toToken = (row: TokenRow): OperatorToken => ({
  n: row.n,
  id: row.id,
  name: row.name,
  hash: row.hash,
  scopes: JSON.parse(row.scopes),
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
});

export function operatorTokenReads(db: Connection) {
  const tokenByHash = db.prepare<TokenRow>("select * from operator_tokens where hash = $1");
  const tokenById = db.prepare<TokenRow>("select * from operator_tokens where id = $1");
  const tokens = db.prepare<TokenRow>("select * from operator_tokens where n < $1 order by n desc limit $2");
  return {
    byHash: async (hash: string) => orNull(await tokenByHash.get(hash), toToken),
    byId: async (id: string) => orNull(await tokenById.get(id), toToken),
    list: async ({ after, limit }: PageRequest) =>
      (await tokens.all(after?.n ?? Number.MAX_SAFE_INTEGER, limit + 1)).map(toToken),
  };
}

export function operatorTokenWrites(db: Connection) {
  const insertToken = db.prepare(
    insertInto("operator_tokens", ["id", "name", "hash", "scopes", "expires_at", "created_at", "revoked_at"]),
  );
  const revokeToken = db.prepare(
    "update operator_tokens set revoked_at = $2 where n = $1 and revoked_at is null",
  );
  return {
    insert: async (token: Omit<OperatorToken, "n">): Promise<OperatorToken> => {
      const { id, name, hash, expiresAt, createdAt, revokedAt } = token;
      const scopes = JSON.stringify(token.scopes);
      const n = await insertToken.insert(id, name, hash, scopes, expiresAt, createdAt, revokedAt);
      return { ...token, n };
    },
    revoke: async (n: number, at: number) => {
      await revokeToken.run(n, at);
    },
  };
}
