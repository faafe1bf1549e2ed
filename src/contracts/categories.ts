import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';

export const menuCategory = z.object({ name: z.string(), title: z.string() });
export type MenuCategory = z.infer<typeof menuCategory>;

export const listMenuCategories = endpoint({
  name: 'listMenuCategories',
  summary: 'The categories of the menu, in its order',
  method: 'GET',
  path: 'openpath/categories/getall/ismenu',
  access: everyone,
  response: z.array(menuCategory),
});
