import { connect, type Socket } from 'node:net';
import { ResponseReader } from './response-reader.ts';

export type ClientOptions = {
  /** Connections are spread over them. */
  readonly origins: readonly string[];
  readonly connections: number;
  /** The request number `turn` of a connection. */
  readonly requestOf: (connection: number, turn: number) => Buffer;
};

/** One keep-alive connection with one request in flight at a time. */
class Client {
  readonly #socket: Socket;
  readonly #nextRequest: () => Buffer;
  #request: Buffer = Buffer.alloc(0);
  #sentAt = 0;
  #isRunning = false;
  #onResponse: (sentAt: number) => void = () => undefined;
  #stopped = Promise.withResolvers<void>();

  constructor({ origins, requestOf }: ClientOptions, connection: number) {
    const origin = origins[connection % origins.length] ?? '';
    const { hostname, port } = new URL(origin);
    let turn = 0;
    this.#nextRequest = () => requestOf(connection, turn++);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const reader = new ResponseReader(({ status }) => this.#receive(status));
    this.#socket.on('error', (error) => this.#stopped.reject(error));
    this.#socket.on('close', () => this.#stopped.reject(new Error(`${origin} closed the connection`)));
    this.#socket.on('data', (part) => {
      try {
        reader.push(part);
      } catch (error) {
        this.#socket.destroy(error as Error);
      }
    });
  }

  /** Sends requests until `stop`; resolves with the last response. */
  start(onResponse: (sentAt: number) => void): Promise<void> {
    this.#onResponse = onResponse;
    this.#isRunning = true;
    this.#stopped = Promise.withResolvers();
    this.#send();
    return this.#stopped.promise;
  }

  stop(): void {
    this.#isRunning = false;
  }

  close(): void {
    // Prevents an unhandled rejection of a client that was never started.
    this.#stopped.promise.catch(() => undefined);
    this.#socket.end();
  }

  #send(): void {
    this.#request = this.#nextRequest();
    this.#sentAt = performance.now();
    this.#socket.write(this.#request);
  }

  #receive(status: number): void {
    if (status !== 200) return void this.#socket.destroy(new Error(`${firstLine(this.#request)} answered ${status}`));
    this.#onResponse(this.#sentAt);
    if (this.#isRunning) this.#send();
    else this.#stopped.resolve();
  }
}

/** All connections to one server. They stay open between runs. */
export class Clients {
  readonly #clients: readonly Client[];

  constructor(options: ClientOptions) {
    this.#clients = Array.from({ length: options.connections }, (_, connection) => new Client(options, connection));
  }

  /** Sends requests for the given time; returns the latencies without the ramp-up. */
  async run(rampUpMs: number, measureMs: number): Promise<number[]> {
    const beginAt = performance.now() + rampUpMs;
    const endAt = beginAt + measureMs;
    const latenciesMs: number[] = [];
    const finished = this.#clients.map((client) =>
      client.start((sentAt) => {
        const now = performance.now();
        if (now >= endAt) client.stop();
        else if (now >= beginAt) latenciesMs.push(now - sentAt);
      }),
    );
    await Promise.all(finished);
    return latenciesMs;
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

const firstLine = (request: Buffer) => request.toString('latin1').split('\r\n', 1)[0];
