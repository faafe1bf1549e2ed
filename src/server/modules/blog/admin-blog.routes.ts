import * as contract from '#contracts/blog.ts';
import { implement } from '#server/http/door.ts';
import * as blog from './admin-blog.service.ts';

export const adminBlogRoutes = [
  implement(contract.listAdminPosts, (context) => blog.listPosts(context)),
  implement(contract.getAdminPost, (context, { params }) => blog.getPost(context, params.id)),
  implement(contract.createPost, (context, { body, files }) => blog.createPost(context, body, files.file)),
  implement(contract.editPost, (context, { params, body, files }) =>
    blog.editPost(context, params.id, body, files.file),
  ),
  implement(contract.previewPost, (_context, { body }) => blog.previewPost(body)),
  implement(contract.deletePost, (context, { params }) => blog.deletePost(context, params.id)),
  implement(contract.listPostsForCarousel, (context, { query }) => blog.listPostsForCarousel(context, query)),
];
