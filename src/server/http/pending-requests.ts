import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Deadline } from '#server/deadline.ts';

/** Counts requests whose responses are not sent completely. */
export class PendingRequests {
  readonly #none = Promise.withResolvers<void>();
  #count = 0;
  #isLast = false;

  /** `close` is emitted when the response was sent, and when the client disconnected. */
  begin(response: ServerResponse): void {
    this.#count += 1;
    response.once('close', () => {
      this.#count -= 1;
      if (this.#isLast && this.#count === 0) this.#none.resolve();
    });
  }

  /** For a response that was written at once: it is pending only while a slow client leaves it in the buffer. */
  beginIfBuffered(response: ServerResponse): void {
    if (response.writableLength > 0) this.begin(response);
  }

  /** Resolves when the last one has ended; no more may begin. */
  allEnded(): Promise<void> {
    this.#isLast = true;
    if (this.#count === 0) this.#none.resolve();
    return this.#none.promise;
  }

  /** Gives up on those that have not ended by then. */
  finishBy(deadline: Deadline): void {
    setTimeout(() => this.#none.resolve(), deadline.leftMs).unref();
  }
}

/** Graceful shutdown: waits for pending requests, but not for idle keep-alive connections, which Node would wait for. */
export function drainOnClose(app: FastifyInstance, pendingRequests: PendingRequests): void {
  const allAnswered = Promise.withResolvers<void>();
  app.addHook('onRequest', (_request, { raw }, done) => {
    pendingRequests.begin(raw);
    done();
  });
  app.addHook('preClose', async () => {
    void pendingRequests.allEnded().then(() => {
      app.server.closeAllConnections();
      allAnswered.resolve();
    });
  });
  app.addHook('onClose', () => allAnswered.promise);
}
