import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { blogPosts } from '#server/modules/blog/blog-posts.table.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { productPictures, products } from '#server/modules/products/products.table.ts';
import { media } from './media.table.ts';

type Media = typeof media.$inferSelect;

/** The id is generated first, since the files are stored under it before the row is inserted. */
export async function nextMediaId(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  const row = rows[0];
  if (!row) throw new Error('the database made no id');
  return row.id;
}

export async function insertMedia(db: Executor, row: Omit<Media, 'createdAt' | 'unusedSince'>): Promise<void> {
  await db.insert(media).values(row);
}

export async function deleteMedia(db: Executor, id: string): Promise<void> {
  await db.delete(media).where(eq(media.id, id));
}

export async function knownMediaIds(db: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** All references to a picture; order lines refer by address. A foreign key missing here makes the clean-up fail, but loses no data. */
const isUsed = sql<boolean>`(
  exists (select from ${products} where ${products.pictureId} = ${media.id})
  or exists (select from ${productPictures} where ${productPictures.mediaId} = ${media.id})
  or exists (select from ${brands} where ${brands.pictureId} = ${media.id})
  or exists (select from ${blogPosts} where ${blogPosts.pictureId} = ${media.id})
  or exists (select from ${orderLines} where ${orderLines.pictureAddress} = ${media.address}))`;

/** Updates `unusedSince`: set for pictures that became unused, cleared for those in use again. */
export async function noteUnused(db: Executor, now: Date): Promise<void> {
  await db
    .update(media)
    .set({ unusedSince: sql`case when ${isUsed} then null else ${now.toISOString()}::timestamptz end` })
    .where(sql`(${media.unusedSince} is null) <> ${isUsed}`);
}

/**
 * Call it in a transaction. `for update` keeps new foreign keys from referring to the rows, then usage is checked
 * again; rows locked by others are skipped.
 */
export async function deleteUnused(db: Executor, unusedBefore: Date): Promise<number> {
  const candidates = await db
    .select({ id: media.id })
    .from(media)
    .where(lt(media.unusedSince, unusedBefore))
    .for('update', { skipLocked: true });
  const ids = candidates.map(({ id }) => id);
  const { rowCount } = await db.delete(media).where(and(inArray(media.id, ids), sql`not ${isUsed}`));
  return rowCount ?? 0;
}
