// API keys: members manage those of their account, operators those of any account.
import type { Account, ApiKey } from "../../domain/accounts/account.ts";
import type { NewKey } from "../../domain/accounts/accounts.ts";
import { changeAccountKey, createAccountKey, revokeAccountKey } from "../../domain/accounts/changes.ts";
import type { KeyChange } from "../../domain/accounts/keys.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toJson } from "../../domain/values/json.ts";
import { findAccount } from "../accounts.ts";
import { forMember, toKeyResponses } from "../key-responses.ts";
import type { Handler, OneOf } from "../operation.ts";
import { administered } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function keyHandlers({ store, random }: PortalServices) {
  const { reads } = store;

  const shown = async (key: ApiKey, now: number) => {
    const [response] = await toKeyResponses(reads, [key], now);
    if (response === undefined) throw new Error("a key is missing");
    return response;
  };

  const list = async (account: Account, now: number) =>
    await toKeyResponses(reads, (await reads.keys.ofAccount(account.n, now)).reverse(), now);

  const create = async (
    account: Account,
    { body, caller, now }: OneOf<"keysCreate" | "accountKeysCreate">,
  ) => {
    const { mode, name, allowlist, expires } = body;
    const input: NewKey = { mode, name, allowlist: allowlist ?? [], expiresAt: expires ?? null };
    const made = await administered({ invalid: "invalid_request", full: "too_many_keys" }, () =>
      store.transaction((tx) => createAccountKey(tx, account, input, caller.actor, now, random)),
    );
    return made instanceof Refusal ? made : { key: await shown(made.key, now), text: made.text };
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
    return key instanceof Refusal ? key : await shown(key, now);
  };

  const revoke = async (
    account: Account,
    id: string,
    { caller, now }: OneOf<"keysRevoke" | "accountKeysRevoke">,
  ) => {
    const key = await administered({ unknown: "not_found" }, () =>
      store.transaction((tx) => revokeAccountKey(tx, account, id, caller.actor, now)),
    );
    return key instanceof Refusal ? key : await shown(key, now);
  };

  const keysList: Handler<"keysList"> = async ({ caller, now }) => ({
    status: 200,
    body: toJson({ data: (await list(caller.account, now)).map(forMember) }),
  });
  const keysCreate: Handler<"keysCreate"> = async (call) => {
    const made = await create(call.caller.account, call);
    if (made instanceof Refusal) return made;
    return { status: 201, body: toJson({ ...made, key: forMember(made.key) }) };
  };
  const keysUpdate: Handler<"keysUpdate"> = async (call) => {
    const key = await update(call.caller.account, call.path.id, call);
    return key instanceof Refusal ? key : { status: 200, body: toJson(forMember(key)) };
  };
  const keysRevoke: Handler<"keysRevoke"> = async (call) => {
    const key = await revoke(call.caller.account, call.path.id, call);
    return key instanceof Refusal ? key : { status: 200, body: toJson(forMember(key)) };
  };

  const accountKeysList: Handler<"accountKeysList"> = async ({ path, now }) => {
    const account = await findAccount(reads, path.id);
    if (account instanceof Refusal) return account;
    return { status: 200, body: toJson({ data: await list(account, now) }) };
  };
  const accountKeysCreate: Handler<"accountKeysCreate"> = async (call) => {
    const account = await findAccount(reads, call.path.id);
    const made = account instanceof Refusal ? account : await create(account, call);
    return made instanceof Refusal ? made : { status: 201, body: toJson(made) };
  };
  const accountKeysUpdate: Handler<"accountKeysUpdate"> = async (call) => {
    const account = await findAccount(reads, call.path.id);
    const key = account instanceof Refusal ? account : await update(account, call.path.key_id, call);
    return key instanceof Refusal ? key : { status: 200, body: toJson(key) };
  };
  const accountKeysRevoke: Handler<"accountKeysRevoke"> = async (call) => {
    const account = await findAccount(reads, call.path.id);
    const key = account instanceof Refusal ? account : await revoke(account, call.path.key_id, call);
    return key instanceof Refusal ? key : { status: 200, body: toJson(key) };
  };

  return {
    keysList,
    keysCreate,
    keysUpdate,
    keysRevoke,
    accountKeysList,
    accountKeysCreate,
    accountKeysUpdate,
    accountKeysRevoke,
  };
}
