import { shopDay } from '#domain/dates.ts';
import type { PublicContext } from '#server/context.ts';
import * as repository from './sitemap.repository.ts';

const withId = ({ id, changedAt }: { id: string; changedAt: Date }) => ({ _id: id, changedOn: shopDay(changedAt) });

/** Paginated, so that the catalogue is never in memory as a whole. */
export async function listThings(
  { db, now, addCacheTags }: PublicContext,
  { startPage, perPage }: { startPage: number; perPage: number },
) {
  addCacheTags('products', 'categories', 'blog');
  const isFirst = startPage === 1;
  const [count, products, categories, posts] = await Promise.all([
    repository.countProducts(db),
    repository.listProducts(db, { limit: perPage, offset: (startPage - 1) * perPage }),
    isFirst ? repository.listCategories(db) : [],
    isFirst ? repository.listPosts(db, shopDay(now())) : [],
  ]);
  return {
    pages: Math.max(1, Math.ceil(count / perPage)),
    categories: categories.map(({ title, changedAt }) => ({ title, changedOn: shopDay(changedAt) })),
    posts: posts.map(withId),
    products: products.map(withId),
  };
}
