import * as contract from '#contracts/blog.ts';
import { implement } from '#server/http/door.ts';
import * as blog from './blog.service.ts';

export const blogRoutes = [
  implement(contract.listBlogPosts, (context) => blog.listPosts(context)),
  implement(contract.getBlogPost, (context, { params }) => blog.getPost(context, params.id)),
];
