import type { ShopDay } from '#domain/dates.ts';
import type { ReadyAnswer } from './ready-answer.ts';

type Kept = {
  readonly answer: ReadyAnswer;
  readonly things: ReadonlySet<string>;
  readonly day: ShopDay;
  bytes: number;
  /** Asked for since it came, or since it was spared. */
  isUsed: boolean;
};

/** A thing's name, and its place in the index. */
const bytesPerThing = 120;

/** One answer must not push out all others. */
const largestShare = 1 / 4;

/**
 * Room for so many bytes: what nobody asks for makes place for what is new. The oldest goes first, but what was used is spared once and
 * begins anew, so that being asked for is no more than a mark.
 */
export class AnswerShelf {
  /** In the order in which they came or were spared. */
  readonly #kept = new Map<string, Kept>();
  readonly #keysByThing = new Map<string, Set<string>>();
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get count(): number {
    return this.#kept.size;
  }

  find(key: string, today: ShopDay): ReadyAnswer | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.day !== today) {
      this.#remove(key);
      return undefined;
    }
    kept.isUsed = true;
    return kept.answer;
  }

  put(key: string, answer: ReadyAnswer, things: ReadonlySet<string>, day: ShopDay): void {
    this.#remove(key);
    const bytes = answer.sizeBytes + 2 * key.length + bytesPerThing * things.size;
    if (bytes > this.#limitBytes * largestShare) return;
    const kept: Kept = { answer, things, day, bytes, isUsed: false };
    this.#kept.set(key, kept);
    for (const thing of things) this.#index(thing, key);
    this.#bytes += bytes;
    answer.onGrowth((added) => {
      kept.bytes += added;
      this.#bytes += added;
      this.#makeRoom();
    });
    this.#makeRoom();
  }

  drop(thing: string): void {
    for (const key of [...(this.#keysByThing.get(thing) ?? [])]) this.#remove(key);
  }

  clear(): void {
    for (const key of [...this.#kept.keys()]) this.#remove(key);
  }

  #makeRoom(): void {
    for (const [key, kept] of this.#kept) {
      if (this.#bytes <= this.#limitBytes) return;
      if (kept.isUsed) this.#spare(key, kept);
      else this.#remove(key);
    }
  }

  /** A map's walk comes by again. */
  #spare(key: string, kept: Kept): void {
    kept.isUsed = false;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }

  #index(thing: string, key: string): void {
    const keys = this.#keysByThing.get(thing);
    if (keys) keys.add(key);
    else this.#keysByThing.set(thing, new Set([key]));
  }

  #remove(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
    kept.answer.onGrowth(null);
    for (const thing of kept.things) {
      const keys = this.#keysByThing.get(thing);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByThing.delete(thing);
    }
  }
}
