import type { AdminProductCard } from '#contracts/admin-products.ts';
import type { BulkChange, BulkPreview, Replacement } from '#contracts/product-changes.ts';
import { kopecksToUah } from '#domain/money.ts';
import { changedByPercent } from '#domain/price-change.ts';
import { type Context, inRetriedTransaction, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { recordStocktake } from '../stock/goods.service.ts';
import * as repository from './product-changes.repository.ts';
import { presentAdminCard } from './product-editing.presenter.ts';
import { listLocked, lockProducts } from './product-editing.repository.ts';

async function cardOf({ db }: Context, id: string): Promise<AdminProductCard> {
  const [row] = await listLocked(db, [id]);
  if (!row) throw new Refusal('NOT_FOUND', { because: 'no-such-product' });
  return presentAdminCard(row);
}

/** The cell shows the newer value. */
async function changedMeanwhile(context: Context, id: string): Promise<Refusal> {
  return new Refusal('CHANGED_MEANWHILE', { data: { current: await cardOf(context, id) } });
}

export async function setPrice(context: Context, id: string, input: { currentPrice: number; was: number }) {
  return inTransaction(context, async (context) => {
    const rows = [{ id, from: input.was, to: input.currentPrice }];
    const { changed } = await replace(context, { field: 'price', rows });
    if (changed === 0 && input.was !== input.currentPrice) throw await changedMeanwhile(context, id);
    return cardOf(context, id);
  });
}

export async function setStock(context: Context, id: string, { stock, was }: { stock: number; was: number }) {
  return inTransaction(context, async (context) => {
    await lockProducts(context.db, [id]);
    const before = await cardOf(context, id);
    if (!(await recordStocktake(context, { productId: id, counted: stock, was }))) {
      throw await changedMeanwhile(context, id);
    }
    const after = await cardOf(context, id);
    const stockOf = ({ quantity, quantityMl }: AdminProductCard) => ({ quantity, quantityMl });
    await recordChanges(context, [
      { thing: 'product', id, name: after.name, before: stockOf(before), after: stockOf(after) },
    ]);
    return after;
  });
}

const fieldOf = {
  'price-percent': 'price',
  price: 'price',
  discount: 'discount',
  enabled: 'enabled',
  category: 'category',
} as const;

function newValueOf(row: repository.ChangeableRow, change: BulkChange): number | boolean | string {
  switch (change.kind) {
    case 'price-percent':
      return changedByPercent(row.price, change.percent, change.step);
    case 'price':
      return change.currentPrice;
    case 'discount':
      return change.discount;
    case 'enabled':
      return change.enabled;
    case 'category':
      return change.category;
  }
}

const written = (field: repository.ReplacedField, value: number | boolean | string) =>
  field === 'price' ? kopecksToUah(Number(value)) : value;

export async function previewChange(
  { db }: Context,
  { ids, change }: { ids: readonly string[]; change: BulkChange },
): Promise<BulkPreview> {
  const field = fieldOf[change.kind];
  const rows = (await repository.listChangeable(db, ids)).flatMap((row) => {
    const to = newValueOf(row, change);
    if (to === row[field]) return [];
    const { id, name, brand, sizeMl, isBottled } = row;
    const label = { _id: id, name, brand, sizes: sizeMl, bottling: isBottled };
    return [{ ...label, from: written(field, row[field]), to: written(field, to) }];
  });
  // The field decides the type of its values, which the response schema checks again.
  return { field, rows } as BulkPreview;
}

export const replaceValues = (context: Context, replacement: Replacement) =>
  inRetriedTransaction(context, (context) => replace(context, replacement));

/** Compare and set, row by row: what somebody else has changed since is skipped and reported. */
async function replace(context: Context, { field, rows }: Replacement) {
  const wanted = new Map<string, { from: number | boolean | string; to: number | boolean | string }>(
    rows.map(({ id, from, to }) => [id.toLowerCase(), { from, to }]),
  );
  const locked = await lockProducts(context.db, [...wanted.keys()]);
  const current = await repository.listChangeable(context.db, locked);
  const isAsSeen = (row: repository.ChangeableRow) => row[field] === wanted.get(row.id)?.from;
  const values = current.filter(isAsSeen).flatMap(({ id }) => {
    const to = wanted.get(id)?.to;
    return to === undefined ? [] : [{ id, to }];
  });
  if (values.length > 0) await repository.replaceValues(context.db, field, values);
  const changedIds = values.map(({ id }) => id);
  if (field === 'category') await reindexProducts(context, changedIds);
  await recordReplaced(context, field, current.filter(isAsSeen));
  const skipped = current.filter((row) => !isAsSeen(row)).map(({ id, name }) => ({ _id: id, name }));
  return { changed: values.length, skipped };
}

const auditedFields = {
  price: (row: repository.ChangeableRow) => ({ currentPrice: kopecksToUah(row.price) }),
  discount: (row: repository.ChangeableRow) => ({ discount: row.discount }),
  enabled: (row: repository.ChangeableRow) => ({ enabled: row.enabled }),
  category: (row: repository.ChangeableRow) => ({ categories: row.categoryName }),
};

async function recordReplaced(context: Context, field: repository.ReplacedField, before: repository.ChangeableRow[]) {
  const fields = auditedFields[field];
  const after = await repository.listChangeable(
    context.db,
    before.map(({ id }) => id),
  );
  const byId = new Map(after.map((row) => [row.id, row]));
  await recordChanges(
    context,
    before.flatMap((row) => {
      const now = byId.get(row.id);
      if (!now) return [];
      return [{ thing: 'product' as const, id: row.id, name: row.name, before: fields(row), after: fields(now) }];
    }),
  );
}
