import { getBlogPost, listBlogPosts } from '#contracts/blog.ts';
import { getBrandPage, listBrandPages, listShownBrands } from '#contracts/brands.ts';
import { listActiveSlides } from '#contracts/carousels.ts';
import { getCategory, listMenuCategories } from '#contracts/categories.ts';
import {
  getProduct,
  listBestSellers,
  listDiscountedProducts,
  listProductFilters,
  listProducts,
  listRelatedProducts,
} from '#contracts/products.ts';
import { popularSearches, searchPage, searchProducts, suggest } from '#contracts/search.ts';
import { listSitemapThings } from '#contracts/sitemap.ts';
import type { Replicas } from './db/replicas.ts';
import type { Route } from './http/dispatch.ts';

/** The catalogue's public reads; everything else is read from the primary. */
export const replicaReads = [
  listProducts,
  listProductFilters,
  getProduct,
  listRelatedProducts,
  listBestSellers,
  listDiscountedProducts,
  listBrandPages,
  getBrandPage,
  listShownBrands,
  listMenuCategories,
  getCategory,
  listActiveSlides,
  listBlogPosts,
  getBlogPost,
  searchProducts,
  searchPage,
  suggest,
  popularSearches,
  listSitemapThings,
] as const;

const names: ReadonlySet<string> = new Set(replicaReads.map(({ name }) => name));

/** Routes whose catalogue reads may come from replicas, and whose other calls raise what a replica must have (read your writes). */
export function withReplicas(routes: readonly Route[], replicas: Replicas): Route[] {
  return routes.map(({ endpoint, handler }): Route => {
    if (names.has(endpoint.name)) {
      return {
        endpoint,
        handler: (context, input) => replicas.read(context.db, (db) => handler({ ...context, db }, input)),
      };
    }
    if (endpoint.method === 'GET') return { endpoint, handler };
    return { endpoint, handler: (context, input) => handler(context, input).finally(() => replicas.changed()) };
  });
}
