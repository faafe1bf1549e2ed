import type { BuyerCard, KnownBuyer } from '#contracts/buyers.ts';
import type { Note } from '#contracts/order-notes.ts';
import { phonePrefix } from '#domain/phone.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { listOrdersOfBuyer } from '#server/modules/orders/listing/buyer-orders.service.ts';
import { presentNote } from '#server/modules/orders/notes/order-notes.service.ts';
import * as repository from './buyers.repository.ts';

const listedAtOnce = 8;

type Page = Parameters<typeof listOrdersOfBuyer>[2];

async function getAccount({ db }: Context, id: string) {
  const account = await repository.findAccount(db, id);
  if (!account) throw new Refusal('NOT_FOUND', { because: 'no-such-user' });
  return account;
}

const listNotes = async ({ db }: Context, owner: { userId: string | null; phone: string }): Promise<Note[]> =>
  (await repository.listNotes(db, owner)).map(presentNote);

export async function getAccountBuyer(context: Context, userId: string, page: Page): Promise<BuyerCard> {
  const { id: _, ...person } = await getAccount(context, userId);
  const [bought, guestOrders, notes] = await Promise.all([
    listOrdersOfBuyer(context, { userId }, page),
    repository.countGuestOrders(context.db, person.phone),
    listNotes(context, { userId, phone: person.phone }),
  ]);
  return { ...person, userId, accounts: [], guestOrders, ...bought, notes };
}

/** Somebody without orders and notes is unknown. */
export async function getPhoneBuyer(context: Context, phone: string, page: Page): Promise<BuyerCard> {
  const [bought, accounts, notes, [latest]] = await Promise.all([
    listOrdersOfBuyer(context, { phone }, page),
    repository.listAccountsOfPhone(context.db, phone, listedAtOnce),
    listNotes(context, { userId: null, phone }),
    repository.findByPhone(context.db, phone, 1),
  ]);
  if (!latest) throw new Refusal('NOT_FOUND', { because: 'no-such-buyer' });
  const { firstName, lastName, email } = latest;
  const named = accounts.map(({ id, ...one }) => ({
    _id: id,
    name: `${one.firstName} ${one.lastName}`.trim() || one.email,
    email: one.email,
  }));
  return { firstName, lastName, phone, email, userId: null, accounts: named, guestOrders: 0, ...bought, notes };
}

export function addAccountNote(context: Context, userId: string, text: string): Promise<Note[]> {
  return inTransaction(context, async (context) => {
    const { phone, email, firstName, lastName } = await getAccount(context, userId);
    const { userId: authorId } = personOf(context);
    await repository.insertNote(context.db, { userId, text, authorId, createdAt: context.now() });
    const name = `${firstName} ${lastName}`.trim() || email;
    await recordChanges(context, [{ thing: 'user', id: userId, name, before: { note: null }, after: { note: text } }]);
    return listNotes(context, { userId, phone });
  });
}

/** Not in the audit log, which is about things of the shop: the note itself says who wrote it, and when. */
export async function addPhoneNote(context: Context, phone: string, text: string): Promise<Note[]> {
  const { userId: authorId } = personOf(context);
  await repository.insertNote(context.db, { phone, text, authorId, createdAt: context.now() });
  return listNotes(context, { userId: null, phone });
}

/** Nobody until enough digits are typed to mean a few people. Accounts without orders come after those who bought. */
export async function findKnownBuyers({ db }: Context, typed: string): Promise<KnownBuyer[]> {
  const prefix = phonePrefix(typed);
  if (prefix === null) return [];
  const [bought, accounts] = await Promise.all([
    repository.findByPhone(db, prefix, listedAtOnce),
    repository.findAccountsByPhone(db, prefix, listedAtOnce),
  ]);
  const known = new Set(bought.map(({ phone }) => phone));
  return [
    ...bought.map(({ delivery, region, city, address, ...one }) => ({
      ...one,
      deliveryAddress: { delivery, region, city, address },
    })),
    ...accounts
      .filter(({ phone }) => !known.has(phone))
      .map(({ id, ...one }) => ({ ...one, userId: id, deliveryAddress: null })),
  ].slice(0, listedAtOnce);
}
