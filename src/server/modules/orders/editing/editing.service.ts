import type { Clarification } from '#contracts/orders.ts';
import { kopecksToDecimal } from '#domain/money.ts';
import { areGoodsFixed } from '#domain/order-process.ts';
import { canBeEdited } from '#domain/order-states.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { type PricedGoods, priceGoods } from '#server/modules/cart/pricing.service.ts';
import { type Goods, lockGoods, takeStock } from '#server/modules/products/stock/goods.service.ts';
import * as repository from '../order-lines.repository.ts';
import {
  lineOf,
  outOfStock,
  refuseShortage,
  refuseSoldOtherwise,
  refuseTooDear,
} from '../placing/order-goods.service.ts';
import { advance, type LockedProcess } from '../process/order-process.service.ts';
import { changedContact, contactOf } from './contact.service.ts';

type Line = repository.OrderedLine;
type NewLine = repository.NewLine;
type Edition = { readonly lines: readonly NewLine[]; readonly totalKopecks: number };

/** Edits by staff: contact, delivery and, until money was refunded, the goods. Uses optimistic concurrency on `version`. */
export async function editOrder(context: Context, locked: LockedProcess, body: Clarification): Promise<void> {
  const { order } = locked;
  if (!canBeEdited(order.status)) throw new Refusal('NOT_ALLOWED_NOW', { because: 'order-not-to-edit' });
  if (body.version !== undefined && body.version !== order.version) throw new Refusal('CHANGED_MEANWHILE');
  const { db } = context;
  const lines = await repository.listLines(db, order.id);
  const edition = body.products && (await editGoods(context, locked, lines, body.products));
  const { contact, destination } = await changedContact(context, order, body);
  const totalKopecks = edition?.totalKopecks ?? order.totalKopecks;
  const [before, after] = [
    shown(contactOf(order), lines, order.totalKopecks),
    shown(contact, edition?.lines ?? lines, totalKopecks),
  ];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (edition) await repository.replaceLines(db, order.id, edition.lines);
  const event = { kind: 'edit', totalKopecks, paymentKind: contact.paymentKind } as const;
  await advance(context, locked, event, { ...contact, destination });
  await recordChanges(context, [{ thing: 'order', id: order.id, name: `№${order.orderNo}`, before, after }]);
}

/** What the audit log records. */
function shown(contact: ReturnType<typeof contactOf>, lines: readonly NewLine[], totalKopecks: number) {
  const { deliveryKind: _, paymentKind: __, ...fields } = contact;
  const products = lines.map(({ name, quantity, isBottled }) => `${name} × ${quantity}${isBottled ? ' ml' : ''}`);
  return { ...fields, products, totalSum: kopecksToDecimal(totalKopecks) };
}

type Wanted = { readonly id: string; readonly bottling?: boolean | undefined; readonly quantity: number };

/** Null if the goods do not change. New lines cost the current price, existing lines keep theirs. */
async function editGoods(
  context: Context,
  { state, order }: LockedProcess,
  lines: readonly Line[],
  products: NonNullable<Clarification['products']>,
): Promise<Edition | null> {
  const wanted = products.map(({ product, bottling, cartQuantity }): Wanted => {
    return { id: product.toLowerCase(), bottling, quantity: cartQuantity };
  });
  const lineById = new Map(lines.map((line) => [line.productId, line]));
  const isAsBefore = ({ id, quantity }: Wanted) => lineById.get(id)?.quantity === quantity;
  if (wanted.length === lines.length && wanted.every(isAsBefore)) return null;
  if (areGoodsFixed(state)) throw new Refusal('NOT_ALLOWED_NOW', { because: 'paid-goods-fixed' });
  const goodsById = await lockGoods(context, [...new Set([...lineById.keys(), ...wanted.map(({ id }) => id)])]);
  const priced = price(context, wanted, goodsById, lineById);
  const written = priced.map((one) => keptLine(one, lineById.get(one.goods.id)) ?? lineOf(one));
  const totalKopecks = written.reduce((sum, line) => sum + line.totalKopecks, 0);
  refuseTooDear(totalKopecks);
  await moveStock(context, order.id, priced, lines, goodsById);
  return { lines: written, totalKopecks };
}

function price(
  context: Context,
  wanted: readonly Wanted[],
  goodsById: ReadonlyMap<string, Goods>,
  lineById: ReadonlyMap<string, Line>,
): PricedGoods[] {
  const sellable = new Map<string, Goods>();
  for (const [id, goods] of goodsById) {
    const line = lineById.get(id);
    sellable.set(id, line ? asBought(goods, line) : goods);
  }
  refuseSoldOtherwise(wanted, sellable);
  refuseOtherAmounts(wanted, goodsById, lineById);
  const chosen = wanted.flatMap(({ id, quantity }) => {
    const goods = sellable.get(id);
    return goods ? [{ goods, quantity }] : [];
  });
  const priced = priceGoods(context, chosen);
  refuseShortage(context, priced, wanted, 'order');
  return priced;
}

/** The goods at the price of the order; its reserved quantity counts as available. */
function asBought(goods: Goods, line: Line): Goods {
  const { name, brandName, itemNo, pictureAddress, sizeMl, isBottled, quantity, discountPercent } = line;
  const then = { name, brandName, itemNo, pictureAddress, sizeMl, isBottled, discountPercent, categoryDiscount: null };
  const isSame = goods.isBottled === isBottled;
  return {
    ...goods,
    ...then,
    currentPriceKopecks: line.priceKopecks,
    isOnSale: true,
    quantity: isBottled ? 0 : quantity + (isSame ? goods.quantity : 0),
    quantityMl: isBottled ? quantity + (isSame ? goods.quantityMl : 0) : 0,
  };
}

/** Goods that switched between pieces and millilitres have no comparable stock: their line may stay or be removed. */
function refuseOtherAmounts(
  wanted: readonly Wanted[],
  goodsById: ReadonlyMap<string, Goods>,
  lineById: ReadonlyMap<string, Line>,
): void {
  const fields = wanted.flatMap(({ id, quantity }, at) => {
    const line = lineById.get(id);
    const isOther = line && line.quantity !== quantity && line.isBottled !== goodsById.get(id)?.isBottled;
    return isOther ? [[`products.${at}.cartQuantity`, 'sold-otherwise'] as const] : [];
  });
  if (fields.length > 0) throw new Refusal('INVALID', { fields: Object.fromEntries(fields) });
}

/** An unchanged line is not priced again. */
function keptLine({ quantity }: PricedGoods, line: Line | undefined): NewLine | null {
  return line?.quantity === quantity ? line : null;
}

/** Reserves the increase and releases the decrease. */
async function moveStock(
  context: Context,
  orderId: string,
  priced: readonly PricedGoods[],
  lines: readonly Line[],
  goodsById: ReadonlyMap<string, Goods>,
): Promise<void> {
  const amounts = new Map(lines.map(({ productId, quantity }) => [productId, -quantity]));
  for (const { goods, quantity } of priced) amounts.set(goods.id, quantity + (amounts.get(goods.id) ?? 0));
  for (const { productId, isBottled } of lines) {
    if (goodsById.get(productId)?.isBottled !== isBottled) amounts.delete(productId);
  }
  const changes = [...amounts].flatMap(([productId, amount]) => (amount === 0 ? [] : [{ productId, amount }]));
  if (changes.length === 0) return;
  const isTaken = await takeStock(context, changes, { reason: 'sale', order: orderId });
  if (!isTaken) throw outOfStock(context, priced, priced, [], 'order');
}
