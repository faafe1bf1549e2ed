/** The product of a place; its id is null if the place is free. */
type Products = { readonly idOf: (place: number) => string | null; readonly keyOf: (place: number) => number };

const digits = 2 ** 16;

/** An LSD radix sort, stable: with a comparator a million would hold the process for seconds. Keys are safe integers, at least 0. */
function radixSort(places: Int32Array<ArrayBuffer>, keyOf: (place: number) => number): Int32Array<ArrayBuffer> {
  let [keys, nextKeys] = [new Float64Array(places.length), new Float64Array(places.length)];
  let [sorted, next] = [places, new Int32Array(places.length)];
  let largest = 0;
  for (let at = 0; at < places.length; at += 1) {
    const key = keyOf(places[at] as number);
    keys[at] = key;
    if (key > largest) largest = key;
  }
  for (let unit = 1; unit <= largest; unit *= digits) {
    const digitOf = (key: number) => Math.floor(key / unit) % digits;
    const starts = new Int32Array(digits + 1);
    for (const key of keys) {
      const after = digitOf(key) + 1;
      starts[after] = (starts[after] as number) + 1;
    }
    for (let digit = 1; digit < digits; digit += 1)
      starts[digit] = (starts[digit] as number) + (starts[digit - 1] as number);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as number;
      const digit = digitOf(key);
      const to = starts[digit] as number;
      starts[digit] = to + 1;
      nextKeys[to] = key;
      next[to] = sorted[at] as number;
    }
    [keys, nextKeys, sorted, next] = [nextKeys, keys, next, sorted];
  }
  return sorted;
}

/** Below this a comparator is faster. */
const radixSortedFrom = 10_000;

/** Places in ascending order of their keys, ties broken by id. Moved ones are merged into the others, which are in order already, when the order is needed next. */
export class SortedPlaces {
  #sorted = new Int32Array(0);
  readonly #moved = new Set<number>();
  readonly #products: Products;

  constructor(products: Products) {
    this.#products = products;
  }

  /** The product of this place came, went, or compares differently. */
  move(place: number): void {
    this.#moved.add(place);
  }

  get all(): Int32Array {
    if (this.#moved.size > 0) this.#merge();
    return this.#sorted;
  }

  /** Only these: faster if they are few. */
  some(places: readonly number[]): Int32Array<ArrayBuffer> {
    const given = new Int32Array(places);
    // All products are loaded in the order of their ids, so that a stable sort breaks ties.
    const isLoaded = given.length >= radixSortedFrom && this.#areInOrderOfIds(given);
    return isLoaded ? radixSort(given, this.#products.keyOf) : given.sort(this.#compare);
  }

  #areInOrderOfIds(places: Int32Array): boolean {
    let before = '';
    for (const place of places) {
      const id = this.#products.idOf(place) ?? '';
      if (id <= before) return false;
      before = id;
    }
    return true;
  }

  readonly #compare = (one: number, other: number): number => {
    const { idOf, keyOf } = this.#products;
    return keyOf(one) - keyOf(other) || ((idOf(one) ?? '') < (idOf(other) ?? '') ? -1 : 1);
  };

  #merge(): void {
    const { idOf } = this.#products;
    const added = this.some([...this.#moved].filter((place) => idOf(place) !== null));
    const kept = without(this.#sorted, this.#moved);
    this.#sorted = kept.length === 0 ? added : this.#inserted(kept, added);
    this.#moved.clear();
  }

  #inserted(kept: Int32Array, added: Int32Array): Int32Array<ArrayBuffer> {
    const merged = new Int32Array(kept.length + added.length);
    let [from, to] = [0, 0];
    for (const place of added) {
      const end = this.#findEnd(kept, place, from);
      merged.set(kept.subarray(from, end), to);
      to += end - from;
      merged[to] = place;
      to += 1;
      from = end;
    }
    merged.set(kept.subarray(from), to);
    return merged;
  }

  /** Binary search for the first that comes after this place. */
  #findEnd(kept: Int32Array, place: number, from: number): number {
    let [low, high] = [from, kept.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(kept[middle] as number, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function without(places: Int32Array, left: ReadonlySet<number>): Int32Array {
  const kept = new Int32Array(places.length);
  let count = 0;
  for (const place of places) {
    if (left.has(place)) continue;
    kept[count] = place;
    count += 1;
  }
  return kept.subarray(0, count);
}
