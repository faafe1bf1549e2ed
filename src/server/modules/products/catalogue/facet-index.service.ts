import type { PublicContext } from '#server/context.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import {
  type ChangeKey,
  type Moment,
  readChanges,
  readListed,
  readMoment,
  type ShownCategory,
} from './facet-index.repository.ts';
import { FacetIndex, sortKeys } from './facet-index.ts';

/** A batch is parsed and indexed at once, while other requests wait. */
const batchSize = 2000;
const lowestId = '00000000-0000-0000-0000-000000000000';
const beforeAll: ChangeKey = { changedIn: '0', id: lowestId };

type State = Moment & { readonly index: FacetIndex };

export type IndexedCatalogue = { readonly index: FacetIndex; readonly categories: readonly ShownCategory[] };

/** Keeps the facet index of one database up to date. */
class SyncedIndex {
  readonly #db: PublicContext['db'];
  #state: State | null = null;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<IndexedCatalogue> | null = null;

  constructor(db: PublicContext['db']) {
    this.#db = db;
  }

  /** Coalesced: a synchronization under way may have read before the caller's change, so all wait for the next one. */
  upToDate(): Promise<IndexedCatalogue> {
    this.#next ??= this.#running.then(() => {
      const syncing = this.#sync();
      this.#running = syncing.catch(() => undefined);
      this.#next = null;
      return syncing;
    });
    return this.#next;
  }

  async #sync(): Promise<IndexedCatalogue> {
    const { index, snapshot, timeline } = this.#state ?? (await this.#load());
    const read = (after: ChangeKey) => readChanges(this.#db, snapshot, after, batchSize);
    const first = await read(beforeAll);
    if (first.timeline !== timeline) {
      this.#state = null;
      return this.#sync();
    }
    let found = first;
    index.apply(found.changes);
    for (let last = found.changes.at(-1); last && found.changes.length === batchSize; last = found.changes.at(-1)) {
      found = await read(last);
      index.apply(found.changes);
    }
    // What was committed between the batches may be read again, but is never missed.
    this.#state = { index, snapshot: first.snapshot, timeline };
    return { index, categories: found.categories };
  }

  /** What changes after the snapshot is read again as a change. */
  async #load(): Promise<State> {
    const index = new FacetIndex();
    const moment = await readMoment(this.#db);
    for (let after: string | undefined = lowestId; after !== undefined; ) {
      const batch = await readListed(this.#db, after, batchSize);
      index.apply(batch.map((product) => ({ id: product.id, product })));
      after = batch.length < batchSize ? undefined : batch.at(-1)?.id;
    }
    const timeSlice = createTimeSlice();
    for (const key of sortKeys) {
      index.sortBy(key);
      await timeSlice();
    }
    return { index, ...moment };
  }
}

const indexes = new WeakMap<PublicContext['db'], SyncedIndex>();

/** The facet index and the active categories, with every change that was committed before the call; always from the primary. */
export function readIndex({ primary: db }: Pick<PublicContext, 'primary'>): Promise<IndexedCatalogue> {
  const synced = indexes.get(db) ?? new SyncedIndex(db);
  indexes.set(db, synced);
  return synced.upToDate();
}
