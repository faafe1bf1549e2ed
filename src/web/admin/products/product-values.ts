import type { z } from 'zod';
import { type AdminProduct, pictureList, productFields, seoFields } from '#contracts/admin-products.ts';
import { kopecksToUah } from '#domain/money.ts';
import type { EditedState } from './product-draft.ts';

/** The form holds text as typed; validation is that of the contract. */
export const productValues = productFields.extend({ ...seoFields, pictures: pictureList });
export type ProductOutput = z.output<typeof productValues>;

/** With a decimal comma. */
const typedUah = (uah: number) => String(uah).replace('.', ',');

type ProductValues = z.input<typeof productValues>;

/** Stock and price start empty, so that they must be filled in. */
const newProduct: ProductValues = {
  name: '',
  description: '',
  nameEn: '',
  descriptionEn: '',
  currentPrice: '',
  previousPrice: '',
  discount: '',
  quantity: '',
  bottling: false,
  quantityMl: '',
  sizes: '',
  categories: '',
  brand: '',
  manufacturer: '',
  manufacturerCountry: '',
  seller: '',
  productUrl: '',
  color: '',
  itemNo: '',
  itsBottle: false,
  isSet: false,
  family: '',
  gender: '',
  concentration: '',
  year: '',
  perfumer: '',
  seasons: [],
  notesTop: '',
  notesHeart: '',
  notesBase: '',
  toCarusel: false,
  enabled: true,
  seoTitle: '',
  seoTitleEn: '',
  seoDescription: '',
  seoDescriptionEn: '',
  pictures: [],
};

export function valuesOf(product: AdminProduct | null): ProductValues {
  if (product === null) return newProduct;
  const { description, manufacturer, manufacturerCountry, seller, productUrl, color } = product;
  const { seoTitle, seoTitleEn, seoDescription, seoDescriptionEn } = product;
  const { nameEn, descriptionEn, isSet, perfumer, seasons, notesTop, notesHeart, notesBase } = product;
  return {
    ...{ description, manufacturer, manufacturerCountry, seller, productUrl, color },
    ...{ nameEn, descriptionEn, isSet, perfumer, seasons, notesTop, notesHeart, notesBase },
    ...{ seoTitle, seoTitleEn, seoDescription, seoDescriptionEn },
    family: product.family ?? '',
    gender: product.gender ?? '',
    concentration: product.concentration ?? '',
    year: product.year === null ? '' : String(product.year),
    name: product.name,
    currentPrice: typedUah(product.currentPrice),
    previousPrice: product.previousPrice === null ? '' : typedUah(product.previousPrice),
    discount: product.discount === 0 ? '' : String(product.discount),
    quantity: String(product.quantity),
    bottling: product.bottling,
    quantityMl: product.bottling ? String(product.quantityMl) : '',
    sizes: product.sizes === null ? '' : String(product.sizes),
    categories: product.categories._id,
    brand: product.brand?._id ?? '',
    itemNo: product.itemNo ?? '',
    itsBottle: product.itsBottle,
    toCarusel: product.toCarusel,
    enabled: product.enabled,
    pictures: [...(product.imageFirst === null ? [] : [product.imageFirst]), ...product.imageUrls],
  };
}

/** The request body. An edit sends the version and the initial stock, so that sales in between are not overwritten. */
export function bodyOf(fields: ProductOutput, edited: EditedState) {
  return {
    ...fields,
    currentPrice: kopecksToUah(fields.currentPrice),
    previousPrice: fields.previousPrice === null ? null : kopecksToUah(fields.previousPrice),
    quantityMl: fields.bottling ? fields.quantityMl : 0,
    ...(edited && {
      version: edited.version,
      quantityWas: edited.quantity,
      quantityMlWas: edited.quantityMl,
    }),
  };
}
