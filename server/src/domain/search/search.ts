// The portal's search. The format of the text decides which indexes are read. A search of all accounts yields between
// batches, so that no other request waits for it.
import { limits } from "@partner-esim/generated/portal/limits";
import type { components } from "@partner-esim/generated/portal/types";
import { oldestReadable } from "../events/events.ts";
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Reads } from "../ports.ts";
import { findRequest } from "../request-log/find.ts";
import { sandboxPrefixes } from "../values/ids.ts";
import { allLedgers } from "./ledgers.ts";
import { type Found, type FoundOrder, orderTexts } from "./store.ts";

export type SearchKind = components["schemas"]["SearchKind"];
export type SearchHit = Found & { kind: SearchKind };

export interface SearchInput {
  text: string;
  /** Null finds all kinds, and fewer of each. */
  kind: SearchKind | null;
}

/** Databases fold the case of ASCII letters only. */
export const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** @param account null for all accounts */
export async function search(
  reads: Reads,
  { text, kind }: SearchInput,
  account: number | null,
  now: number,
): Promise<SearchHit[]> {
  if (kind === null) return await searchKinds(reads, text, account, now, limits.searchHitsMax);
  const hits = await searchKinds(reads, text, account, now, limits.searchHitsOfKindMax, kind);
  return hits.filter((hit) => hit.kind === kind);
}

/** @param only the kind whose lists are searched; every kind if undefined */
async function searchKinds(
  reads: Reads,
  text: string,
  account: number | null,
  now: number,
  max: number,
  only?: SearchKind,
): Promise<SearchHit[]> {
  const q = text.trim();
  if (q === "") return [];
  const ownLedgers = account === null ? null : await reads.search.ledgersOf(account);
  const isVisible = ({ ledger }: { ledger: number }) => ownLedgers === null || ownLedgers.includes(ledger);
  const lists = (kind: SearchKind) => only === undefined || only === kind;
  const one = (kind: SearchKind, found: (Found & { ledger: number }) | null): SearchHit[] => {
    if (found === null || !isVisible(found)) return [];
    const { ledger: _, ...hit } = found;
    return [{ ...hit, kind }];
  };
  const each = (kind: SearchKind, all: readonly Found[]): SearchHit[] =>
    all.map((found) => ({ ...found, kind }));

  const request = /req_[0-9a-f]{16}/.exec(q)?.[0];
  if (request !== undefined) return await searchRequest(reads, request, account, now);
  if (/^evt_[0-9a-z]+$/.test(q)) return one("event", await reads.search.event(q, oldestReadable(now)));
  if (/^dlv_[0-9a-f]+$/.test(q)) return one("delivery", await reads.search.delivery(q, oldestReadable(now)));
  if (/^top_[0-9a-z_]+$/.test(q)) return one("esim", await reads.search.esimToppedUpBy(q));
  const hits: SearchHit[] = [];
  const digits = q.replaceAll(" ", "");
  if (/^\d{18,22}$/.test(digits)) hits.push(...one("esim", await reads.search.esim(digits)));
  const order = orderIdIn(q);
  if (order !== null) hits.push(...one("order", await reads.search.order(order)));
  if (lists("key") && /^[0-9A-Za-z]{4}$/.test(q))
    hits.push(...each("key", await reads.search.keysEndingIn(q, account, max)));
  if (lists("account") && account === null)
    hits.push(...each("account", await searchAccounts(reads, q, max)));
  if (lists("order")) hits.push(...each("order", await searchOrders(reads, q, ownLedgers, max)));
  return hits;
}

/** Returns the id of the order that the text names: by its id, or by the number of a live or a sandbox order. */
function orderIdIn(q: string): string | null {
  const text = lower(q);
  if (/^ord_[0-9a-z_]+$/.test(text)) return text;
  if (/^[0-9a-z]{4}(-[0-9a-z]{4}){2}$/.test(text)) return `ord_${text.replaceAll("-", "")}`;
  const sandbox = /^test-([0-9a-f]+)$/.exec(text)?.[1];
  return sandbox === undefined ? null : sandboxPrefixes.order + sandbox;
}

async function searchRequest(
  reads: Reads,
  id: string,
  account: number | null,
  now: number,
): Promise<SearchHit[]> {
  const found = await findRequest(reads, id, now);
  if (found === null || (account !== null && found.account !== account)) return [];
  const { accountId, accountName, mode, method, path, code, at } = found;
  const owner = accountId === null || accountName === null ? null : { id: accountId, name: accountName };
  return [
    { kind: "request", id, title: `${method} ${path}`, detail: code, mode, account: owner, createdAt: at },
  ];
}

async function searchAccounts(reads: Reads, q: string, max: number): Promise<Found[]> {
  const listed = q.startsWith("acc_") ? await reads.accounts.listedById(q) : null;
  if (listed === null) return await reads.search.accountsNamed(lower(q), max);
  const { id, name, createdAt } = listed.account;
  return [{ id, title: name, detail: null, mode: null, account: { id, name }, createdAt }];
}

/** Newest first. A search of all accounts goes through their ledgers by number, and ends with enough orders. */
async function searchOrders(
  reads: Reads,
  q: string,
  ledgersOrAll: readonly number[] | null,
  max: number,
): Promise<Found[]> {
  const found = new Map<number, FoundOrder>();
  const searchIn = async (ledgers: readonly number[]) => {
    for (const text of orderTexts) {
      const begins = text === "customer_ref" ? q : lower(q);
      for (const order of await reads.search.ordersWith(text, begins, ledgers, max))
        if (!found.has(order.n)) found.set(order.n, order);
    }
  };
  for await (const ledgers of ledgersOrAll === null ? allLedgers(reads) : [ledgersOrAll]) {
    await searchIn(ledgers);
    if (found.size >= max) break;
    await yieldTurn();
  }
  return [...found.values()]
    .sort((a, b) => b.createdAt - a.createdAt || b.n - a.n)
    .slice(0, max)
    .map(({ n: _, ...order }) => order);
}
