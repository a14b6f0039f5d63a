// Clients that recently sent a valid key or session and keep to their limits. When more clients send requests than the
// service can handle, these go first: others can have as many IP addresses as they like.
import { networkOf } from "./client-address.ts";

const most = 10_000;

export class KnownClients {
  /** Least recently marked first. */
  readonly #networks = new Set<string>();

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
}
