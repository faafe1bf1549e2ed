import { createHash } from 'node:crypto';
import type { OrderInput } from '#contracts/orders.ts';
import { dayMs } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './placing.repository.ts';

const keptForDays = 7;

/** Only what decides about the order: what else came along is not read, so it cannot make it another one. */
function hashOf(input: OrderInput): string {
  const { firstName, lastName, phone, email, deliveryAddress, paymentMethod, comment, totalSum } = input;
  const { delivery, region, city, address } = deliveryAddress;
  const contact = [firstName, lastName, phone, email, delivery, region, city, address, paymentMethod, comment];
  const lines = input.products.map(({ product, cartQuantity, bottling }) => [
    product.toLowerCase(),
    cartQuantity,
    bottling,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([contact, lines, totalSum]))
    .digest('base64url');
}

/** A key is its sender's own: what another one sends with it is another order. */
const scopeOf = ({ person }: Context): string => `placeOrder:${person?.userId ?? 'guest'}`;

export type Claimed = { readonly orderId: string; readonly isNew: boolean };

/**
 * In the transaction that writes the order, so that key and order stand or fall together. A second request with the key waits
 * here until the first is done: then it gets that one's order, or, if there is none, makes it itself.
 */
export async function claimKey(context: Context, key: string, input: OrderInput): Promise<Claimed> {
  const claim = { scope: scopeOf(context), key, bodyHash: hashOf(input), createdAt: context.now() };
  const orderId = await repository.claimKey(context.db, claim);
  if (orderId !== null) return { orderId, isNew: true };
  const known = await repository.findKey(context.db, claim);
  // It was swept away between the two looks.
  if (!known) return claimKey(context, key, input);
  if (known.bodyHash !== claim.bodyHash) throw new Refusal('NOT_ALLOWED_NOW', { because: 'key-of-another-order' });
  return { orderId: known.orderId, isNew: false };
}

/** For whose answer was lost and who may want nothing more by now: this looks, and places nothing. */
export async function findPlacedOrder(context: Context, key: string | undefined): Promise<{ _id: string }> {
  const known = key === undefined ? null : await repository.findKey(context.db, { scope: scopeOf(context), key });
  if (!known) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  return { _id: known.orderId };
}

/** Nobody repeats a request after so long. */
export function dropOldKeys({ db, now }: Context): Promise<number> {
  return repository.deleteKeysBefore(db, new Date(now().getTime() - keptForDays * dayMs));
}
