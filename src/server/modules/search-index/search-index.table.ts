import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { brands } from '#server/modules/brands/brands.table.ts';
import { products } from '#server/modules/products/products.table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The search documents. Written by the shop, which has its own stemmer; triggers maintain `isVisible`, `isInStock`
 * and the lexeme of a discount (see the migrations `search` and `search_attributes`), so that a search needs no join.
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
    /** One of the newest products, which answer a search if enough of them have its words. Maintained by a job. */
    isRecent: boolean('is_recent').notNull().default(false),
    /** As it sounds, without spaces and sizes, for an exact match of the whole name. */
    name: text('name').notNull(),
    itemNo: text('item_no').notNull(),
    /** Stems of name, brand and the brand's aliases; lexemes of size and decant. */
    title: tsvector('title').notNull(),
    /** The title's stems plus those of category, item number and the scent's attributes: notes, family, perfumer and so on. */
    about: tsvector('about').notNull(),
    /** All stems, including the description; the lexeme of a discount. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    // A short GIN pending list, since every search scans it.
    index('product_search_title').using('gin', table.title).with({ gin_pending_list_limit: 256 }),
    index('product_search_words').using('gin', table.words).with({ gin_pending_list_limit: 256 }),
    index('product_search_recent_title')
      .using('gin', table.title)
      .with({ gin_pending_list_limit: 256 })
      .where(sql`${table.isRecent}`),
    index('product_search_recent_words')
      .using('gin', table.words)
      .with({ gin_pending_list_limit: 256 })
      .where(sql`${table.isRecent}`),
    index('product_search_recent').on(table.createdAt, table.productId).where(sql`${table.isRecent}`),
    index('product_search_older').on(table.createdAt, table.productId).where(sql`not ${table.isRecent}`),
    // For common words: an index scan in result order until the page is full.
    index('product_search_order')
      .on(table.isInStock.desc(), table.createdAt.desc(), table.productId)
      .where(sql`${table.isVisible}`),
    index('product_search_name').on(table.name, table.isInStock.desc(), table.createdAt.desc(), table.productId),
    index('product_search_item_no').on(table.itemNo),
  ],
);

/** For suggestions while typing. */
export const brandSearch = pgTable('brand_search', {
  brandId: uuid('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  words: tsvector('words').notNull(),
});

/** The vocabulary of spelling suggestions: words of names, brands and categories. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** Phonetic transliteration to Latin, so that both alphabets can be compared, independent of the database's locale. */
    latin: text('latin').notNull(),
    /** Phonetic key: the consonants, which misspellings usually preserve. */
    sound: text('sound').notNull(),
  },
  (table) => [
    index('search_words_latin').using('gin', sql`${table.latin} gin_trgm_ops`),
    index('search_words_sound').on(table.sound).where(sql`${table.sound} <> ''`),
  ],
);

/**
 * The vocabulary of all search documents, maintained by triggers: `expand_prefixes` replaces the prefixes of a query by the lexemes that begin
 * so. Those of deleted products stay.
 */
export const searchLexemes = pgTable('search_lexemes', { lexeme: text('lexeme').primaryKey() });
