const wordOf = (place: number) => place >> 5;
const bitOf = (place: number) => 1 << (place & 31);

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of small integers, one bit each; it grows with the largest. */
export class Bitmap {
  #words: Int32Array;

  constructor(words = new Int32Array(0)) {
    this.#words = words;
  }

  static of(places: Int32Array): Bitmap {
    const bitmap = new Bitmap();
    for (const place of places) bitmap.add(place);
    return bitmap;
  }

  has(place: number): boolean {
    return ((this.#words[wordOf(place)] ?? 0) & bitOf(place)) !== 0;
  }

  add(place: number): void {
    const at = wordOf(place);
    if (at >= this.#words.length) {
      const grown = new Int32Array(2 * (at + 1));
      grown.set(this.#words);
      this.#words = grown;
    }
    this.#words[at] = (this.#words[at] ?? 0) | bitOf(place);
  }

  delete(place: number): void {
    const at = wordOf(place);
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~bitOf(place);
  }

  and(other: Bitmap): Bitmap {
    const [mine, theirs] = [this.#words, other.#words];
    const words = new Int32Array(Math.min(mine.length, theirs.length));
    for (let at = 0; at < words.length; at += 1) words[at] = (mine[at] as number) & (theirs[at] as number);
    return new Bitmap(words);
  }

  static union(bitmaps: readonly Bitmap[]): Bitmap {
    const words = new Int32Array(Math.max(0, ...bitmaps.map((bitmap) => bitmap.#words.length)));
    for (const bitmap of bitmaps) {
      const theirs = bitmap.#words;
      for (let at = 0; at < theirs.length; at += 1) words[at] = (words[at] as number) | (theirs[at] as number);
    }
    return new Bitmap(words);
  }

  get members(): number[] {
    const members: number[] = [];
    for (const [at, word] of this.#words.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1) members.push(at * 32 + 31 - Math.clz32(rest & -rest));
    }
    return members;
  }

  /** The members among these, from the first or from the last, after so many. */
  pick(
    places: Int32Array,
    { isFromLast, skip, limit }: { isFromLast: boolean; skip: number; limit: number },
  ): number[] {
    const words = this.#words;
    const step = isFromLast ? -1 : 1;
    const picked: number[] = [];
    let toSkip = skip;
    for (
      let at = isFromLast ? places.length - 1 : 0;
      at >= 0 && at < places.length && picked.length < limit;
      at += step
    ) {
      const place = places[at] as number;
      if (((words[wordOf(place)] ?? 0) & bitOf(place)) === 0) continue;
      if (toSkip > 0) toSkip -= 1;
      else picked.push(place);
    }
    return picked;
  }

  get size(): number {
    return this.sizeWith(this);
  }

  /** The number of common members. */
  sizeWith(other: Bitmap): number {
    const [mine, theirs] = [this.#words, other.#words];
    const length = Math.min(mine.length, theirs.length);
    let size = 0;
    for (let at = 0; at < length; at += 1) {
      const common = (mine[at] as number) & (theirs[at] as number);
      if (common !== 0) size += countBits(common);
    }
    return size;
  }
}
