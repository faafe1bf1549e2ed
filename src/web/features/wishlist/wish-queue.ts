/** What a person wants of one product, said by its heart or by the button that takes it off the list. */
export type Wish = { readonly isWished: boolean; readonly by: 'heart' | 'list' };

type WishQueueDeps = {
  /** Everything that the server knows. */
  readonly load: () => Promise<readonly string[]>;
  /** Everything that the server knows afterwards, or null where it only says that it worked. */
  readonly send: (productId: string, wish: Wish) => Promise<readonly string[] | null>;
  /** What the server knows has changed. */
  readonly store: (productIds: readonly string[]) => void;
  /** What is shown has changed. */
  readonly changed: () => void;
  /** It did not work; what is shown is back to what the server knows. */
  readonly refused: (error: unknown, wish: Wish) => void;
};

/** Optimistic updates with a queue: sends one change at a time; of quick clicks on one heart the last wins. */
export class WishQueue {
  readonly #deps: WishQueueDeps;
  #known: readonly string[];
  readonly #wanted = new Map<string, Wish>();
  /** What the server took from this tab since all of it was loaded. */
  readonly #confirmed = new Map<string, boolean>();
  #shown: ReadonlySet<string>;
  #isSending = false;
  #isLoadMissing = false;
  #sentCount = 0;
  #isDisposed = false;

  constructor(known: readonly string[], deps: WishQueueDeps) {
    this.#known = known;
    this.#shown = new Set(known);
    this.#deps = deps;
  }

  get shown(): ReadonlySet<string> {
    return this.#shown;
  }

  enqueue(productId: string, wish: Wish): void {
    this.#wanted.set(productId, wish);
    this.#show();
    void this.#sendAll();
  }

  /** From somebody else who asked the server. */
  setServerState(productIds: readonly string[]): void {
    if (this.#isSending) this.#isLoadMissing = true;
    else this.#setKnown(productIds);
  }

  /** From another tab. Whose answer was the later one, only the server can say: it is asked where that one has not heard of ours. */
  setFromOtherTab(productIds: readonly string[]): void {
    if (this.#isSending) this.#isLoadMissing = true;
    else if ([...this.#confirmed].some(([id, isWished]) => productIds.includes(id) !== isWished)) {
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
    const productIds = await this.#deps.load().catch(() => null);
    // Without an answer the hearts stay as this browser remembers them.
    if (this.#isDisposed || productIds === null) return;
    if (this.#isSending) this.#isLoadMissing = true;
    else if (this.#sentCount === sentBefore) {
      this.#confirmed.clear();
      this.#setKnown(productIds);
    } else await this.load();
  }

  /** After signing out: ignores responses still in flight. */
  dispose(): void {
    this.#isDisposed = true;
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = first(this.#wanted); next && !this.#isDisposed; next = first(this.#wanted))
      await this.#send(...next);
    this.#isSending = false;
    if (this.#isLoadMissing && !this.#isDisposed) await this.load();
  }

  async #send(productId: string, wish: Wish): Promise<void> {
    this.#sentCount += 1;
    try {
      const productIds = await this.#deps.send(productId, wish);
      if (this.#isDisposed) return;
      if (this.#wanted.get(productId)?.isWished === wish.isWished) this.#wanted.delete(productId);
      this.#confirmed.set(productId, wish.isWished);
      this.#setKnown(productIds ?? this.#known.filter((id) => id !== productId));
    } catch (error) {
      if (this.#isDisposed) return;
      // A later press on the same heart either wanted this too, or wants what the server knows anyway.
      this.#wanted.delete(productId);
      this.#show();
      this.#deps.refused(error, wish);
    }
  }

  #setKnown(productIds: readonly string[]): void {
    this.#known = productIds;
    this.#deps.store(productIds);
    this.#show();
  }

  #show(): void {
    const shown = new Set(this.#known);
    for (const [productId, { isWished }] of this.#wanted) {
      if (isWished) shown.add(productId);
      else shown.delete(productId);
    }
    this.#shown = shown;
    this.#deps.changed();
  }
}

function first<Key, Value>(map: ReadonlyMap<Key, Value>): [Key, Value] | undefined {
  return map.entries().next().value;
}
