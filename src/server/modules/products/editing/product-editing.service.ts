import type { z } from 'zod';
import type {
  AdminProduct,
  AdminProductCard,
  AdminProductQuery,
  changeProducts as changeProductsContract,
  ProductChoice,
  ProductInput,
} from '#contracts/admin-products.ts';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import type { SlideChoiceQuery } from '#contracts/slide-choices.ts';
import { changesBetween } from '#domain/changes.ts';
import { addCounts, countedTo } from '#domain/counts.ts';
import { noteKeysOf } from '#domain/scent-notes.ts';
import { matchAnyForm } from '#domain/search-query.ts';
import { type Context, inRetriedTransaction, inTransaction } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { sanitizeRichText } from '#server/modules/rich-text/rich-text.service.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { explainStock } from '../stock/goods.service.ts';
import { countries } from './countries.ts';
import { presentAdminCard, presentAdminProduct, presentChoice, recordedProduct } from './product-editing.presenter.ts';
import * as repository from './product-editing.repository.ts';

type ListQuery = AdminProductQuery;
type BulkChange = z.output<NonNullable<(typeof changeProductsContract)['body']>>;

const unknownProduct = () => new Refusal('NOT_FOUND', { because: 'no-such-product' });

export const productsConstraints: ConstraintErrors = {
  products_item_no_unique: () => new Refusal('ALREADY_TAKEN', { fields: { itemNo: 'item-no-taken' } }),
  products_category_id_categories_id_fk: () => new Refusal('INVALID', { fields: { categories: 'unknown-choice' } }),
  products_brand_id_brands_id_fk: () => new Refusal('INVALID', { fields: { brand: 'unknown-choice' } }),
  products_size_range: () => new Refusal('INVALID', { fields: { sizes: 'whole-number' } }),
};

export function choiceOf(query: Partial<ListQuery>): repository.ProductChoiceQuery | null {
  const { productStatus, find, category, brand, format, stock, discount } = query;
  const words = find?.trim() ? matchAnyForm(find) : null;
  // A search for punctuation only finds nothing, rather than everything.
  if (find?.trim() && words === null) return null;
  const isEnabled =
    productStatus === undefined || productStatus === 'all' ? {} : { isEnabled: productStatus === 'active' };
  return { words, categoryId: category, brandId: brand, format, stock, isDiscounted: discount, ...isEnabled };
}

export async function listAdminProducts({ db }: Context, query: ListQuery): Promise<AdminProductCard[]> {
  const choice = choiceOf(query);
  if (choice === null) return [];
  const { perPage: limit, startPage, sort } = query;
  const rows = await repository.listProducts(db, choice, { limit, offset: (startPage - 1) * limit, sort });
  return rows.map(presentAdminCard);
}

export async function countAdminProducts({ db }: Context, query: Partial<ListQuery>) {
  const choice = choiceOf(query);
  const counts = choice === null ? { active: 0, inactive: 0, low: 0 } : await repository.countProducts(db, choice);
  return { all: addCounts(counts.active, counts.inactive), ...counts, countedTo };
}

export async function getAdminProduct({ db }: Pick<Context, 'db'>, id: string): Promise<AdminProduct> {
  const found = await repository.findProduct(db, id);
  if (!found) throw unknownProduct();
  return presentAdminProduct(found);
}

/** Runs before the transaction: sanitizing takes longer than a row should be locked. */
async function fieldsOf(input: ProductInput): Promise<Omit<repository.ProductFields, 'pictureId'>> {
  if (!input.bottling && input.quantityMl > 0) {
    throw new Refusal('INVALID', { fields: { quantityMl: 'ml-needs-bottling' } });
  }
  return {
    name: input.name,
    description: await sanitizeRichText(input.description, 'description'),
    nameEn: input.nameEn,
    descriptionEn: await sanitizeRichText(input.descriptionEn, 'descriptionEn'),
    currentPriceKopecks: input.currentPrice,
    previousPriceKopecks: input.previousPrice,
    discountPercent: input.discount,
    quantity: input.quantity,
    quantityMl: input.quantityMl,
    isBottled: input.bottling,
    sizeMl: input.sizes === 0 ? null : input.sizes,
    categoryId: input.categories,
    brandId: input.brand,
    manufacturer: input.manufacturer,
    manufacturerCountry: input.manufacturerCountry,
    seller: input.seller,
    productUrl: input.productUrl,
    color: input.color,
    itemNo: input.itemNo === '' ? null : input.itemNo,
    isEmptyBottle: input.itsBottle,
    isSet: input.isSet,
    ...scentOf(input),
    ...seoOf(input),
    isForCarousel: input.toCarusel,
    isEnabled: input.enabled,
  };
}

/** What was not sent stays as it is. */
function seoOf({ seoTitle, seoTitleEn, seoDescription, seoDescriptionEn }: ProductInput) {
  return {
    ...(seoTitle !== undefined && { seoTitle }),
    ...(seoTitleEn !== undefined && { seoTitleEn }),
    ...(seoDescription !== undefined && { seoDescription }),
    ...(seoDescriptionEn !== undefined && { seoDescriptionEn }),
  };
}

