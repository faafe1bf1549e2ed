import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint, publicRead } from './kit/endpoint.ts';
import { editedVersion, id, line, nothing, optionalLine, requiredFlag, text, version } from './kit/fields.ts';

export const menuCategory = z.object({ name: z.string(), title: z.string() });
export type MenuCategory = z.infer<typeof menuCategory>;

/** The slug of a category. */
export const categoryTitle = text(120)
  .min(1)
  .regex(/^\P{Cc}*$/u, 'control-characters');

export const listMenuCategories = publicRead({
  name: 'listMenuCategories',
  summary: 'The categories of the menu, in its order',
  method: 'GET',
  path: 'openpath/categories/getall/ismenu',
  response: z.array(menuCategory),
});

export const getCategory = publicRead({
  name: 'getCategory',
  summary: 'A category that buyers can see, by the title in its address',
  method: 'GET',
  path: 'openpath/categories/by/title/{title}',
  params: z.object({ title: categoryTitle }),
  response: menuCategory.extend({ description: z.string() }),
});

const category = z.object({
  _id: id,
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Empty if English pages show the Ukrainian one, as the next. */
  nameEn: z.string(),
  descriptionEn: z.string(),
  active: z.boolean(),
  isMenu: z.boolean(),
  /** The id of its discount. */
  discount: id.nullable(),
  version,
});
export type Category = z.infer<typeof category>;

export const categoryInput = z.object({
  name: line(120),
  /** Part of the URL, so without characters that delimit or escape one. */
  title: line(120).refine((title) => !/[/\\?#%]/.test(title), 'title-signs'),
  description: optionalLine(1000).default(''),
  /** An edit without a translation leaves it as it is. */
  nameEn: optionalLine(120).optional(),
  descriptionEn: optionalLine(1000).optional(),
  active: requiredFlag,
  isMenu: requiredFlag,
  discount: z.union([z.literal('').transform(() => null), z.null(), id]).default(null),
  version: editedVersion,
});
export type CategoryInput = z.output<typeof categoryInput>;

const params = z.object({ id });

export const listCategories = endpoint({
  name: 'listCategories',
  summary: 'All categories in the order of the menu',
  method: 'GET',
  path: 'admin/categories/getall',
  access: admin(),
  response: z.array(category),
});

export const getCategoryById = endpoint({
  name: 'getCategoryById',
  summary: 'One category, shown to buyers or not',
  method: 'GET',
  path: 'admin/categories/get/{id}',
  access: admin('categories'),
  params,
  response: category,
});

export const createCategory = endpoint({
  name: 'createCategory',
  summary: 'A new category, at the end of the menu',
  method: 'POST',
  path: 'admin/categories/create',
  access: admin('categories'),
  body: categoryInput,
  response: category,
  done: 'category-created',
});

export const editCategory = endpoint({
  name: 'editCategory',
  summary: 'Changes a category',
  method: 'PUT',
  path: 'admin/categories/edit/{id}',
  access: admin('categories'),
  params,
  body: categoryInput,
  response: category,
  done: 'category-saved',
});

/** As many as a menu can have. */
const mostCategories = 1000;

export const arrangeCategories = endpoint({
  name: 'arrangeCategories',
  summary: 'Puts the categories in this order, which is that of the menu',
  method: 'PUT',
  path: 'admin/categories/order',
  access: admin('categories'),
  body: z.object({ ids: z.array(id).min(1, 'required').max(mostCategories, 'too-long') }),
  response: nothing,
  done: 'categories-arranged',
});

export const deleteCategory = endpoint({
  name: 'deleteCategory',
  summary: 'Deletes a category that has no products',
  method: 'DELETE',
  path: 'admin/categories/delete/{id}',
  access: admin('categories'),
  params,
  response: nothing,
  done: 'category-deleted',
});
