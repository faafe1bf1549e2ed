import type { z } from 'zod';
import type { Brand, brandInput } from '#contracts/brands.ts';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { type ConstraintMeanings, Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { reindexBrand } from '#server/modules/search/search-index.service.ts';
import * as repository from './brands.repository.ts';

type BrandInput = z.output<typeof brandInput>;

export const brandsConstraints: ConstraintMeanings = {
  brands_name_unique: () => new Refusal('ALREADY_TAKEN', { fields: { name: 'name-taken' } }),
  brands_name_length: () => new Refusal('INVALID', { fields: { name: 'required' } }),
};

/** As many as fill whole rows of two, three, four or six. */
const shownBrands = 24;

const unknownBrand = () => new Refusal('NOT_FOUND', { because: 'no-such-brand' });

/** What the history tells of a brand. */
const recorded = ({ name, active, imageUrl }: Brand) => ({ name, active, imageUrl });

function present({ id, name, pictureAddress, isActive, version }: repository.BrandRow): Brand {
  return { _id: id, name, imageUrl: pictureAddress, active: isActive, version };
}

export async function listBrands({ db }: Context): Promise<Brand[]> {
  return (await repository.listBrands(db)).map(present);
}

export async function getBrand({ db }: Context, id: string): Promise<Brand> {
  const found = await repository.findBrand(db, id);
  if (!found) throw unknownBrand();
  return present(found);
}

export async function listShownBrands({ db, shows }: Context) {
  shows('brands', 'categories', 'products');
  const rows = await repository.listBrandsOnSale(db, shownBrands);
  return rows.map(({ id, name, pictureAddress, productsCount }) => ({
    _id: id,
    name,
    imageUrl: pictureAddress,
    productsCount,
  }));
}

/** A file replaces the picture, an empty `imageUrl` takes it away, and anything else leaves it as it is. */
async function pictureFor(context: Context, input: BrandInput, file: UploadedFile | undefined, current: string | null) {
  if (file) return (await context.pictures.store(context, file.bytes)).id;
  return input.imageUrl === '' ? null : current;
}

export async function createBrand(context: Context, input: BrandInput, file?: UploadedFile): Promise<Brand> {
  const pictureId = await pictureFor(context, input, file, null);
  return inTransaction(context, async (context) => {
    const id = await repository.insertBrand(context.db, { name: input.name, isActive: input.active, pictureId });
    await reindexBrand(context, id);
    const brand = await getBrand(context, id);
    await recordChanges(context, [{ thing: 'brand', id, name: brand.name, before: null, after: recorded(brand) }]);
    return brand;
  });
}

export async function editBrand(context: Context, id: string, input: BrandInput, file?: UploadedFile): Promise<Brand> {
  const seen = await repository.findBrand(context.db, id);
  if (!seen) throw unknownBrand();
  const pictureId = await pictureFor(context, input, file, seen.pictureId);
  return inTransaction(context, async (context) => {
    await repository.lockBrand(context.db, id);
    const current = await repository.findBrand(context.db, id);
    if (!current) throw unknownBrand();
    if (input.version !== undefined && input.version !== current.version) throw new Refusal('CHANGED_MEANWHILE');
    await repository.updateBrand(context.db, id, { name: input.name, isActive: input.active, pictureId });
    if (input.name !== current.name) await reindexBrand(context, id);
    const brand = await getBrand(context, id);
    const before = recorded(present(current));
    await recordChanges(context, [{ thing: 'brand', id, name: brand.name, before, after: recorded(brand) }]);
    return brand;
  });
}

export async function deleteBrand(context: Context, id: string): Promise<null> {
  return inTransaction(context, async (context) => {
    const { db } = context;
    if (!(await repository.lockBrand(db, id))) throw unknownBrand();
    const products = await repository.countProductsOfBrand(db, id);
    if (products > 0) throw new Refusal('IN_USE', { because: 'brand-in-use', values: { count: products } });
    const brand = await getBrand(context, id);
    await repository.deleteBrand(db, id);
    await recordChanges(context, [{ thing: 'brand', id, name: brand.name, before: recorded(brand), after: null }]);
    return null;
  });
}
