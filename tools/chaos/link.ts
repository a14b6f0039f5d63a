// The connection between a process and the database server, which a test can interrupt. While it is held, bytes and new
// connections wait, as with lost packets.
import { once } from "node:events";
import { type AddressInfo, createServer, connect as open, type Server, type Socket } from "node:net";

export class Link {
  readonly #server: Server;
  readonly #target: string;
  /** Both ends of each connection. */
  readonly #sockets = new Set<Socket>();
  /** Connections made while the link was held. */
  #waiting: Socket[] = [];
  #isHeld = false;
  #cutsAt: { sent: string; done: () => void } | null = null;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((socket) => {
      this.#watch(socket);
      if (this.#isHeld) this.#waiting.push(socket.pause());
      else this.#join(socket);
    });
  }

  /** @param target the path of a socket */
  static async open(target: string, port = 0): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(port, "127.0.0.1");
    await once(link.#server, "listening");
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  hold(): void {
    this.#isHeld = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Lets waiting bytes and connections pass. */
  release(): void {
    this.#isHeld = false;
    for (const socket of this.#sockets) socket.resume();
    for (const socket of this.#waiting.splice(0)) if (!socket.destroyed) this.#join(socket);
  }

  /** Closes all connections, and loses their bytes. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.release();
  }

  /** Closes the next connection whose client sends this text, loses the text, and resolves. */
  async cutAt(sent: string): Promise<void> {
    await new Promise<void>((done) => {
      this.#cutsAt = { sent, done };
    });
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(socket: Socket): void {
    const server = open(this.#target);
    this.#watch(server);
    for (const [from, to] of [
      [socket, server],
      [server, socket],
    ] as const) {
      from.on("data", (chunk) => {
        if (from === socket && this.#cutsAt && chunk.includes(this.#cutsAt.sent)) {
          socket.destroy();
          this.#cutsAt.done();
          this.#cutsAt = null;
          return;
        }
        if (to.destroyed || to.write(chunk)) return;
        from.pause();
        to.once("drain", () => {
          if (!this.#isHeld) from.resume();
        });
      });
      from.on("end", () => to.end());
      from.on("close", () => to.destroy());
    }
  }

  #watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
  }
}
