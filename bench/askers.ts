import { connect, type Socket } from 'node:net';
import { AnswerReader } from './answer-reader.ts';

export type Asked = {
  readonly origin: string;
  readonly connections: number;
  /** The next request of a connection, which counts its own. */
  readonly requestOf: (connection: number, turn: number) => Buffer;
};

/** One connection: asks, waits for the whole answer, and asks for the next until it is told to stop. */
class Asker {
  readonly #socket: Socket;
  readonly #nextRequest: () => Buffer;
  #asked: Buffer = Buffer.alloc(0);
  #askedAt = 0;
  #mayGoOn = false;
  #onAnswer: (askedAt: number) => void = () => undefined;
  #stopped = Promise.withResolvers<void>();

  constructor({ origin, requestOf }: Asked, connection: number) {
    const { hostname, port } = new URL(origin);
    let turn = 0;
    this.#nextRequest = () => requestOf(connection, turn++);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const reader = new AnswerReader(({ status }) => this.#hear(status));
    this.#socket.on('error', (error) => this.#stopped.reject(error));
    this.#socket.on('close', () => this.#stopped.reject(new Error(`${origin} hung up`)));
    this.#socket.on('data', (part) => {
      try {
        reader.take(part);
      } catch (error) {
        this.#socket.destroy(error as Error);
      }
    });
  }

  /** Resolves when the last answer has come. */
  begin(onAnswer: (askedAt: number) => void): Promise<void> {
    this.#onAnswer = onAnswer;
    this.#mayGoOn = true;
    this.#stopped = Promise.withResolvers();
    this.#ask();
    return this.#stopped.promise;
  }

  end(): void {
    this.#mayGoOn = false;
  }

  hangUp(): void {
    // Who was never told to begin has nobody waiting for it.
    this.#stopped.promise.catch(() => undefined);
    this.#socket.end();
  }

  #ask(): void {
    this.#asked = this.#nextRequest();
    this.#askedAt = performance.now();
    this.#socket.write(this.#asked);
  }

  #hear(status: number): void {
    if (status !== 200) return void this.#socket.destroy(new Error(`${firstLine(this.#asked)} answered ${status}`));
    this.#onAnswer(this.#askedAt);
    if (this.#mayGoOn) this.#ask();
    else this.#stopped.resolve();
  }
}

/** All connections to one server. They stay open while nobody asks. */
export class Askers {
  readonly #askers: readonly Asker[];

  constructor(asked: Asked) {
    this.#askers = Array.from({ length: asked.connections }, (_, connection) => new Asker(asked, connection));
  }

  /** Asks for so long, and tells how long each answer took that came after the first moments: those are for getting going. */
  async askFor(leadMs: number, measureMs: number): Promise<number[]> {
    const beginAt = performance.now() + leadMs;
    const endAt = beginAt + measureMs;
    const tookMs: number[] = [];
    const answered = this.#askers.map((asker) =>
      asker.begin((askedAt) => {
        const now = performance.now();
        if (now >= endAt) asker.end();
        else if (now >= beginAt) tookMs.push(now - askedAt);
      }),
    );
    await Promise.all(answered);
    return tookMs;
  }

  hangUp(): void {
    for (const asker of this.#askers) asker.hangUp();
  }
}

const firstLine = (request: Buffer) => request.toString('latin1').split('\r\n', 1)[0];
