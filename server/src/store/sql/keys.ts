// API keys: lookup, lists and last use.
import { type ApiKey, type KeyUse, keyUseEveryMs } from "../../domain/accounts/account.ts";
import type { Mode } from "../../domain/values/mode.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull, updateByNumber } from "./statements.ts";

interface KeyRow {
  n: number;
  id: string;
  account: number;
  mode: Mode;
  name: string;
  hash: string;
  hint: string;
  allowlist: string;
  expires_at: number | null;
  revoked_at: number | null;
  created_at: number;
  created_by: string | null;
  operator: string | null;
}

export const keyUseColumns = { key: "bigint", at: "bigint", address: "text" } as const;

/** @param values `values (…)` or a query */
export const insertKeyUses = (values: string) =>
  `insert into key_uses (${Object.keys(keyUseColumns).join(", ")}) ${values}
   on conflict (key) do update set at = excluded.at, address = excluded.address
     where key_uses.at <= excluded.at - ${keyUseEveryMs}`;

/** The newest keys are listed whether active or not. */
const newestListed = 200;

function toKey(row: KeyRow): ApiKey {
  const { allowlist, expires_at, revoked_at, created_at, created_by, ...same } = row;
  return {
    ...same,
    allowlist: JSON.parse(allowlist),
    expiresAt: expires_at,
    revokedAt: revoked_at,
    createdAt: created_at,
    createdBy: created_by,
  };
}

export function keyReads(db: Connection) {
  const keyByHash = db.prepare<KeyRow>("select * from api_keys where hash = $1");
  const keyByNumber = db.prepare<KeyRow>("select * from api_keys where n = $1");
  const keyById = db.prepare<KeyRow>("select * from api_keys where id = $1");
  // Two index ranges, because `or` would scan all keys of the account.
  const active = (columns: string, condition: string) =>
    `select ${columns} from api_keys where ${condition} and revoked_at is null and expires_at is null
     union all
     select ${columns} from api_keys where ${condition} and revoked_at is null and expires_at > $2`;
  const newest = db.dialect.ownedBelow("account", "$1", String(Number.MAX_SAFE_INTEGER));
  const keysOf = db.prepare<KeyRow>(`select * from api_keys where n in (
       ${active("n", "account = $1")}
       union all
       select * from (select n from api_keys where ${newest} order by account desc, n desc limit ${newestListed}) newest
     ) order by n`);
  const activeKeys = db.prepare<{ count: number }>(
    `select count(*) as count from (${active("n", "account = $1 and mode = $3")}) active`,
  );
  const lastUses = db.prepare<KeyUse>(
    `select u.key, u.at, u.address from key_uses u where ${db.dialect.isOneOf("u.key", "$1")}`,
  );
  return {
    byHash: async (hash: string) => orNull(await keyByHash.get(hash), toKey),
    byNumber: async (n: number) => orNull(await keyByNumber.get(n), toKey),
    byId: async (id: string) => orNull(await keyById.get(id), toKey),
    ofAccount: async (account: number, now: number) => (await keysOf.all(account, now)).map(toKey),
    lastUses: async (keys: readonly Pick<ApiKey, "n">[]) =>
      new Map((await lastUses.all(JSON.stringify(keys.map(({ n }) => n)))).map((use) => [use.key, use])),
    countActive: async (account: number, mode: Mode, now: number) =>
      (await activeKeys.get(account, now, mode))?.count ?? 0,
  };
}

export function keyLocks(db: Connection) {
  const lock = db.prepare<KeyRow>(`select * from api_keys where id = $1${db.dialect.locked("api_keys")}`);
  return {
    lock: async (id: string) => orNull(await lock.get(id), toKey),
  };
}

export function keyWrites(db: Connection, accessChanged: () => Promise<void>) {
  const keyColumns =
    "id account mode name hash hint allowlist expires_at revoked_at created_at created_by operator".split(
      " ",
    );
  const insertKey = db.prepare(insertInto("api_keys", keyColumns));
  const updateKey = db.prepare(updateByNumber("api_keys", ["name", "allowlist", "expires_at", "revoked_at"]));
  return {
    insert: async (key: Omit<ApiKey, "n">): Promise<ApiKey> => {
      const {
        id,
        account,
        mode,
        name,
        hash,
        hint,
        allowlist,
        expiresAt,
        revokedAt,
        createdAt,
        createdBy,
        operator,
      } = key;
      const listed = JSON.stringify(allowlist);
      const values = [id, account, mode, name, hash, hint, listed, expiresAt, revokedAt, createdAt];
      values.push(createdBy, operator);
      const n = await insertKey.insert(...values);
      await accessChanged();
      return { ...key, n };
    },
    update: async (
      n: number,
      {
        name,
        allowlist,
        expiresAt,
        revokedAt,
      }: Pick<ApiKey, "name" | "allowlist" | "expiresAt" | "revokedAt">,
    ) => {
      await updateKey.run(n, name, JSON.stringify(allowlist), expiresAt, revokedAt);
      await accessChanged();
    },
  };
}
