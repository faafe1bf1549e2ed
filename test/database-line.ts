import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to the database that can be cut, and mended at the same address. */
export class DatabaseLine {
  readonly url: string;
  readonly #far: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server;

  private constructor(far: URL, server: Server) {
    this.#far = far;
    this.#server = server;
    const near = new URL(far);
    near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = near.href;
    server.on('connection', (socket) => this.#join(socket));
  }

  static async open(url: string): Promise<DatabaseLine> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseLine(new URL(url), server);
  }

  /** In the middle of whatever is being said. */
  async cut(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    this.#server = createServer((socket) => this.#join(socket)).listen(Number(new URL(this.url).port), '127.0.0.1');
    await once(this.#server, 'listening');
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#far.port), this.#far.hostname);
    const ways: [Socket, Socket][] = [
      [near, far],
      [far, near],
    ];
    for (const [one, other] of ways) {
      this.#sockets.add(one);
      one.pipe(other).on('error', () => undefined);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
