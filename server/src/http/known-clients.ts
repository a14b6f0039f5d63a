// Clients that recently sent a valid key or session and keep to their limits. When more clients send requests than the
// service can handle, these go first: others can have as many IP addresses as they like.
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { networkOf } from "./client-address.ts";

const most = 10_000;
const senderLengthMax = 1024;

/** An account by its number, or an operator by an id. */
export type Owner = number | string;

/** Its key or session. */
export const senderOf = ({ headers }: IncomingMessage): string =>
  headers.authorization ?? headers.cookie ?? "";

export class KnownClients {
  /** Least recently marked first. */
  readonly #networks = new Set<string>();
  readonly #owners = new LRUCache<string, Owner>({ max: most });

  mark(address: string): void {
    const network = networkOf(address);
    this.#networks.delete(network);
    this.#networks.add(network);
    if (this.#networks.size <= most) return;
    const [first] = this.#networks;
    this.#networks.delete(first as string);
  }

  /** It is known again with the next request within its limits. */
  forget(address: string): void {
    this.#networks.delete(networkOf(address));
  }

  has(network: string): boolean {
    return this.#networks.has(network);
  }

  /** Notes whose key or session it is. */
  learn(sender: string, owner: Owner): void {
    if (sender.length <= senderLengthMax) this.#owners.set(sender, owner);
  }

  ownerOf(sender: string): Owner | undefined {
    return this.#owners.get(sender);
  }
}
