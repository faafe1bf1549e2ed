import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';

export const blogPostCard = z.object({
  _id: id,
  title: z.string(),
  imageUrl: z.string().nullable(),
  imagePreview: z.string().nullable(),
  /** The day it came out, like 2026-03-17. */
  releaseDate: z.iso.date(),
});
export type BlogPostCard = z.infer<typeof blogPostCard>;

export const blogPost = blogPostCard.extend({ content: z.string() });
export type BlogPost = z.infer<typeof blogPost>;

export const listBlogPosts = endpoint({
  name: 'listBlogPosts',
  summary: 'Posts that are out, the newest first',
  method: 'GET',
  path: 'blog/getall',
  access: everyone,
  response: z.array(blogPost),
});

export const getBlogPost = endpoint({
  name: 'getBlogPost',
  summary: 'A post that is out',
  method: 'GET',
  path: 'blog/get/{id}',
  access: everyone,
  params: z.object({ id }),
  response: blogPost,
});
