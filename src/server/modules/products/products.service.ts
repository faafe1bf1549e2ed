import type { ProductCard } from '#contracts/products.ts';
import { shopDay } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { presentCard } from './products.presenter.ts';
import * as repository from './products.repository.ts';

export async function listProducts({ db, now }: Context, page: { perPage: number; startPage: number }) {
  const [rows, totalProductsCount] = await Promise.all([
    repository.listNewestProducts(db, page),
    repository.countVisibleProducts(db),
  ]);
  const today = shopDay(now());
  return { products: rows.map((row) => presentCard(row, today)), totalProductsCount };
}

/** For other modules that found products in their own way: their cards in the given order, without those that buyers may not see. */
export async function cardsOf({ db, now }: Context, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const today = shopDay(now());
  const rows = await repository.listCardsByIds(db, ids);
  const cards = new Map(rows.map((row) => [row.id, presentCard(row, today)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
