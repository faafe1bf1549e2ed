import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A fault-injecting TCP proxy in front of PostgreSQL: can drop all connections, and listen again on the same port. */
export class DatabaseProxy {
  readonly url: string;
  #upstream: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server;

  private constructor(upstream: URL, server: Server) {
    this.#upstream = upstream;
    this.#server = server;
    const own = new URL(upstream);
    own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = own.href;
    server.on('connection', (socket) => this.#pipe(socket));
  }

  static async open(url: string): Promise<DatabaseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseProxy(new URL(url), server);
  }

  /** Also in the middle of a statement. */
  async disconnect(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** The connections to come lead to another server. */
  redirect(url: string): void {
    this.#upstream = new URL(url);
  }

  async restore(): Promise<void> {
    this.#server = createServer((socket) => this.#pipe(socket)).listen(Number(new URL(this.url).port), '127.0.0.1');
    await once(this.#server, 'listening');
  }

  #pipe(client: Socket): void {
    const upstream = connect(Number(this.#upstream.port), this.#upstream.hostname);
    const directions: [Socket, Socket][] = [
      [client, upstream],
      [upstream, client],
    ];
    for (const [one, other] of directions) {
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
