import type { ChangeListener } from '#server/db/changes.ts';
import type { KeptAnswers } from '#server/http/kept-answers.ts';

/** Passes the news on, and knows when a piece of them has come. */
export class Ear implements ChangeListener {
  readonly #answers: KeptAnswers;
  readonly #heard = new Map<string, () => void>();
  #up = Promise.withResolvers<void>();
  isListening = false;

  constructor(answers: KeptAnswers) {
    this.#answers = answers;
  }

  hearsMark(thing: string): Promise<void> {
    return new Promise((resolve) => this.#heard.set(thing, resolve));
  }

  /** Until news come, and it is known that they do. */
  isUp(): Promise<void> {
    return this.#up.promise;
  }

  listening(): void {
    this.#answers.listening();
  }

  changed(thing: string): void {
    const heard = this.#heard.get(thing);
    this.#heard.delete(thing);
    // A mark is the test's own and concerns no answer.
    if (heard) heard();
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
