import * as contract from '#contracts/categories.ts';
import { implement } from '#server/http/dispatch.ts';
import * as categories from './categories.service.ts';

export const categoriesRoutes = [
  implement(contract.listMenuCategories, (context) => categories.listMenuCategories(context)),
  implement(contract.getCategory, (context, { params }) => categories.getCategory(context, params.title)),
  implement(contract.listCategories, (context) => categories.listCategories(context)),
  implement(contract.getCategoryById, (context, { params }) => categories.getCategoryById(context, params.id)),
  implement(contract.createCategory, (context, { body }) => categories.createCategory(context, body)),
  implement(contract.editCategory, (context, { params, body }) => categories.editCategory(context, params.id, body)),
  implement(contract.arrangeCategories, (context, { body }) => categories.arrangeCategories(context, body.ids)),
  implement(contract.deleteCategory, (context, { params }) => categories.deleteCategory(context, params.id)),
];
