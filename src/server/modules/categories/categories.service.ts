import type { Category, CategoryInput, getCategory as contract, MenuCategory } from '#contracts/categories.ts';
import type { ResponseOf } from '#contracts/kit/endpoint.ts';
import { translated } from '#domain/language.ts';
import { isAddressName } from '#domain/slug.ts';
import { type Context, inTransaction, type PublicContext } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { auditedCrud } from '#server/modules/audit/audited-crud.service.ts';
import { reindexCategoryLater } from '#server/modules/search-index/search-index.service.ts';
import * as repository from './categories.repository.ts';

export const isAnyCategory = ({ db }: Pick<Context, 'db'>) => repository.isAnyCategory(db);

export async function listMenuCategories({ db, addCacheTags, language }: PublicContext): Promise<MenuCategory[]> {
  addCacheTags('categories');
  const rows = await repository.listMenuCategories(db);
  return rows.map(({ name, nameEn, title }) => ({ name: translated(language, name, nameEn), title }));
}

export async function getCategory(
  { db, addCacheTags, language }: PublicContext,
  title: string,
): Promise<ResponseOf<typeof contract>> {
  addCacheTags('categories');
  const found = await repository.findCategory(db, title);
  if (!found) throw new Refusal('NOT_FOUND');
  return {
    name: translated(language, found.name, found.nameEn),
    title: found.title,
    description: translated(language, found.description, found.descriptionEn),
  };
}

export const categoriesConstraints: ConstraintErrors = {
  categories_name_unique: () => new Refusal('ALREADY_TAKEN', { fields: { name: 'name-alike' } }),
  categories_title_unique: () => new Refusal('ALREADY_TAKEN', { fields: { title: 'title-taken' } }),
  categories_discount_id_discounts_id_fk: () => new Refusal('INVALID', { fields: { discount: 'unknown-choice' } }),
};

const present = ({
  id,
  name,
  title,
  description,
  nameEn,
  descriptionEn,
  isActive,
  isMenu,
  discountId,
  version,
}: repository.CategoryRow): Category => ({
  _id: id,
  name,
  title,
  description,
  nameEn,
  descriptionEn,
  active: isActive,
  isMenu,
  discount: discountId,
  version,
});

const categories = auditedCrud({
  thing: 'category',
  unknown: 'no-such-category',
  rows: repository.rows,
  nameOf: ({ name }: Category) => name,
  find: async ({ db }, id) => {
    const found = await repository.findCategoryById(db, id);
    return found && present(found);
  },
  refuseDeletion: async ({ db }, id) => {
    const products = await repository.countProductsOfCategory(db, id);
    if (products > 0) throw new Refusal('IN_USE', { because: 'category-in-use', values: { count: products } });
  },
  afterWriting: async (context, before, { _id, name, nameEn }) => {
    if (before && (before.name !== name || before.nameEn !== nameEn)) await reindexCategoryLater(context, _id);
  },
});

export const { get: getCategoryById, remove: deleteCategory } = categories;

export async function listCategories({ db }: Context): Promise<Category[]> {
  return (await repository.listCategories(db)).map(present);
}

const fieldsOf = ({ active, discount, version: _, ...input }: CategoryInput) => ({
  ...input,
  isActive: active,
  discountId: discount,
});

/** Titles from before this rule stay until they are changed. */
function refuseForeignTitle(title: string): void {
  if (!isAddressName(title)) throw new Refusal('INVALID', { fields: { title: 'title-latin' } });
}

export async function createCategory(context: Context, input: CategoryInput): Promise<Category> {
  refuseForeignTitle(input.title);
  return categories.create(context, { ...fieldsOf(input), position: await repository.nextPosition(context.db) });
}

export async function editCategory(context: Context, id: string, input: CategoryInput): Promise<Category> {
  const before = await repository.findCategoryById(context.db, id);
  if (before?.title !== input.title) refuseForeignTitle(input.title);
  return categories.edit(context, id, fieldsOf(input), input.version);
}

/** The menu in this order. Categories that are not named keep their place after the others. */
export function arrangeCategories(context: Context, ids: readonly string[]): Promise<null> {
  return inTransaction(context, async (context) => {
    const before = await repository.lockPositions(context.db);
    await repository.arrange(context.db, ids);
    const after = new Map((await repository.lockPositions(context.db)).map(({ id, position }) => [id, position]));
    await recordChanges(
      context,
      before.map(({ id, name, position }) => ({
        thing: 'category',
        id,
        name,
        before: { position },
        after: { position: after.get(id) ?? position },
      })),
    );
    return null;
  });
}
