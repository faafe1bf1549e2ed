import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, updatedAt, version } from '#server/db/columns.ts';
import { media } from '#server/modules/media/media.table.ts';

export const brands = pgTable(
  'brands',
  {
    id: key(),
    name: text('name').notNull(),
    /** For English pages; empty for none. */
    nameEn: text('name_en').notNull().default(''),
    /** Alternative spellings for the search: «шанель», «шанєль» for Chanel. */
    aliases: text('aliases').array().notNull().default(sql`'{}'`),
    pictureId: uuid('picture_id').references(() => media.id),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('brands_name_unique').on(sql`lower(${table.name})`),
    check('brands_name_length', sql`length(${table.name}) between 1 and 120`),
    check('brands_name_en_length', sql`length(${table.nameEn}) <= 120`),
    index('brands_picture').on(table.pictureId),
  ],
);
