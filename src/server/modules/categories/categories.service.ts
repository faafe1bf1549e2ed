import type { MenuCategory } from '#contracts/categories.ts';
import type { Context } from '#server/context.ts';
import * as repository from './categories.repository.ts';

export const listMenuCategories = ({ db }: Context): Promise<MenuCategory[]> => repository.listMenuCategories(db);