/** Stored pictures only; the same one twice counts once. */
async function galleryOf({ db }: Context, addresses: readonly string[]) {
  const wanted = [...new Set(addresses)];
  const found = await repository.findPictures(db, wanted);
  const ids = wanted.flatMap((address) => found.get(address) ?? []);
  if (ids.length < wanted.length) throw new Refusal('INVALID', { fields: { pictures: 'unknown-choice' } });
  const [first = null, ...further] = ids;
  return { first, further };
}

export async function uploadPicture(context: Context, file?: UploadedFile): Promise<{ address: string }> {
  if (!file) throw new Refusal('INVALID', { fields: { file: 'required' } });
  const { address } = await context.pictures.store(context, file.bytes);
  return { address };
}

function scentOf(input: ProductInput) {
  const { family, gender, concentration, year, perfumer, notesTop, notesHeart, notesBase } = input;
  return {
    ...{ family, gender, concentration, year, perfumer, notesTop, notesHeart, notesBase },
    seasons: input.seasons.join(','),
    noteKeys: noteKeysOf(notesTop, notesHeart, notesBase),
  };
}

/** Merges the typed stock with sales since the form was loaded, as a difference to what the form showed. */
function restocked(input: ProductInput, current: repository.AdminProductRow) {
  const quantity = current.quantity + input.quantity - (input.quantityWas ?? current.quantity);
  const quantityMl = input.bottling
    ? current.quantityMl + input.quantityMl - (input.quantityMlWas ?? current.quantityMl)
    : 0;
  return { quantity: Math.max(quantity, 0), quantityMl: Math.max(quantityMl, 0) };
}

async function recordProduct(context: Context, before: AdminProduct | null, after: AdminProduct | null): Promise<void> {
  const product = after ?? before;
  if (!product) return;
  const sides = { before: before && recordedProduct(before), after: after && recordedProduct(after) };
  await recordChanges(context, [{ thing: 'product', id: product._id, name: product.name, ...sides }]);
}

/** The conflict of optimistic concurrency: for each differing field the sent and the current value. */
function changedMeanwhile(input: ProductInput, current: AdminProduct): Refusal {
  const { description, descriptionEn, ...now } = recordedProduct(current);
  const wanted: Record<string, unknown> = { ...input, currentPrice: input.currentPrice / 100 };
  wanted.previousPrice = input.previousPrice === null ? null : input.previousPrice / 100;
  wanted.itemNo = input.itemNo || null;
  const comparable = Object.keys(now).filter(
    (name) => name in wanted && !['brand', 'categories', 'imageFirst'].includes(name),
  );
  const pick = (fields: Record<string, unknown>) => Object.fromEntries(comparable.map((name) => [name, fields[name]]));
  return new Refusal('CHANGED_MEANWHILE', { data: { changes: changesBetween(pick(wanted), pick(now)), current } });
}

export async function createProduct(context: Context, input: ProductInput, file?: UploadedFile): Promise<AdminProduct> {
  const fields = await fieldsOf(input);
  const stored = (await context.pictures.storeFile(context, file)) ?? null;
  return inRetriedTransaction(context, async (context) => {
    await explainStock(context);
    const gallery = input.pictures && (await galleryOf(context, input.pictures));
    const pictureId = gallery ? gallery.first : stored;
    const id = await repository.insertProduct(context.db, { ...fields, pictureId });
    if (gallery) await repository.replaceFurtherPictures(context.db, id, gallery.further);
    await reindexProducts(context, [id]);
    const made = await getAdminProduct(context, id);
    await recordProduct(context, null, made);
    return made;
  });
}

export async function editProduct(
  context: Context,
  id: string,
  input: ProductInput,
  file?: UploadedFile,
): Promise<AdminProduct> {
  const fields = await fieldsOf(input);
  // An empty `imageFirst` removes the picture.
  const stored = await context.pictures.storeFile(context, file);
  return inRetriedTransaction(context, async (context) => {
    await repository.lockProducts(context.db, [id]);
    const current = await repository.findProduct(context.db, id);
    if (!current) throw unknownProduct();
    const before = presentAdminProduct(current);
    if (input.version !== undefined && input.version !== current.version) throw changedMeanwhile(input, before);
    await explainStock(context);
    const gallery = input.pictures && (await galleryOf(context, input.pictures));
    const kept = input.imageFirst === '' ? null : current.pictureId;
    if (gallery) await repository.replaceFurtherPictures(context.db, id, gallery.further);
    await repository.updateProducts(context.db, [id], {
      ...fields,
      pictureId: gallery ? gallery.first : (stored ?? kept),
      ...restocked(input, current),
    });
    await reindexProducts(context, [id]);
    const after = await getAdminProduct(context, id);
    await recordProduct(context, before, after);
    return after;
  });
}

