import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';

export const menuCategory = z.object({ name: z.string(), title: z.string() });
export type MenuCategory = z.infer<typeof menuCategory>;

/** The word in the address of a category. */
export const categoryTitle = z
  .string()
  .min(1)
  .max(120)
  .regex(/^\P{Cc}*$/u, 'control-characters');

export const listMenuCategories = endpoint({
  name: 'listMenuCategories',
  summary: 'The categories of the menu, in its order',
  method: 'GET',
  path: 'openpath/categories/getall/ismenu',
  access: everyone,
  response: z.array(menuCategory),
});

export const getCategory = endpoint({
  name: 'getCategory',
  summary: 'A category that buyers can see, by the title in its address',
  method: 'GET',
  path: 'openpath/categories/by/title/{title}',
  access: everyone,
  params: z.object({ title: categoryTitle }),
  response: menuCategory.extend({ description: z.string() }),
});
