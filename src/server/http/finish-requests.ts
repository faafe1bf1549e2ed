import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Long enough for a picture over a slow line, short enough to leave the database its share of the ten seconds. */
const patienceMs = 4500;

/** The requests that are not answered to the last byte. */
export class RequestsUnderWay {
  readonly #requests = new Set<IncomingMessage>();
  readonly #none = Promise.withResolvers<void>();
  #isLast = false;

  begin(request: IncomingMessage): void {
    this.#requests.add(request);
  }

  end(request: IncomingMessage): void {
    this.#requests.delete(request);
    if (this.#isLast && this.#requests.size === 0) this.#none.resolve();
  }

  /** For an answer that left whole, as far as the shop is concerned: only a line that takes it slowly is waited for. */
  left(request: IncomingMessage, response: ServerResponse): void {
    if (response.writableLength === 0) return;
    this.begin(request);
    response.once('close', () => this.end(request));
  }

  /** No more will begin: when the last has ended. */
  allEnded(): Promise<void> {
    this.#isLast = true;
    if (this.#requests.size === 0) this.#none.resolve();
    return this.#none.promise;
  }

  hangUp(): void {
    for (const { socket } of this.#requests) socket.destroy();
    this.#none.resolve();
  }
}

/**
 * Closing waits for the requests under way and for nobody else: a browser also keeps connections open on which it never
 * asked anything, and Node would wait for those.
 */
export function finishRequests(app: FastifyInstance, underWay: RequestsUnderWay): void {
  const allAnswered = Promise.withResolvers<void>();
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    underWay.begin(raw);
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    underWay.end(raw);
    done();
  });
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => underWay.hangUp(), patienceMs);
    void underWay.allEnded().then(() => {
      clearTimeout(timer);
      app.server.closeAllConnections();
      allAnswered.resolve();
    });
  });
  app.addHook('onClose', () => allAnswered.promise);
}
