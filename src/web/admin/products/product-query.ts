import { z } from 'zod';
import { productSorts, productStatuses, stockStates } from '#contracts/admin-products.ts';
import { productFormats } from '#domain/scent.ts';

const isId = (text: string) => z.uuid().safeParse(text).success;
const oneOf = <Value extends string>(values: readonly Value[], text: string) => values.find((value) => value === text);

/** The filters of the address; what is not understood is left out. The tab "running out" is a filter of its own. */
export function readProductQuery(find: string, param: (name: string) => string) {
  const tab = param('status');
  const isLow = tab === 'low';
  const [category, brand] = [param('category'), param('brand')];
  const format = oneOf(productFormats, param('format'));
  const stock = isLow ? undefined : oneOf(stockStates, param('stock'));
  const discount = oneOf(['true', 'false'] as const, param('discount'));
  const filters = {
    ...(find !== '' && { find }),
    ...(isId(category) && { category }),
    ...(isId(brand) && { brand }),
    ...(format && { format }),
    ...(stock && { stock }),
    ...(discount && { discount }),
  };
  const sort = oneOf(productSorts, param('sort')) ?? '-date';
  return { filters, sort, isLow, productStatus: oneOf(productStatuses, tab) ?? 'all' };
}
