import { mostOrderViews, type OrderView } from '#contracts/order-views.ts';
import type { OrderFilter } from '#domain/order-filter.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './order-views.repository.ts';

export const listViews = (context: Context): Promise<OrderView[]> =>
  repository.listViews(context.db, personOf(context).userId);

type Saved = { readonly name: string; readonly filters: OrderFilter };

export function saveView(context: Context, { name, filters }: Saved): Promise<OrderView> {
  const { userId } = personOf(context);
  return inTransaction(context, async ({ db }) => {
    await repository.lockPerson(db, userId);
    if ((await repository.countOthers(db, userId, name)) >= mostOrderViews) {
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'too-many-views', values: { most: mostOrderViews } });
    }
    return repository.upsertView(db, { userId, name, filters });
  });
}

/** Idempotent: another tab may have deleted it already. */
export async function deleteView(context: Context, id: string): Promise<null> {
  await repository.deleteView(context.db, personOf(context).userId, id);
  return null;
}
