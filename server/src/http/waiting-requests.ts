// Counts the pipelined requests that wait for the response before them, over all connections. A waiting request takes 3 KB,
// and when its connection ends, Node makes an error of it: 1,000 take 15 ms.

const most = 10_000;
const mostOfOneClient = 1000;

export class WaitingRequests {
  readonly #ofClient = new Map<string, number>();
  #all = 0;

  hasRoom(client: string): boolean {
    return this.#all < most && this.#of(client) < mostOfOneClient;
  }

  add(client: string): void {
    this.#all += 1;
    this.#ofClient.set(client, this.#of(client) + 1);
  }

  remove(client: string): void {
    this.#all -= 1;
    const left = this.#of(client) - 1;
    if (left > 0) this.#ofClient.set(client, left);
    else this.#ofClient.delete(client);
  }

  #of(client: string): number {
    return this.#ofClient.get(client) ?? 0;
  }
}
