import { and, desc, eq, lte } from 'drizzle-orm';
import type { ShopDay } from '#domain/dates.ts';
import type { Executor } from '#server/db/connection.ts';
import { media } from '#server/modules/media/media.table.ts';
import { blogPosts } from './blog-posts.table.ts';

const isOut = (today: ShopDay) => and(blogPosts.isActive, lte(blogPosts.releasedOn, today));

const selectPosts = (db: Executor) =>
  db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      content: blogPosts.content,
      titleEn: blogPosts.titleEn,
      contentEn: blogPosts.contentEn,
      releasedOn: blogPosts.releasedOn,
      pictureAddress: media.address,
      picturePreview: media.preview,
    })
    .from(blogPosts)
    .leftJoin(media, eq(media.id, blogPosts.pictureId));

export type BlogPostRow = Awaited<ReturnType<typeof selectPosts>>[number];

export const listPosts = (db: Executor, today: ShopDay) =>
  selectPosts(db).where(isOut(today)).orderBy(desc(blogPosts.releasedOn), desc(blogPosts.id));

export async function findPost(db: Executor, id: string, today: ShopDay): Promise<BlogPostRow | null> {
  const [found] = await selectPosts(db).where(and(isOut(today), eq(blogPosts.id, id)));
  return found ?? null;
}
