/** The wanted state of one product, set by its heart or by the remove button of the list. */
export type Wish = { readonly isWished: boolean; readonly by: 'heart' | 'list' };

type WishQueueDeps = {
  /** Loads the whole wishlist. */
  readonly load: () => Promise<readonly string[]>;
  /** Returns the whole wishlist, or null if the response does not contain it. */
  readonly send: (productId: string, wish: Wish) => Promise<readonly string[] | null>;
  /** Stores the server's state. */
  readonly store: (productIds: readonly string[]) => void;
  /** The shown state has changed. */
  readonly changed: () => void;
  /** A change has failed and was rolled back. */
  readonly refused: (error: unknown, wish: Wish) => void;
};

/** Optimistic updates with a queue: sends one change at a time; of quick clicks on one heart the last wins. */
export class WishQueue {
  readonly #deps: WishQueueDeps;
  #known: readonly string[];
  readonly #wanted = new Map<string, Wish>();
  /** Changes of this tab that the server has confirmed since the last full load. */
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

  /** From a response to another request. */
  setServerState(productIds: readonly string[]): void {
    if (this.#isSending) this.#isLoadMissing = true;
    else this.#setKnown(productIds);
  }

  /** From another tab. If its list lacks a confirmed change of this tab, its order is unknown (race condition), so the list is reloaded. */
  setFromOtherTab(productIds: readonly string[]): void {
    if (this.#isSending) this.#isLoadMissing = true;
    else if ([...this.#confirmed].some(([id, isWished]) => productIds.includes(id) !== isWished)) {
      void this.load();
      return;
    }
    this.#known = productIds;
    this.#show();
  }

  /** Reloads if a change was sent while the request was in flight. */
  async load(): Promise<void> {
    const sentBefore = this.#sentCount;
    this.#isLoadMissing = false;
    const productIds = await this.#deps.load().catch(() => null);
    // On failure the stored state stays.
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
      // Rollback; a newer click on the same heart is dropped too: it wants either the failed state or the server's.
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
