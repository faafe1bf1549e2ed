import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt } from '#server/db/columns.ts';
import { blogPosts } from '#server/modules/blog/blog-posts.table.ts';
import { products } from '#server/modules/products/products.table.ts';

export const carousels = pgTable(
  'carousels',
  {
    id: key(),
    title: text('title').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('carousels_title_length', sql`length(${table.title}) between 1 and 120`),
    uniqueIndex('carousels_one_active').on(table.isActive).where(sql`${table.isActive}`),
  ],
);

export const slides = pgTable(
  'slides',
  {
    id: key(),
    carouselId: uuid('carousel_id')
      .notNull()
      .references(() => carousels.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: uuid('product_id').references(() => products.id),
    postId: uuid('post_id').references(() => blogPosts.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('slides_show_one_thing', sql`num_nonnulls(${table.productId}, ${table.postId}) = 1`),
    check('slides_position_range', sql`${table.position} > 0`),
    index('slides_carousel').on(table.carouselId, table.position),
    index('slides_product').on(table.productId),
    index('slides_post').on(table.postId),
  ],
);
