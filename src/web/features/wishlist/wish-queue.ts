/** What a person wants of one product, said by its heart or by the button that takes it off the list. */
export type Wish = { readonly isWished: boolean; readonly by: 'heart' | 'list' };

type WishWays = {
  /** Everything that the server knows. */
  readonly load: () => Promise<readonly string[]>;
  /** Everything that the server knows afterwards, or null where it only says that it worked. */
  readonly send: (productId: string, wish: Wish) => Promise<readonly string[] | null>;
  /** What the server knows has changed. */
  readonly keep: (productIds: readonly string[]) => void;
  /** What is shown has changed. */
  readonly changed: () => void;
  /** It did not work; what is shown is back to what the server knows. */
  readonly refused: (error: unknown, wish: Wish) => void;
};

/**
 * Shows a wish at once and tells the server one wish after another, so that each answer is newer than the one before. Of quick
 * presses on one heart the last counts.
 */
export class WishQueue {
  readonly #ways: WishWays;
  #known: readonly string[];
  readonly #wanted = new Map<string, Wish>();
  /** What the server took from this tab since all of it was loaded. */
  readonly #taken = new Map<string, boolean>();
  #shown: ReadonlySet<string>;
  #isSending = false;
  #isLoadMissing = false;
  #sentCount = 0;
  #hasEnded = false;

  constructor(known: readonly string[], ways: WishWays) {
    this.#known = known;
    this.#shown = new Set(known);
    this.#ways = ways;
  }

  get shown(): ReadonlySet<string> {
    return this.#shown;
  }

  want(productId: string, wish: Wish): void {
    this.#wanted.set(productId, wish);
    this.#show();
    void this.#sendAll();
  }

  /** From somebody else who asked the server. */
  learn(productIds: readonly string[]): void {
    if (this.#isSending) this.#isLoadMissing = true;
    else this.#know(productIds);
  }

  /** From another tab. Whose answer was the later one, only the server can say: it is asked where that one has not heard of ours. */
  learnElsewhere(productIds: readonly string[]): void {
    if (this.#isSending) this.#isLoadMissing = true;
    else if ([...this.#taken].some(([id, isWished]) => productIds.includes(id) !== isWished)) {
      void this.load();
      return;
    }
    this.#known = productIds;
    this.#show();
  }

  /** An answer that was overtaken by a wish is asked for again after it. */
  async load(): Promise<void> {
    const sentBefore = this.#sentCount;
    this.#isLoadMissing = false;
    const productIds = await this.#ways.load().catch(() => null);
    // Without an answer the hearts stay as this browser remembers them.
    if (this.#hasEnded || productIds === null) return;
    if (this.#isSending) this.#isLoadMissing = true;
    else if (this.#sentCount === sentBefore) {
      this.#taken.clear();
      this.#know(productIds);
    } else await this.load();
  }

  /** The person has left: what is still under way is nobody's business any more. */
  end(): void {
    this.#hasEnded = true;
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = first(this.#wanted); next && !this.#hasEnded; next = first(this.#wanted)) await this.#send(...next);
    this.#isSending = false;
    if (this.#isLoadMissing && !this.#hasEnded) await this.load();
  }

  async #send(productId: string, wish: Wish): Promise<void> {
    this.#sentCount += 1;
    try {
      const productIds = await this.#ways.send(productId, wish);
      if (this.#hasEnded) return;
      if (this.#wanted.get(productId)?.isWished === wish.isWished) this.#wanted.delete(productId);
      this.#taken.set(productId, wish.isWished);
      this.#know(productIds ?? this.#known.filter((id) => id !== productId));
    } catch (error) {
      if (this.#hasEnded) return;
      // A later press on the same heart either wanted this too, or wants what the server knows anyway.
      this.#wanted.delete(productId);
      this.#show();
      this.#ways.refused(error, wish);
    }
  }

  #know(productIds: readonly string[]): void {
    this.#known = productIds;
    this.#ways.keep(productIds);
    this.#show();
  }

  #show(): void {
    const shown = new Set(this.#known);
    for (const [productId, { isWished }] of this.#wanted) {
      if (isWished) shown.add(productId);
      else shown.delete(productId);
    }
    this.#shown = shown;
    this.#ways.changed();
  }
}

function first<Key, Value>(map: ReadonlyMap<Key, Value>): [Key, Value] | undefined {
  return map.entries().next().value;
}
