import { createHash } from 'node:crypto';
import type { OrderInput } from '#contracts/orders.ts';
import { dayMs } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './placing.repository.ts';

const keptForDays = 7;

/** Hashes only the fields that define the order; anything else in the body is ignored. */
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

const guestScope = 'placeOrder:guest';

const scopeOf = ({ person }: Context): string => (person ? `placeOrder:${person.userId}` : guestScope);

/**
 * The key of an account belongs to that account. The key of a guest, a random secret, is proof enough for any caller: the guest may have signed in
 * since.
 */
const mayUseKey = (context: Context, { scope }: { scope: string }): boolean =>
  scope === guestScope || scope === scopeOf(context);

export type Claimed = { readonly orderId: string; readonly isNew: boolean };

/**
 * Runs in the transaction that writes the order, so key and order are atomic; a new claim holds the discounts too. A concurrent request
 * with the same key blocks here until the first commits, then returns that order, or places it if the first rolled back.
 */
export async function claimKey(context: Context, key: string, input: OrderInput): Promise<Claimed> {
  const claim = { scope: scopeOf(context), key, bodyHash: hashOf(input), createdAt: context.now() };
  const orderId = await repository.claimKey(context.db, claim);
  if (orderId !== null) return { orderId, isNew: true };
  const known = await repository.findKey(context.db, key);
  // The clean-up job deleted it in between.
  if (!known) return claimKey(context, key, input);
  // The session may have ended since: key and order together prove the sender, unless it is another account.
  const isSender = !context.person || mayUseKey(context, known);
  const isSameOrder = isSender && known.bodyHash === claim.bodyHash;
  if (!isSameOrder) throw new Refusal('NOT_ALLOWED_NOW', { because: 'key-of-another-order' });
  return { orderId: known.orderId, isNew: false };
}

/** For a client that lost the response: a read-only lookup by idempotency key. */
export async function findPlacedOrder(context: Context, key: string | undefined): Promise<{ _id: string }> {
  const known = key === undefined ? null : await repository.findKey(context.db, key);
  if (!known || !mayUseKey(context, known)) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
  return { _id: known.orderId };
}

/** The key of a guest's order is a secret of the browser that placed it. */
export async function findGuestOrderId({ db }: Pick<Context, 'db'>, key: string): Promise<string | null> {
  const known = await repository.findKey(db, key);
  return known?.scope === guestScope ? known.orderId : null;
}

/** Retention: no client retries after that long. */
export function dropOldKeys({ db, now }: Context): Promise<number> {
  return repository.deleteKeysBefore(db, new Date(now().getTime() - keptForDays * dayMs));
}
