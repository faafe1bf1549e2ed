import type { BuyerOrder } from '#contracts/admin-orders.ts';
import { asUah } from '#contracts/kit/money.ts';
import type { Context } from '#server/context.ts';
import { presentOrderState } from '../orders.presenter.ts';
import { getOrderRow } from '../orders.service.ts';
import * as repository from './buyer-orders.repository.ts';

const shownAtOnce = 5;

type Row = Parameters<typeof presentOrderState>[0];

const present = (row: Row): BuyerOrder => ({ _id: row.id, ...presentOrderState(row) });

/** The newest other orders of the buyer, to see at a glance who it is. */
export async function listBuyerOrders({ db }: Context, orderId: string) {
  const order = await getOrderRow({ db }, orderId);
  const [rows, count] = await Promise.all([
    repository.listOthers(db, order, shownAtOnce),
    repository.countOthers(db, order),
  ]);
  return { count, orders: rows.map(present) };
}

type Page = { readonly startPage: number; readonly perPage: number };

/** A page of a buyer's orders, the newest first, with the sum of what they paid. */
export async function listOrdersOfBuyer({ db }: Context, buyer: repository.BuyerKey, { startPage, perPage }: Page) {
  const [rows, { quantity, spentKopecks }] = await Promise.all([
    repository.listOfBuyer(db, buyer, perPage, (startPage - 1) * perPage),
    repository.sumUp(db, buyer),
  ]);
  return { orders: rows.map(present), ordersQuantity: quantity, spent: asUah(spentKopecks) };
}
