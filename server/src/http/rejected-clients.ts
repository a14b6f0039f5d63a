// Remembers which client IP address the last requests with 401 had, so that `doctor` sees what the proxy forwards.
const max = 256;

export class RejectedClients {
  readonly #addresses = new Map<string, string>();

  note(requestId: string, address: string): void {
    this.#addresses.set(requestId, address);
    if (this.#addresses.size <= max) return;
    for (const oldest of this.#addresses.keys()) {
      this.#addresses.delete(oldest);
      break;
    }
  }

  addressOf(requestId: string): string | null {
    return this.#addresses.get(requestId) ?? null;
  }
}
