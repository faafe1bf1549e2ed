import type { z } from 'zod';
import type { Brand, BrandPage, brandInput } from '#contracts/brands.ts';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import { slugify } from '#domain/slug.ts';
import type { Context, PublicContext } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { auditedCrud } from '#server/modules/audit/audited-crud.service.ts';
import { reindexBrand } from '#server/modules/search-index/search-index.service.ts';
import * as repository from './brands.repository.ts';

type BrandInput = z.output<typeof brandInput>;

export const brandsConstraints: ConstraintErrors = {
  brands_name_unique: () => new Refusal('ALREADY_TAKEN', { fields: { name: 'name-taken' } }),
  brands_name_length: () => new Refusal('INVALID', { fields: { name: 'required' } }),
};

/** Fills whole rows of two, three, four or six columns. */
const shownBrands = 24;

function present({ id, name, pictureAddress, isActive, version }: repository.BrandRow): Brand {
  return { _id: id, name, imageUrl: pictureAddress, active: isActive, version };
}

const brands = auditedCrud({
  thing: 'brand',
  unknown: 'no-such-brand',
  rows: repository.rows,
  nameOf: ({ name }: Brand) => name,
  find: async ({ db }, id) => {
    const found = await repository.findBrand(db, id);
    return found && present(found);
  },
  refuseDeletion: async ({ db }, id) => {
    const products = await repository.countProductsOfBrand(db, id);
    if (products > 0) throw new Refusal('IN_USE', { because: 'brand-in-use', values: { count: products } });
  },
  afterWriting: async (context, before, { _id, name }) => {
    if (before?.name !== name) await reindexBrand(context, _id);
  },
});

export const { get: getBrand, remove: deleteBrand } = brands;

export async function listBrands({ db }: Context): Promise<Brand[]> {
  return (await repository.listBrands(db)).map(present);
}

export async function listShownBrands({ db, addCacheTags }: PublicContext) {
  addCacheTags('brands', 'categories', 'products');
  return (await repository.listBrandsOnSale(db, shownBrands)).map(presentPage);
}

const presentPage = ({ id, name, pictureAddress, productsCount }: repository.BrandOnSale): BrandPage => ({
  _id: id,
  name,
  // A name without a letter or digit has no slug.
  slug: slugify(name) || id,
  imageUrl: pictureAddress,
  productsCount,
});

export async function listBrandPages({ db, addCacheTags }: PublicContext): Promise<BrandPage[]> {
  addCacheTags('brands', 'categories', 'products');
  return (await repository.listBrandsOnSale(db)).map(presentPage);
}

export async function getBrandPage(context: PublicContext, slug: string): Promise<BrandPage> {
  const found = (await listBrandPages(context)).find((brand) => brand.slug === slug.toLowerCase());
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

export async function createBrand(context: Context, { name, active }: BrandInput, file?: UploadedFile): Promise<Brand> {
  const pictureId = (await context.pictures.storeFile(context, file)) ?? null;
  return brands.create(context, { name, isActive: active, pictureId });
}

/** A file replaces the picture, an empty `imageUrl` removes it; otherwise it stays unchanged. */
export async function editBrand(
  context: Context,
  id: string,
  { name, active, imageUrl, version }: BrandInput,
  file?: UploadedFile,
): Promise<Brand> {
  const stored = await context.pictures.storeFile(context, file);
  const pictureId = stored ?? (imageUrl === '' ? null : undefined);
  return brands.edit(context, id, { name, isActive: active, ...(pictureId !== undefined && { pictureId }) }, version);
}
