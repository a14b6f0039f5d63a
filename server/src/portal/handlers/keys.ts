import type { Account } from "../../domain/accounts/account.ts";
import type { NewKey } from "../../domain/accounts/accounts.ts";
import { changeAccountKey, createAccountKey, revokeAccountKey } from "../../domain/accounts/changes.ts";
import type { KeyChange } from "../../domain/accounts/keys.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../http/contract-types.ts";
import { findAccount } from "../accounts.ts";
import type { Handler, OneOf } from "../operation.ts";
import { administered } from "../refusals.ts";
import { toKeyResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export function keyHandlers({ store, random }: PortalServices) {
  const list = async (account: Account, now: number) => {
    const keys = await store.reads.keys.ofAccount(account.n, now);
    return {
      status: 200 as const,
      body: toJson({ data: keys.reverse().map((key) => toKeyResponse(key, now)) }),
    };
  };

  const create = async (
    account: Account,
    { body, caller, now }: OneOf<"keysCreate" | "accountKeysCreate">,
  ) => {
    const { mode, name, allowlist, expires } = body;
    const input: NewKey = { mode, name, allowlist: allowlist ?? [], expiresAt: expires ?? null };
    const made = await administered({ invalid: "invalid_request", full: "too_many_keys" }, () =>
      store.transaction((tx) => createAccountKey(tx, account, input, caller.actor, now, random)),
    );
    if (made instanceof Refusal) return made;
    return { status: 201 as const, body: toJson({ key: toKeyResponse(made.key, now), text: made.text }) };
  };

  const update = async (
    account: Account,
    id: string,
    { body, caller, now }: OneOf<"keysUpdate" | "accountKeysUpdate">,
  ) => {
    const change: KeyChange = {};
    if (body.name !== undefined) change.name = body.name;
    if (body.allowlist !== undefined) change.allowlist = body.allowlist;
    if (body.expires !== undefined) change.expiresAt = body.expires;
    const codes = {
      unknown: "not_found",
      invalid: "invalid_request",
      conflict: "key_revoked",
      full: "too_many_keys",
    } as const;
    const key = await administered(codes, () =>
      store.transaction((tx) => changeAccountKey(tx, account, id, change, caller.actor, now)),
    );
    return key instanceof Refusal ? key : { status: 200 as const, body: toJson(toKeyResponse(key, now)) };
  };

  const revoke = async (
    account: Account,
    id: string,
    { caller, now }: OneOf<"keysRevoke" | "accountKeysRevoke">,
  ) => {
    const key = await administered({ unknown: "not_found" }, () =>
      store.transaction((tx) => revokeAccountKey(tx, account, id, caller.actor, now)),
    );
    return key instanceof Refusal ? key : { status: 200 as const, body: toJson(toKeyResponse(key, now)) };
  };

  const keysList: Handler<"keysList"> = ({ caller, now }) => list(caller.account, now);
  const keysCreate: Handler<"keysCreate"> = (call) => create(call.caller.account, call);
  const keysUpdate: Handler<"keysUpdate"> = (call) => update(call.caller.account, call.path.id, call);
  const keysRevoke: Handler<"keysRevoke"> = (call) => revoke(call.caller.account, call.path.id, call);

  const accountKeysList: Handler<"accountKeysList"> = async ({ path, now }) => {
    const account = await findAccount(store.reads, path.id);
    return account instanceof Refusal ? account : await list(account, now);
  };
  const accountKeysCreate: Handler<"accountKeysCreate"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    return account instanceof Refusal ? account : await create(account, call);
  };
  const accountKeysUpdate: Handler<"accountKeysUpdate"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    return account instanceof Refusal ? account : await update(account, call.path.key_id, call);
  };
  const accountKeysRevoke: Handler<"accountKeysRevoke"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    return account instanceof Refusal ? account : await revoke(account, call.path.key_id, call);
  };

  return {
    ...{ keysList, keysCreate, keysUpdate, keysRevoke },
    ...{ accountKeysList, accountKeysCreate, accountKeysUpdate, accountKeysRevoke },
  };
}
