import type { Cart, LineInput } from '#contracts/cart.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { mostCartLines } from '#domain/cart.ts';
import type { CartLine } from './cart-line.ts';
import { inputOf, isSame, lineOf, mergeCarts, repriced, type SyncedLines, syncedLinesOf } from './cart-rules.ts';

type Lines = readonly CartLine[];

type CartSyncDeps = {
  readonly load: () => Promise<Cart>;
  readonly join: (lines: LineInput[]) => Promise<Cart>;
  readonly save: (lines: LineInput[], isLeaving: boolean) => Promise<Cart>;
  /** The local cart. */
  readonly lines: () => Lines;
  readonly show: (change: (lines: Lines) => Lines) => void;
  /** The state of the last sync; null for a guest's cart. */
  readonly synced: () => SyncedLines | null;
  readonly setSynced: (synced: SyncedLines) => void;
  /** Runs exclusively across tabs (Web Locks), to avoid lost updates. */
  readonly exclusive: (work: () => Promise<void>) => Promise<void>;
  readonly after: (ms: number, work: () => void) => () => void;
};

/** Debounce: of quick changes only the last is sent. */
export const saveDelayMs = 400;
/** Back-off delays of retries. */
export const retryDelaysMs = [2000, 5000, 15_000, 60_000];

/** Retries network errors, 5xx and 429 only. */
function isRetryable(error: unknown): boolean {
  return !isProblem(error) || error.status >= 500 || error.status === 429;
}

/** Syncs the local cart with the server: optimistic updates, debounced saves, retries with back-off, also after a reload. */
export class CartSync {
  readonly #deps: CartSyncDeps;
  #isLoadMissing = true;
  #isDisposed = false;
  #failures = 0;
  #cancel: () => void = () => undefined;
  #round: Promise<void> | null = null;

  constructor(deps: CartSyncDeps) {
    this.#deps = deps;
  }

  /** Reloads the server's cart with current prices. */
  refresh(): Promise<void> {
    this.#isLoadMissing = true;
    return this.#start();
  }

  changed(): void {
    if (this.#isDisposed) return;
    // localStorage was cleared: missing lines are not removals.
    if (this.#deps.synced() === null) this.#isLoadMissing = true;
    if (this.#isLoadMissing || this.#isUnsaved()) this.#schedule(saveDelayMs);
  }

  /** Retries at once when the connection is back. */
  retry(): void {
    if (!this.#isDisposed && this.#failures > 0) this.#schedule(0);
  }

  /** Sends unsaved changes without debounce while the page is unloading. */
  flush(): void {
    if (this.#isDisposed || this.#isLoadMissing || !this.#isUnsaved()) return;
    this.#cancel();
    this.#deps.save(inputOf(this.#deps.lines()), true).catch(() => undefined);
  }

  /** After signing out: ignores responses still in flight. */
  dispose(): void {
    this.#isDisposed = true;
    this.#cancel();
  }

  #isUnsaved(): boolean {
    const synced = this.#deps.synced();
    return synced !== null && !isSame(synced, syncedLinesOf(this.#deps.lines()));
  }

  #schedule(ms: number): void {
    this.#cancel();
    this.#cancel = this.#deps.after(ms, () => void this.#start().catch(() => undefined));
  }

  /** Runs one sync at a time; a request during one queues another. */
  #start(): Promise<void> {
    const next = (this.#round ?? Promise.resolve()).catch(() => undefined).then(() => this.#sync());
    this.#round = next;
    return next;
  }

  async #sync(): Promise<void> {
    if (this.#isDisposed) return;
    try {
      await this.#deps.exclusive(async () => {
        if (this.#isLoadMissing) await this.#load();
        while (!this.#isDisposed && this.#isUnsaved()) await this.#save();
      });
      this.#failures = 0;
    } catch (error) {
      if (this.#isDisposed) return;
      if (isRetryable(error)) this.#retryWithBackOff();
      throw error;
    }
  }

  #retryWithBackOff(): void {
    const delay = retryDelaysMs[Math.min(this.#failures, retryDelaysMs.length - 1)] ?? 0;
    this.#failures += 1;
    this.#schedule(delay);
  }

  async #load(): Promise<void> {
    const before = this.#deps.lines();
    const synced = this.#deps.synced();
    const isGuestCart = synced === null && before.length > 0;
    const { lines } = isGuestCart ? await this.#deps.join(inputOf(before)) : await this.#deps.load();
    if (this.#isDisposed) return;
    const server = lines.map(lineOf);
    this.#isLoadMissing = false;
    this.#deps.setSynced(syncedLinesOf(server));
    // The response contains the guest's lines; changes made meanwhile are merged onto it.
    const base = synced ?? syncedLinesOf(before);
    this.#deps.show((here) => mergeCarts(base, here, server).slice(0, mostCartLines));
  }

  async #save(): Promise<void> {
    const sent = this.#deps.lines();
    const { lines } = await this.#deps.save(inputOf(sent), false);
    if (this.#isDisposed) return;
    this.#deps.setSynced(syncedLinesOf(sent));
    this.#deps.show((here) => repriced(here, sent, lines));
  }
}
