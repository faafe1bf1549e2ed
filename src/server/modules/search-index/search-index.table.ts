import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { brands } from '#server/modules/brands/brands.table.ts';
import { products } from '#server/modules/products/products.table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What each product is found by. The shop writes it, since its stemmer is the shop's own; the database keeps
 * `isVisible` and `isInStock` by itself (see the migration `search`), so that a search reads no other table.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    isVisible: boolean('is_visible').notNull(),
    isInStock: boolean('is_in_stock').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Normalised, for the one who types all of it. */
    name: text('name').notNull(),
    itemNo: text('item_no').notNull(),
    /** Stems of the name, the brand and the brand's other spellings. */
    title: tsvector('title').notNull(),
    /** Those, and the stems of the category and the item number. */
    about: tsvector('about').notNull(),
    /** All of it, the description as well. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    // Every search reads the list of pending entries too, so it is kept short.
    index('product_search_title').using('gin', table.title).with({ gin_pending_list_limit: 256 }),
    index('product_search_words').using('gin', table.words).with({ gin_pending_list_limit: 256 }),
    // A word that half of the shop has is found by walking in the order that is shown, until the page is full.
    index('product_search_order')
      .on(table.isInStock.desc(), table.createdAt.desc(), table.productId)
      .where(sql`${table.isVisible}`),
    index('product_search_name').on(table.name),
    index('product_search_item_no').on(table.itemNo),
  ],
);

/** What each brand is found by while somebody types. */
export const brandSearch = pgTable('brand_search', {
  brandId: uuid('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  words: tsvector('words').notNull(),
});

/** Every word of a name, a brand or a category, for guessing what a misspelt one was meant to be. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** By ear in Latin letters, so that both alphabets are compared in one, whatever the database's locale. */
    latin: text('latin').notNull(),
    /** The skeleton of consonants: what people keep when they write a name by ear. */
    sound: text('sound').notNull(),
  },
  (table) => [
    index('search_words_latin').using('gin', sql`${table.latin} gin_trgm_ops`),
    index('search_words_sound').on(table.sound).where(sql`${table.sound} <> ''`),
  ],
);
