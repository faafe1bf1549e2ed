import * as contract from '#contracts/blog.ts';
import { implement } from '#server/http/dispatch.ts';
import * as blog from './blog.service.ts';
import * as editing from './blog-editing.service.ts';

export const blogRoutes = [
  implement(contract.listBlogPosts, (context) => blog.listPosts(context)),
  implement(contract.getBlogPost, (context, { params }) => blog.getPost(context, params.id)),
  implement(contract.listAdminPosts, (context) => editing.listPosts(context)),
  implement(contract.getAdminPost, (context, { params }) => editing.getPost(context, params.id)),
  implement(contract.createPost, (context, { body, files }) => editing.createPost(context, body, files.file)),
  implement(contract.editPost, (context, { params, body, files }) =>
    editing.editPost(context, params.id, body, files.file),
  ),
  implement(contract.previewPost, (_context, { body }) => editing.previewPost(body)),
  implement(contract.deletePost, (context, { params }) => editing.deletePost(context, params.id)),
  implement(contract.listPostsForCarousel, (context, { query }) => editing.listPostsForCarousel(context, query)),
];
