import { shopDay } from '#domain/dates.ts';
import type { ChangeListener } from '#server/db/changes.ts';
import { KnownKeys } from './answer-key.ts';
import { AnswerShelf } from './answer-shelf.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { Showing } from './showing.ts';

const megabyte = 1024 * 1024;

/** Nothing that is kept may be older than this, whatever the network does. */
const longestSilenceMs = 1000;

export type KeptAnswersOptions = {
  readonly limitBytes?: number;
  readonly now?: () => Date;
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
};

/** An answer on its way. What changes meanwhile may or may not be in it. */
class Flight {
  readonly changed = new Set<string>();
  /** Begun while no news came, or overtaken by news about everything. */
  isBlind: boolean;
  answer: Promise<ReadyAnswer> | null = null;

  constructor(isBlind: boolean) {
    this.isBlind = isBlind;
  }
}

/**
 * Answers that are the same for everyone, kept in memory as bytes until something that they show changes or the shop's
 * day ends. They are kept only while the database tells of changes: without news, every answer is made anew.
 */
export class KeptAnswers implements ChangeListener {
  readonly keys = new KnownKeys();
  readonly #shelf: AnswerShelf;
  readonly #flights = new Set<Flight>();
  /** The last one to each question, which others may join. */
  readonly #flightTo = new Map<string, Flight>();
  readonly #now: () => Date;
  readonly #clock: () => number;
  #isListening = false;
  #freshAsOfMs = Number.NEGATIVE_INFINITY;
  #hits = 0;
  #misses = 0;

  constructor(options: KeptAnswersOptions = {}) {
    this.#shelf = new AnswerShelf(options.limitBytes ?? 96 * megabyte);
    this.#now = options.now ?? (() => new Date());
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** For whoever watches the shop. */
  get numbers() {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#shelf.bytes, answers: this.#shelf.count };
  }

  /** The answer to that question, if one is kept and nothing in it has changed. */
  find(key: string): ReadyAnswer | undefined {
    if (this.#clock() - this.#freshAsOfMs > longestSilenceMs) return undefined;
    const answer = this.#shelf.find(key, shopDay(this.#now()));
    if (answer) this.#hits += 1;
    return answer;
  }

  /** The kept answer, or a new one; of all who ask at once for the same, one makes it. A question without a key is made for each. */
  async get(key: string | null, make: (showing: Showing) => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const kept = key === null ? undefined : this.find(key);
    if (kept) return kept;
    this.#misses += 1;
    if (key === null) return make(new Showing());
    const flight = this.#flightTo.get(key);
    // Who asks after a change must see it, and this one may have read before.
    if (flight?.answer && flight.changed.size === 0 && !flight.isBlind) return flight.answer;
    return this.#fly(key, make);
  }

  listening(): void {
    this.#isListening = true;
  }

  upToDate(asOfMs: number): void {
    if (this.#isListening) this.#freshAsOfMs = asOfMs;
  }

  changed(thing: string): void {
    if (thing === 'everything') this.#dropAll();
    for (const { changed } of this.#flights) changed.add(thing);
    this.#shelf.drop(thing);
  }

  lost(): void {
    this.#isListening = false;
    this.#freshAsOfMs = Number.NEGATIVE_INFINITY;
    this.#dropAll();
  }

  #dropAll(): void {
    for (const flight of this.#flights) flight.isBlind = true;
    this.#shelf.clear();
  }

  #fly(key: string, make: (showing: Showing) => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const showing = new Showing();
    const flight = new Flight(!this.#isListening);
    const day = shopDay(this.#now());
    this.#flights.add(flight);
    this.#flightTo.set(key, flight);
    flight.answer = make(showing)
      .then((made) => {
        if (mayKeep(flight, showing, made)) this.#shelf.put(key, made, showing.things, day);
        return made;
      })
      .finally(() => {
        this.#flights.delete(flight);
        if (this.#flightTo.get(key) === flight) this.#flightTo.delete(key);
        // Maps and sets leave old copies of themselves behind, and V8 seldom looks whether anybody needs what those still know.
        flight.answer = null;
      });
    return flight.answer;
  }
}

function mayKeep({ changed, isBlind }: Flight, { things, isKnown }: Showing, { status }: ReadyAnswer): boolean {
  const isOvertaken = isBlind || [...changed].some((thing) => things.has(thing));
  return !isOvertaken && status < 500 && isKnown;
}
