import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint, publicRead } from './kit/endpoint.ts';
import { day, editedVersion, flag, id, line, nothing, optionalLine, text, version } from './kit/fields.ts';
import { slideChoiceQuery } from './slide-choices.ts';

export const blogPostCard = z.object({
  _id: id,
  title: z.string(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
  releaseDate: z.iso.date(),
});
export type BlogPostCard = z.infer<typeof blogPostCard>;

export const blogPost = blogPostCard.extend({ content: z.string() });
export type BlogPost = z.infer<typeof blogPost>;

export const listBlogPosts = publicRead({
  name: 'listBlogPosts',
  summary: 'Posts that are out, the newest first',
  method: 'GET',
  path: 'blog/getall',
  response: z.array(blogPost),
});

export const getBlogPost = publicRead({
  name: 'getBlogPost',
  summary: 'A post that is out',
  method: 'GET',
  path: 'blog/get/{id}',
  params: z.object({ id }),
  response: blogPost,
});

/** A post as staff sees it, published or not. */
const listedPost = blogPostCard.extend({ active: z.boolean(), toCarusel: z.boolean(), version });
export type ListedPost = z.infer<typeof listedPost>;

const adminPost = listedPost.extend({
  content: z.string(),
  /** Empty if English pages show the Ukrainian one, as the next. */
  titleEn: z.string(),
  contentEn: z.string(),
});
export type AdminPost = z.infer<typeof adminPost>;

const postText = text(500_000);

/** Omitted fields are empty or off in a new post, and unchanged in an existing one. */
export const postInput = z.object({
  title: line(200),
  content: postText.optional(),
  titleEn: optionalLine(200).optional(),
  contentEn: postText.optional(),
  /** Default for a new post: today. */
  releaseDate: z.union([z.literal('').transform(() => undefined), day]).optional(),
  active: flag.optional(),
  toCarusel: flag.optional(),
  /** The current picture; empty removes it, an uploaded file replaces it. */
  imageUrl: text(300).optional(),
  version: editedVersion,
});
export type PostInput = z.output<typeof postInput>;

const params = z.object({ id });

export const listAdminPosts = endpoint({
  name: 'listAdminPosts',
  summary: 'All posts, the newest first',
  method: 'GET',
  path: 'admin/blog/getall',
  access: admin('blog'),
  response: z.array(listedPost),
});

export const getAdminPost = endpoint({
  name: 'getAdminPost',
  summary: 'One post with its text, out or not',
  method: 'GET',
  path: 'admin/blog/get/{id}',
  access: admin('blog'),
  params,
  response: adminPost,
});

export const createPost = endpoint({
  name: 'createPost',
  summary: 'A new post, with its picture as a file',
  method: 'POST',
  path: 'admin/blog/create',
  access: admin('blog'),
  body: postInput,
  files: ['file'],
  response: adminPost,
  done: 'post-created',
});

export const editPost = endpoint({
  name: 'editPost',
  summary: 'Changes a post; a file replaces its picture',
  method: 'PUT',
  path: 'admin/blog/edit/{id}',
  access: admin('blog'),
  params,
  body: postInput,
  files: ['file'],
  response: adminPost,
  done: 'post-saved',
});

export const previewPost = endpoint({
  name: 'previewPost',
  summary: 'A text as readers would get it, cleaned and kept nowhere',
  method: 'POST',
  path: 'admin/blog/preview',
  access: admin('blog'),
  body: z.object({ content: postText }),
  response: z.object({ content: z.string() }),
});

export const deletePost = endpoint({
  name: 'deletePost',
  summary: 'Deletes a post that no carousel shows',
  method: 'DELETE',
  path: 'admin/blog/delete/{id}',
  access: admin('blog'),
  params,
  response: nothing,
  done: 'post-deleted',
});

export const listPostsForCarousel = endpoint({
  name: 'listPostsForCarousel',
  summary: 'Posts that are marked for the carousel and out, all or by words of their titles',
  method: 'GET',
  path: 'admin/blog/blogforcaruser',
  access: admin('carusels'),
  query: slideChoiceQuery,
  response: z.array(blogPostCard),
});
