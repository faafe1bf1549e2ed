import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { productGroupItems } from '#server/modules/groups/groups.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { productPictures, products } from '../products.table.ts';
import { cardColumns, isVisible, type ProductCardRow } from './product-cards.repository.ts';

/** Another size of the same product. */
type SiblingRow = {
  id: string;
  name: string;
  nameEn: string;
  isBottled: boolean;
  sizeMl: number | null;
  isInStock: boolean;
  isVisible: boolean;
};
const attributes = {
  family: products.family,
  gender: products.gender,
  concentration: products.concentration,
  year: products.year,
  perfumer: products.perfumer,
  seasons: products.seasons,
  notesTop: products.notesTop,
  notesHeart: products.notesHeart,
  notesBase: products.notesBase,
};
export type AttributesRow = { [name in keyof typeof attributes]: (typeof products.$inferSelect)[name] };

export type ProductRow = ProductCardRow &
  AttributesRow & {
    description: string;
    descriptionEn: string;
    seoTitle: string;
    seoTitleEn: string;
    seoDescription: string;
    seoDescriptionEn: string;
    createdAt: Date;
    furtherPictures: string[];
    siblings: SiblingRow[];
  };

/** Other sizes of the group, small to large, decants last. Includes hidden ones, for the cache tags: the page changes when one becomes visible. */
const siblings = sql<SiblingRow[]>`(
  select coalesce(json_agg(size order by size."isBottled", size."sizeMl" nulls last, size.name, size.id), '[]') from (
    select other.id, other.name, other.name_en as "nameEn", other.is_bottled as "isBottled", other.size_ml as "sizeMl",
      case when other.is_bottled then other.quantity_ml else other.quantity end > 0 as "isInStock",
      other.is_enabled and its_category.is_active as "isVisible"
    from ${productGroupItems} as own
    join ${productGroupItems} as item on item.group_id = own.group_id and item.product_id <> own.product_id
    join ${products} as other on other.id = item.product_id
    join ${categories} as its_category on its_category.id = other.category_id
    where own.product_id = ${products.id}) as size)`;

const productById = prepared<{ id: string }, ProductRow[]>((db) =>
  db
    .select({
      ...cardColumns,
      ...attributes,
      description: products.description,
      descriptionEn: products.descriptionEn,
      seoTitle: products.seoTitle,
      seoTitleEn: products.seoTitleEn,
      seoDescription: products.seoDescription,
      seoDescriptionEn: products.seoDescriptionEn,
      createdAt: products.createdAt,
      furtherPictures: sql<string[]>`array(
        select further.address from ${productPictures} join ${media} as further on further.id = ${productPictures.mediaId}
        where ${productPictures.productId} = ${products.id} order by ${productPictures.position})`,
      siblings,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .where(and(isVisible, eq(products.id, sql.placeholder('id'))))
    .prepare('product'),
);

/** Visible products only. */
export async function findProduct(db: Executor, id: string): Promise<ProductRow | null> {
  const [found] = await productById(db, { id });
  return found ?? null;
}
