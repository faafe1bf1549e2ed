import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Read = { readonly words: readonly string[]; readonly rest: string };

/** Parses the first RESP command; null while it is incomplete. */
function readCommand(text: string): Read | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  const words: string[] = [];
  let rest = text.slice(head[0].length);
  for (let at = 0; at < Number(head[1]); at += 1) {
    const size = /^\$(\d+)\r\n/.exec(rest);
    if (!size) return null;
    const start = size[0].length;
    const end = start + Number(size[1]);
    if (rest.length < end + 2) return null;
    words.push(rest.slice(start, end));
    rest = rest.slice(end + 2);
  }
  return { words, rest };
}

/** A stub Redis server for the rate limiter: one counter per key, over the real protocol. */
export class FakeRedis {
  readonly #counts = new Map<string, number>();
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#serve(socket));

  static async start(): Promise<FakeRedis> {
    const redis = new FakeRedis();
    await once(redis.#server.listen(0, '127.0.0.1'), 'listening');
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get keys(): string[] {
    return [...this.#counts.keys()];
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    let text = '';
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
      for (let command = readCommand(text); command; command = readCommand(text)) {
        text = command.rest;
        socket.write(this.#answer(command.words));
      }
    });
  }

  #answer([command = '', , , key = '', windowMs = '']: readonly string[]): string {
    if (/^info$/i.test(command)) return '$9\r\nloading:0\r\n';
    if (!/^evalsha$|^eval$/i.test(command)) return '+OK\r\n';
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return `*2\r\n:${count}\r\n:${windowMs}\r\n`;
  }
}
