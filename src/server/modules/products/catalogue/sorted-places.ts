/** Sorting a million at once would hold the process for seconds. */
const mostUnsorted = 20_000;

/** Places in order. Moved ones are merged into the others, which are in order already, when the order is needed next. */
export class SortedPlaces {
  #sorted = new Int32Array(0);
  readonly #moved = new Set<number>();
  readonly #isTaken: (place: number) => boolean;
  readonly #compare: (one: number, other: number) => number;

  constructor(isTaken: (place: number) => boolean, compare: (one: number, other: number) => number) {
    this.#isTaken = isTaken;
    this.#compare = compare;
  }

  /** The product of this place came, went, or compares differently. */
  move(place: number): void {
    this.#moved.add(place);
  }

  /** After each batch: what is loaded at the start is merged step by step. */
  mergeIfMany(): void {
    if (this.#moved.size >= mostUnsorted) this.#merge();
  }

  get all(): Int32Array {
    if (this.#moved.size > 0) this.#merge();
    return this.#sorted;
  }

  /** Only these: faster if they are few. */
  some(places: readonly number[]): Int32Array {
    return Int32Array.from(places).sort(this.#compare);
  }

  #merge(): void {
    const added = this.some([...this.#moved].filter(this.#isTaken));
    const kept = this.#sorted.filter((place) => !this.#moved.has(place));
    const merged = new Int32Array(kept.length + added.length);
    let [fromKept, fromAdded] = [0, 0];
    for (let at = 0; at < merged.length; at += 1) {
      const [one, other] = [kept[fromKept], added[fromAdded]];
      const takesKept = other === undefined || (one !== undefined && this.#compare(one, other) < 0);
      if (takesKept) fromKept += 1;
      else fromAdded += 1;
      merged[at] = (takesKept ? one : other) as number;
    }
    this.#sorted = merged;
    this.#moved.clear();
  }
}
