import type { BlogPost } from '#contracts/blog.ts';
import { shopDay } from '#domain/dates.ts';
import type { PublicContext } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './blog.repository.ts';

const present = (row: repository.BlogPostRow): BlogPost => ({
  _id: row.id,
  title: row.title,
  imageUrl: row.pictureAddress,
  imagePreview: row.picturePreview,
  releaseDate: row.releasedOn,
  content: row.content,
});

export async function listPosts({ db, now, addCacheTags }: PublicContext): Promise<BlogPost[]> {
  addCacheTags('blog');
  return (await repository.listPosts(db, shopDay(now()))).map(present);
}

export async function getPost({ db, now, addCacheTags }: PublicContext, id: string): Promise<BlogPost> {
  addCacheTags('blog');
  const found = await repository.findPost(db, id, shopDay(now()));
  if (!found) throw new Refusal('NOT_FOUND');
  return present(found);
}
