/**
 * A map of bounded size. It fills one half and then begins another; what is asked for moves along, so a flood of new entries pushes
 * out each other and not what is in use.
 */
export class RecentMap<Value> {
  readonly #mostPerHalf: number;
  #newer = new Map<string, Value>();
  #older = new Map<string, Value>();

  constructor(most: number) {
    this.#mostPerHalf = Math.ceil(most / 2);
  }

  get size(): number {
    return this.#newer.size + this.#older.size;
  }

  get(key: string): Value | undefined {
    const found = this.#newer.get(key);
    if (found !== undefined) return found;
    const aging = this.#older.get(key);
    if (aging !== undefined) this.set(key, aging);
    return aging;
  }

  set(key: string, value: Value): void {
    if (this.#newer.size >= this.#mostPerHalf) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
  }
}
