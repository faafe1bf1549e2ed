import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { media } from '#server/modules/media/media.table.ts';

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: key(),
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    /** For English pages; empty for none, as the next. */
    titleEn: text('title_en').notNull().default(''),
    contentEn: text('content_en').notNull().default(''),
    pictureId: uuid('picture_id').references(() => media.id),
    releasedOn: date('released_on', { mode: 'string' }).notNull(),
    isActive: boolean('is_active').notNull().default(false),
    isForCarousel: boolean('is_for_carousel').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check('blog_posts_title_length', sql`length(${table.title}) between 1 and 200`),
    check('blog_posts_title_en_length', sql`length(${table.titleEn}) <= 200`),
    index('blog_posts_newest').on(table.releasedOn, table.id).where(sql`${table.isActive}`),
    index('blog_posts_picture').on(table.pictureId),
  ],
);