export async function turnProduct(context: Context, id: string, wanted?: boolean): Promise<AdminProduct> {
  return inTransaction(context, async (context) => {
    await repository.lockProducts(context.db, [id]);
    const before = await getAdminProduct(context, id);
    const isEnabled = wanted ?? !before.enabled;
    if (isEnabled === before.enabled) return before;
    await repository.updateProducts(context.db, [id], { isEnabled });
    const after = await getAdminProduct(context, id);
    await recordProduct(context, before, after);
    return after;
  });
}

export async function deleteProduct(context: Context, id: string): Promise<null> {
  return inTransaction(context, async (context) => {
    await repository.lockProducts(context.db, [id]);
    const product = await getAdminProduct(context, id);
    const { orders, slides, group } = await repository.findReferences(context.db, id);
    if (orders > 0) throw new Refusal('IN_USE', { because: 'product-ordered' });
    if (slides > 0) throw new Refusal('IN_USE', { because: 'product-in-slides', values: { count: slides } });
    if (group !== null) throw new Refusal('IN_USE', { because: 'product-in-group', values: { name: group } });
    await repository.deleteProduct(context.db, id);
    await recordProduct(context, product, null);
    return null;
  });
}

const copyMark = { uk: '(копія)', en: '(copy)' };
const longestName = 200;

export async function duplicateProduct(context: Context, id: string): Promise<AdminProduct> {
  return inRetriedTransaction(context, async (context) => {
    const found = await repository.findProduct(context.db, id);
    if (!found) throw unknownProduct();
    const mark = ` ${copyMark[context.language]}`;
    const marked = (name: string) => `${name.slice(0, longestName - mark.length)}${mark}`;
    const made = await repository.insertProduct(context.db, {
      name: marked(found.name),
      nameEn: found.nameEn && marked(found.nameEn),
      description: found.description,
      descriptionEn: found.descriptionEn,
      currentPriceKopecks: found.currentPriceKopecks,
      previousPriceKopecks: found.previousPriceKopecks,
      discountPercent: found.discountPercent,
      isBottled: found.isBottled,
      sizeMl: found.sizeMl,
      categoryId: found.categoryId,
      brandId: found.brandId,
      manufacturer: found.manufacturer,
      manufacturerCountry: found.manufacturerCountry,
      seller: found.seller,
      productUrl: found.productUrl,
      color: found.color,
      isEmptyBottle: found.isEmptyBottle,
      isSet: found.isSet,
      family: found.family,
      gender: found.gender,
      concentration: found.concentration,
      year: found.year,
      perfumer: found.perfumer,
      seasons: found.seasons,
      notesTop: found.notesTop,
      notesHeart: found.notesHeart,
      notesBase: found.notesBase,
      noteKeys: found.noteKeys,
      pictureId: found.pictureId,
      isEnabled: false,
    });
    await reindexProducts(context, [made]);
    const copy = await getAdminProduct(context, made);
    await recordProduct(context, null, copy);
    return copy;
  });
}

/** All or nothing: an unknown product means that the client's list is stale. */
export async function changeProducts(context: Context, { ids, ...change }: BulkChange): Promise<{ changed: number }> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  return inRetriedTransaction(context, async (context) => {
    const locked = await repository.lockProducts(context.db, wanted);
    if (locked.length < wanted.length) throw unknownProduct();
    const before = await repository.listLocked(context.db, locked);
    await repository.updateProducts(context.db, locked, {
      ...(change.enabled !== undefined && { isEnabled: change.enabled }),
      ...(change.categories !== undefined && { categoryId: change.categories }),
      ...(change.discount !== undefined && { discountPercent: change.discount }),
    });
    if (change.categories !== undefined) await reindexProducts(context, locked);
    const after = await repository.listLocked(context.db, locked);
    const auditedFields = (row: repository.AdminCardRow | undefined) =>
      row ? { enabled: row.isEnabled, categories: row.categoryName, discount: row.discountPercent } : null;
    await recordChanges(
      context,
      after.map((row, at) => ({
        thing: 'product',
        id: row.id,
        name: row.name,
        before: auditedFields(before[at]),
        after: auditedFields(row),
      })),
    );
    return { changed: locked.length };
  });
}

export async function findProductChoices(
  { db }: Context,
  { find, perPage }: { find: string; perPage: number },
): Promise<ProductChoice[]> {
  const choice = choiceOf({ find });
  return choice === null ? [] : (await repository.listChoices(db, choice, perPage)).map(presentChoice);
}

export async function listProductsForCarousel(
  { db }: Context,
  { find, perPage }: SlideChoiceQuery,
): Promise<ProductChoice[]> {
  const choice = choiceOf({ find });
  if (choice === null) return [];
  return (await repository.listChoices(db, choice, perPage, repository.isForCarousel)).map(presentChoice);
}

/** These products, in the given order. */
export async function choicesOf({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<ProductChoice[]> {
  if (ids.length === 0) return [];
  const rows = await repository.listChoices(db, { words: null }, ids.length, repository.isOneOf(ids));
  const byId = new Map(rows.map((row) => [row.id, presentChoice(row)]));
  return ids.flatMap((id) => byId.get(id.toLowerCase()) ?? []);
}

export const listCountries = () => [...countries];
