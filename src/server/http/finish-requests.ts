import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Deadline } from '#server/deadline.ts';

/** How many requests are not answered to the last byte. */
export class RequestsUnderWay {
  readonly #none = Promise.withResolvers<void>();
  #count = 0;
  #isLast = false;

  /** A response closes when all of it has left, and also when the caller has: nobody waits for an answer then. */
  begin(response: ServerResponse): void {
    this.#count += 1;
    response.once('close', () => {
      this.#count -= 1;
      if (this.#isLast && this.#count === 0) this.#none.resolve();
    });
  }

  /** For an answer that left whole, as far as the shop is concerned: only a line that takes it slowly is waited for. */
  left(response: ServerResponse): void {
    if (response.writableLength > 0) this.begin(response);
  }

  /** No more will begin: when the last has ended. */
  allEnded(): Promise<void> {
    this.#isLast = true;
    if (this.#count === 0) this.#none.resolve();
    return this.#none.promise;
  }

  /** Nobody waits for those that have not ended by then. */
  finishBy(deadline: Deadline): void {
    setTimeout(() => this.#none.resolve(), deadline.leftMs).unref();
  }
}

/**
 * Closing waits for the requests under way and for nobody else: a browser also keeps connections open on which it never
 * asked anything, and Node would wait for those.
 */
export function finishRequests(app: FastifyInstance, underWay: RequestsUnderWay): void {
  const allAnswered = Promise.withResolvers<void>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    underWay.begin(raw);
    done();
  });
  app.addHook('preClose', async () => {
    void underWay.allEnded().then(() => {
      app.server.closeAllConnections();
      allAnswered.resolve();
    });
  });
  app.addHook('onClose', () => allAnswered.promise);
}
