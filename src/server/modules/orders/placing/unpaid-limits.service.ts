import { createHash } from 'node:crypto';
import { formatPrice } from '#domain/money.ts';
import { shop } from '#domain/shop.ts';
import {
  findExcess,
  type Reservation,
  scaleLimits,
  type UnpaidExcess,
  type UnpaidLimits,
  unpaidLimits,
} from '#domain/unpaid-limits.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type Holder, listUnpaid, lockKeys } from './placing.repository.ts';

type Buyer = Pick<Holder, 'userId' | 'phone' | 'email'>;

type NamedLine = Reservation['lines'][number] & { readonly name: string };
type NamedReservation = Omit<Reservation, 'lines'> & { readonly lines: readonly NamedLine[] };

export type Allowance = {
  /** Stored with the order. */
  readonly callerHash: Buffer | null;
  /** Refuses an order that exceeds the limits of unpaid reservations. */
  refuseBeyond(order: NamedReservation): void;
};

const hashOf = (caller: string): Buffer => createHash('sha256').update(`unpaid-order\n${caller}`).digest();

/**
 * The remaining allowance. Holds advisory locks on IP address, account, phone and e-mail until the transaction ends, so that
 * concurrent orders cannot exceed the limits together. Null where the limits are off.
 */
export async function lockAllowance(context: Context, { userId, phone, email }: Buyer): Promise<Allowance | null> {
  const { callerAddress, db, limits } = context;
  if (limits.unpaidFactor === 0) return null;
  const callerHash = callerAddress === null ? null : hashOf(callerAddress);
  await lockKeys(db, [
    ...(callerHash ? [`caller ${callerHash.toString('hex')}`] : []),
    ...(userId ? [`user ${userId}`] : []),
    `phone ${phone}`,
    `email ${email.toLowerCase()}`,
  ]);
  const open = await listUnpaid(db, { callerHash, userId, phone, email });
  const person = scaleLimits(unpaidLimits.person, limits.unpaidFactor);
  const caller = scaleLimits(unpaidLimits.caller, limits.unpaidFactor);
  const counted = [
    { open: open.filter(({ isOfUser }) => isOfUser), most: person },
    { open: open.filter(({ isOfPhone }) => isOfPhone), most: person },
    { open: open.filter(({ isOfEmail }) => isOfEmail), most: person },
    { open: open.filter(({ isOfCaller }) => isOfCaller), most: caller },
  ];
  return {
    callerHash,
    refuseBeyond: (order) => {
      if (order.totalKopecks === 0) return;
      for (const { open, most } of counted) {
        const excess = findExcess(open, order, most);
        if (excess === null) continue;
        context.log.info({ excess: excess.kind }, 'an order exceeds the limit of unpaid orders');
        throw refusalOf(excess, order, most);
      }
    },
  };
}

function refusalOf(excess: UnpaidExcess, { lines }: NamedReservation, most: UnpaidLimits): Refusal {
  const phone = shop.shownPhone;
  if (excess.kind === 'orders') return new Refusal('NOT_ALLOWED_NOW', { because: 'too-many-unpaid-orders' });
  if (excess.kind === 'one-product') {
    const goods = lines.find((line) => line.productId === excess.productId)?.name ?? '';
    const values = { pieces: most.piecesOfOne, ml: most.mlOfOne, goods, phone };
    return new Refusal('NOT_ALLOWED_NOW', { because: 'too-much-of-one-unpaid', values });
  }
  const values = { pieces: most.pieces, ml: most.ml, sum: formatPrice(most.kopecks), phone };
  return new Refusal('NOT_ALLOWED_NOW', { because: 'too-much-unpaid', values });
}
