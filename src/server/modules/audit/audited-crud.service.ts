import type { AuditedThing } from '#contracts/audit.ts';
import type { RefusalKey } from '#contracts/messages/messages.ts';
import { type Context, inRetriedTransaction, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from './audit.service.ts';

/** `version` is for optimistic concurrency: the second of two concurrent edits is refused. */
type Versioned = { _id: string; version: number };

type Options<Shown extends Versioned, New, Changed> = {
  readonly thing: AuditedThing;
  readonly unknown: RefusalKey;
  readonly rows: {
    lock(db: Context['db'], id: string): Promise<boolean>;
    insert(db: Context['db'], values: New): Promise<string>;
    update(db: Context['db'], id: string, values: Changed): Promise<void>;
    remove(db: Context['db'], id: string): Promise<void>;
  };
  readonly find: (context: Context, id: string) => Promise<Shown | null>;
  readonly nameOf: (shown: Shown) => string;
  /** The audited fields; default: all. */
  readonly recorded?: (shown: Shown) => Record<string, unknown>;
  /** Throws if other rows still refer to it. Called under row lock. */
  readonly refuseDeletion?: (context: Context, id: string) => Promise<void>;
  /** Further writes in the same transaction, such as updating the search index. Repeated with it. */
  readonly afterWriting?: (context: Context, before: Shown | null, after: Shown) => Promise<void>;
};

/**
 * CRUD for one kind of entity: each change is one transaction with its audit entry. New and changed names write new words of the search,
 * which other saves may hold in another order: such a deadlock is retried.
 */
export function auditedCrud<Shown extends Versioned, New, Changed>(options: Options<Shown, New, Changed>) {
  const { thing, rows, find, nameOf, afterWriting } = options;
  const unknown = () => new Refusal('NOT_FOUND', { because: options.unknown });
  const recorded = options.recorded ?? (({ _id, version, ...shown }: Shown) => shown);

  async function get(context: Context, id: string): Promise<Shown> {
    const found = await find(context, id);
    if (!found) throw unknown();
    return found;
  }

  async function record(context: Context, before: Shown | null, after: Shown | null): Promise<void> {
    const shown = after ?? before;
    if (!shown) return;
    const sides = { before: before && recorded(before), after: after && recorded(after) };
    await recordChanges(context, [{ thing, id: shown._id, name: nameOf(shown), ...sides }]);
  }

  async function written(context: Context, id: string, before: Shown | null): Promise<Shown> {
    const after = await get(context, id);
    await afterWriting?.(context, before, after);
    await record(context, before, after);
    return after;
  }

  return {
    get,
    create: (context: Context, values: New): Promise<Shown> =>
      inRetriedTransaction(context, async (context) => written(context, await rows.insert(context.db, values), null)),

    /** `version` is the one that the caller edited, if known (optimistic concurrency). */
    edit: (context: Context, id: string, values: Changed, version?: number): Promise<Shown> =>
      inRetriedTransaction(context, async (context) => {
        if (!(await rows.lock(context.db, id))) throw unknown();
        const before = await get(context, id);
        if (version !== undefined && version !== before.version) {
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: before } });
        }
        await rows.update(context.db, id, values);
        return written(context, id, before);
      }),

    remove: (context: Context, id: string): Promise<null> =>
      inTransaction(context, async (context) => {
        if (!(await rows.lock(context.db, id))) throw unknown();
        await options.refuseDeletion?.(context, id);
        const before = await get(context, id);
        await rows.remove(context.db, id);
        await record(context, before, null);
        return null;
      }),
  };
}
