import { z } from 'zod';
import { admin } from './kit/access.ts';
import { endpoint, publicRead } from './kit/endpoint.ts';
import { editedVersion, flag, id, line, nothing, text, version } from './kit/fields.ts';

export const brand = z.object({
  _id: id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  active: z.boolean(),
  version,
});
export type Brand = z.infer<typeof brand>;

export const brandInput = z.object({
  name: line(120),
  active: flag.default(true),
  /** The current picture; empty removes it, an uploaded file replaces it. */
  imageUrl: text(300).optional(),
  version: editedVersion,
});

const params = z.object({ id });

export const listBrands = endpoint({
  name: 'listBrands',
  summary: 'All brands by name',
  method: 'GET',
  path: 'admin/brands/getall',
  access: admin(),
  response: z.array(brand),
});

export const getBrand = endpoint({
  name: 'getBrand',
  summary: 'One brand',
  method: 'GET',
  path: 'admin/brands/get/{id}',
  access: admin('brands'),
  params,
  response: brand,
});

export const createBrand = endpoint({
  name: 'createBrand',
  summary: 'A new brand, with its picture as a file',
  method: 'POST',
  path: 'admin/brands/create',
  access: admin('brands'),
  body: brandInput,
  files: ['file'],
  response: brand,
  done: 'brand-created',
});

export const editBrand = endpoint({
  name: 'editBrand',
  summary: 'Changes a brand; a file replaces its picture',
  method: 'PUT',
  path: 'admin/brands/edit/{id}',
  access: admin('brands'),
  params,
  body: brandInput,
  files: ['file'],
  response: brand,
  done: 'brand-saved',
});

export const deleteBrand = endpoint({
  name: 'deleteBrand',
  summary: 'Deletes a brand that no product carries',
  method: 'DELETE',
  path: 'admin/brands/delete/{id}',
  access: admin('brands'),
  params,
  response: nothing,
  done: 'brand-deleted',
});

/** A brand with a page of its own. */
const brandPage = z.object({
  _id: id,
  name: z.string(),
  slug: z.string(),
  imageUrl: z.string().nullable(),
  productsCount: z.number().int(),
});
export type BrandPage = z.infer<typeof brandPage>;

export const listBrandPages = publicRead({
  name: 'listBrandPages',
  summary: 'All brands that have goods on sale, by name',
  method: 'GET',
  path: 'openpath/brands/pages',
  response: z.array(brandPage),
});

export const getBrandPage = publicRead({
  name: 'getBrandPage',
  summary: 'A brand that has goods on sale, by the slug of its name',
  method: 'GET',
  path: 'openpath/brands/by/slug/{slug}',
  params: z.object({ slug: text(120).min(1) }),
  response: brandPage,
});

export const listShownBrands = publicRead({
  name: 'listShownBrands',
  summary: 'The brands that have most goods on sale, with their pictures',
  method: 'GET',
  path: 'openpath/brands/getall',
  response: z.array(brandPage),
});
