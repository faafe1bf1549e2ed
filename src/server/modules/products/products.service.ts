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
