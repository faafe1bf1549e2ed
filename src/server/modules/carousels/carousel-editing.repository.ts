import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { ShopDay } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { blogPosts } from '#server/modules/blog/blog-posts.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { carousels, slides } from './carousels.table.ts';

const columns = { id: carousels.id, title: carousels.title, isActive: carousels.isActive };

export const listCarousels = (db: Executor) =>
  db.select(columns).from(carousels).orderBy(desc(carousels.createdAt), desc(carousels.id));

export type CarouselRow = Awaited<ReturnType<typeof listCarousels>>[number];

export async function findCarousel(db: Executor, id: string): Promise<CarouselRow | null> {
  const [found] = await db.select(columns).from(carousels).where(eq(carousels.id, id));
  return found ?? null;
}

/** Row locks on all carousels until the transaction ends: serializes changes of slides and of the active one. */
export async function lockAll(db: Executor): Promise<void> {
  await db.select({ id: carousels.id }).from(carousels).orderBy(asc(carousels.id)).for('update');
}

export async function insertCarousel(db: Executor, title: string): Promise<string> {
  const [made] = await db.insert(carousels).values({ title }).returning({ id: carousels.id });
  if (!made) throw new Error('The database returned no carousel');
  return made.id;
}

/** Turns it on if no other is. */
export async function activateIfNone(db: Executor, id: string): Promise<void> {
  const isNone = sql`not exists (select from ${carousels} as other where other.is_active)`;
  await db
    .update(carousels)
    .set({ isActive: true, updatedAt: sql`now()` })
    .where(and(eq(carousels.id, id), isNone));
}

export async function deleteCarousel(db: Executor, id: string): Promise<void> {
  await db.delete(carousels).where(eq(carousels.id, id));
}

export async function updateCarousel(db: Executor, id: string, fields: { title: string; isActive: boolean }) {
  const updatedAt = sql`now()`;
  if (fields.isActive) {
    await db
      .update(carousels)
      .set({ isActive: false, updatedAt })
      .where(and(carousels.isActive, ne(carousels.id, id)));
  }
  await db
    .update(carousels)
    .set({ ...fields, updatedAt })
    .where(eq(carousels.id, id));
}

export const listItems = (db: Executor, carouselId: string, today: ShopDay) =>
  db
    .select({
      id: slides.id,
      position: slides.position,
      productId: products.id,
      productName: products.name,
      postId: blogPosts.id,
      postTitle: blogPosts.title,
      pictureAddress: media.address,
      isVisible: sql<boolean>`coalesce(${products.isEnabled} and ${categories.isActive},
        ${blogPosts.isActive} and ${lte(blogPosts.releasedOn, today)})`,
    })
    .from(slides)
    .leftJoin(products, eq(products.id, slides.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(blogPosts, eq(blogPosts.id, slides.postId))
    .leftJoin(media, eq(media.id, sql`coalesce(${products.pictureId}, ${blogPosts.pictureId})`))
    .where(eq(slides.carouselId, carouselId))
    .orderBy(asc(slides.position), asc(slides.id));

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

export type Shown = { productId: string } | { postId: string };

/** Appends; `arrange` sets the final position. */
export async function insertSlide(db: Executor, carouselId: string, shown: Shown): Promise<string> {
  const position = sql<number>`(select count(*) + 1 from ${slides} where ${slides.carouselId} = ${carouselId})`;
  const [made] = await db
    .insert(slides)
    .values({ carouselId, position, ...shown })
    .returning({ id: slides.id });
  if (!made) throw new Error('The database returned no slide');
  return made.id;
}

export async function deleteSlide(db: Executor, id: string): Promise<void> {
  await db.delete(slides).where(eq(slides.id, id));
}

/** Numbers the slides from 1 without gaps, in the given order. */
export async function arrange(db: Executor, slideIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${slides} set position = arranged.position
    from unnest(${sql.param([...slideIds])}::uuid[]) with ordinality as arranged (id, position)
    where ${slides.id} = arranged.id and ${slides.position} <> arranged.position`);
}
