import type { AdminPost, BlogPostCard, ListedPost, PostInput } from '#contracts/blog.ts';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import type { SlideChoiceQuery } from '#contracts/slide-choices.ts';
import { shopDay } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { auditedCrud } from '#server/modules/audit/audited-crud.service.ts';
import { sanitizeRichText } from '#server/modules/rich-text/rich-text.service.ts';
import * as repository from './blog-editing.repository.ts';

const presentCard = ({
  id,
  title,
  releasedOn,
  pictureAddress,
  picturePreview,
}: repository.ListedPostRow): BlogPostCard => ({
  _id: id,
  title,
  imageUrl: pictureAddress,
  imagePreview: picturePreview,
  releaseDate: releasedOn,
});

const present = (row: repository.ListedPostRow): ListedPost => ({
  ...presentCard(row),
  active: row.isActive,
  toCarusel: row.isForCarousel,
  version: row.version,
});

const posts = auditedCrud({
  thing: 'post',
  unknown: 'no-such-post',
  rows: repository.rows,
  nameOf: ({ title }: AdminPost) => title,
  recorded: ({ _id, version, imagePreview, ...post }) => post,
  find: async ({ db }, id) => {
    const found = await repository.findPost(db, id);
    if (!found) return found;
    const { content, titleEn, contentEn } = found;
    return { ...present(found), content, titleEn, contentEn };
  },
  refuseDeletion: async ({ db }, id) => {
    const slides = await repository.countSlides(db, id);
    if (slides > 0) throw new Refusal('IN_USE', { because: 'post-in-slides', values: { count: slides } });
  },
});

export const { get: getPost, remove: deletePost } = posts;

export async function listPosts({ db }: Context): Promise<ListedPost[]> {
  return (await repository.listPosts(db)).map(present);
}

export async function listPostsForCarousel(
  { db, now }: Context,
  { find, perPage }: SlideChoiceQuery,
): Promise<BlogPostCard[]> {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return (await repository.listPostsForCarousel(db, shopDay(now()), words, perPage)).map(presentCard);
}

/** The sanitized content, as it would be stored. */
export async function previewPost({ content }: { content: string }) {
  return { content: await sanitizeRichText(content, 'content') };
}

const fieldsOf = async ({ title, content, titleEn, contentEn, releaseDate, active, toCarusel }: PostInput) => ({
  title,
  ...(content !== undefined && { content: await sanitizeRichText(content, 'content') }),
  ...(titleEn !== undefined && { titleEn }),
  ...(contentEn !== undefined && { contentEn: await sanitizeRichText(contentEn, 'contentEn') }),
  ...(releaseDate !== undefined && { releasedOn: releaseDate }),
  ...(active !== undefined && { isActive: active }),
  ...(toCarusel !== undefined && { isForCarousel: toCarusel }),
});

export async function createPost(context: Context, input: PostInput, file?: UploadedFile): Promise<AdminPost> {
  const fields = await fieldsOf(input);
  const pictureId = (await context.pictures.storeFile(context, file)) ?? null;
  return posts.create(context, { releasedOn: shopDay(context.now()), ...fields, pictureId });
}

/** A file replaces the picture, an empty `imageUrl` removes it; omitted fields stay unchanged. */
export async function editPost(
  context: Context,
  id: string,
  input: PostInput,
  file?: UploadedFile,
): Promise<AdminPost> {
  const { imageUrl, version } = input;
  const fields = await fieldsOf(input);
  const pictureId = (await context.pictures.storeFile(context, file)) ?? (imageUrl === '' ? null : undefined);
  return posts.edit(context, id, { ...fields, ...(pictureId !== undefined && { pictureId }) }, version);
}
