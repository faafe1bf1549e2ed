import type { ChangeListener } from '#server/db/changes.ts';
import type { KeptAnswers } from '#server/http/kept-answers.ts';

/** Forwards the change feed to the cache, and lets a test wait for one notification or for the connection. */
export class ChangeFeedProbe implements ChangeListener {
  readonly #answers: KeptAnswers;
  readonly #marks = new Map<string, () => void>();
  #up = Promise.withResolvers<void>();
  isListening = false;

  constructor(answers: KeptAnswers) {
    this.#answers = answers;
  }

  /** Resolves when this notification arrives. */
  received(mark: string): Promise<void> {
    return new Promise((resolve) => this.#marks.set(mark, resolve));
  }

  /** Resolves once the feed is connected and up to date. */
  connected(): Promise<void> {
    return this.#up.promise;
  }

  listening(): void {
    this.#answers.listening();
  }

  changed(thing: string): void {
    const resolve = this.#marks.get(thing);
    this.#marks.delete(thing);
    // A mark belongs to a test and invalidates nothing.
    if (resolve) resolve();
    else this.#answers.changed(thing);
  }

  upToDate(asOfMs: number): void {
    this.#answers.upToDate(asOfMs);
    this.isListening = true;
    this.#up.resolve();
  }

  lost(): void {
    this.#answers.lost();
    if (!this.isListening) return;
    this.isListening = false;
    this.#up = Promise.withResolvers();
  }
}
