import * as contract from '#contracts/categories.ts';
import { implement } from '#server/http/door.ts';
import * as categories from './categories.service.ts';

export const categoriesRoutes = [
  implement(contract.listMenuCategories, (context) => categories.listMenuCategories(context)),
  implement(contract.getCategory, (context, { params }) => categories.getCategory(context, params.title)),
];
