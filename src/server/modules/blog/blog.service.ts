import type { BlogPost } from '#contracts/blog.ts';
import { shopDay } from '#domain/dates.ts';
import { type Language, translated } from '#domain/language.ts';
import type { PublicContext } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './blog.repository.ts';

const present = (row: repository.BlogPostRow, language: Language): BlogPost => ({
  _id: row.id,
  title: translated(language, row.title, row.titleEn),
  imageUrl: row.pictureAddress,
  imagePreview: row.picturePreview,
  releaseDate: row.releasedOn,
  content: translated(language, row.content, row.contentEn),
});

export async function listPosts({ db, now, addCacheTags, language }: PublicContext): Promise<BlogPost[]> {
  addCacheTags('blog');
  return (await repository.listPosts(db, shopDay(now()))).map((row) => present(row, language));
}

export async function getPost({ db, now, addCacheTags, language }: PublicContext, id: string): Promise<BlogPost> {
  addCacheTags('blog');
  const found = await repository.findPost(db, id, shopDay(now()));
  if (!found) throw new Refusal('NOT_FOUND');
  return present(found, language);
}
