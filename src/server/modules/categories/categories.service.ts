import type { getCategory as contract, MenuCategory } from '#contracts/categories.ts';
import type { ResponseOf } from '#contracts/kit/endpoint.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './categories.repository.ts';

export function listMenuCategories({ db, shows }: Context): Promise<MenuCategory[]> {
  shows('categories');
  return repository.listMenuCategories(db);
}

export async function getCategory({ db, shows }: Context, title: string): Promise<ResponseOf<typeof contract>> {
  shows('categories');
  const found = await repository.findCategory(db, title);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
