// Ends connections in turns of the event loop. Ending one with a request in flight takes 0.1 ms, and a client can make the
// service end a thousand at once.
import type { Socket } from "node:net";

const endedInOneTurn = 16;

export class Endings {
  readonly #sockets = new Set<Socket>();

  get areOver(): boolean {
    return this.#sockets.size === 0;
  }

  add(socket: Socket): void {
    if (this.areOver) setImmediate(() => this.#endSome());
    this.#sockets.add(socket);
  }

  #endSome(): void {
    let ended = 0;
    for (const socket of this.#sockets) {
      if (ended === endedInOneTurn) break;
      this.#sockets.delete(socket);
      if (socket.destroyed) continue;
      socket.destroy();
      ended += 1;
    }
    if (!this.areOver) setImmediate(() => this.#endSome());
  }
}
