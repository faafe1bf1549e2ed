import { and, count, desc, eq, like, lte, sql } from 'drizzle-orm';
import type { ShopDay } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { containing, rowsOf } from '#server/db/rows.ts';
import { slides } from '#server/modules/carousels/carousels.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { blogPosts } from './blog-posts.table.ts';

const columns = {
  id: blogPosts.id,
  title: blogPosts.title,
  releasedOn: blogPosts.releasedOn,
  isActive: blogPosts.isActive,
  isForCarousel: blogPosts.isForCarousel,
  version: blogPosts.version,
  pictureAddress: media.address,
  picturePreview: media.preview,
};

export const rows = rowsOf(blogPosts);

/** Without content, which lists do not need. */
const selectPosts = (db: Executor) =>
  db.select(columns).from(blogPosts).leftJoin(media, eq(media.id, blogPosts.pictureId)).$dynamic();

export type ListedPostRow = Awaited<ReturnType<typeof selectPosts>>[number];

export const listPosts = (db: Executor) => selectPosts(db).orderBy(desc(blogPosts.releasedOn), desc(blogPosts.id));

/** Titles that contain all words, given in lower case, in any order. */
export const listPostsForCarousel = (db: Executor, today: ShopDay, words: readonly string[], limit: number) =>
  selectPosts(db)
    .where(
      and(
        blogPosts.isForCarousel,
        blogPosts.isActive,
        lte(blogPosts.releasedOn, today),
        ...words.map((word) => like(sql`lower(${blogPosts.title})`, containing(word))),
      ),
    )
    .orderBy(desc(blogPosts.releasedOn), desc(blogPosts.id))
    .limit(limit);

export async function findPost(db: Executor, id: string) {
  const [found] = await db
    .select({
      ...columns,
      content: blogPosts.content,
      titleEn: blogPosts.titleEn,
      contentEn: blogPosts.contentEn,
    })
    .from(blogPosts)
    .leftJoin(media, eq(media.id, blogPosts.pictureId))
    .where(eq(blogPosts.id, id));
  return found ?? null;
}

export async function countSlides(db: Executor, postId: string): Promise<number> {
  const [counted] = await db.select({ slides: count() }).from(slides).where(eq(slides.postId, postId));
  return counted?.slides ?? 0;
}
