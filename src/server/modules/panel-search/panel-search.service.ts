import { asTotalSum } from '#contracts/kit/money.ts';
import type { PanelFound } from '#contracts/panel-search.ts';
import { orderSearch } from '#domain/order-search.ts';
import { peopleSearchWords } from '#domain/people-search.ts';
import { type ModuleName, mayUse } from '#domain/permissions.ts';
import { type Context, personOf } from '#server/context.ts';
import { findProductChoices } from '#server/modules/products/editing/product-editing.service.ts';
import * as repository from './panel-search.repository.ts';

/** Of each kind. */
const mostShown = 5;

/** Finds only what the caller may open. */
export async function searchPanel(context: Context, { find }: { find: string }): Promise<PanelFound> {
  const { permissions } = personOf(context);
  const may = (module: ModuleName) => mayUse(permissions, 'admin', module);
  const { db } = context;
  const wanted = orderSearch(find);
  const words = peopleSearchWords(find);
  if (words.length === 0 && wanted.orderNo === null) return { orders: [], products: [], buyers: [] };
  const [orders, products, buyers] = await Promise.all([
    may('orders') ? repository.findOrders(db, wanted, mostShown) : [],
    may('products') ? findProductChoices(context, { find, perPage: mostShown }) : [],
    may('users') && words.length > 0 ? repository.findPeople(db, words, mostShown) : [],
  ]);
  return {
    orders: orders.map(({ id, orderNo, firstName, lastName, status, createdAt, totalKopecks }) => ({
      _id: id,
      orderNo,
      name: `${firstName} ${lastName}`,
      status,
      date: createdAt.toISOString(),
      totalSum: asTotalSum(totalKopecks),
    })),
    products,
    buyers: buyers.map(({ id, ...buyer }) => ({ _id: id, ...buyer })),
  };
}
