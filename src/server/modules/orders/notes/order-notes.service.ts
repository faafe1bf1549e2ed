import type { Note, OrderWork, StaffMember } from '#contracts/order-notes.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { getOrderRow } from '../orders.service.ts';
import { lockOrder } from '../process/order-process.repository.ts';
import * as repository from './order-notes.repository.ts';

const listedAtOnce = 20;

type StaffRow = { readonly id: string; readonly name: string; readonly email: string };

const presentStaff = ({ id, name, email }: StaffRow): StaffMember => ({ _id: id, name: name || email, email });

type NoteRow = Awaited<ReturnType<typeof repository.listNotes>>[number];

export function presentNote({ id, text, createdAt, authorId, authorName, authorEmail }: NoteRow): Note {
  const isKnown = authorId !== null && authorEmail !== null;
  return {
    _id: id,
    text,
    date: createdAt.toISOString(),
    who: isKnown ? presentStaff({ id: authorId, name: authorName, email: authorEmail }) : null,
  };
}

async function readWork({ db }: Pick<Context, 'db'>, id: string): Promise<OrderWork> {
  const notes = await repository.listNotes(db, id);
  const tags = await repository.listTags(db, id);
  const responsible = await repository.findResponsible(db, id);
  return { notes: notes.map(presentNote), tags, responsible: responsible && presentStaff(responsible) };
}

/** Locks the order, changes what staff note about it, and writes the audit entry. */
function changeWork(
  context: Context,
  id: string,
  change: (context: Context) => Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }>,
): Promise<OrderWork> {
  return inTransaction(context, async (context) => {
    const order = await lockOrder(context.db, id);
    if (!order) throw new Refusal('NOT_FOUND', { because: 'no-such-order' });
    const changed = await change(context);
    await recordChanges(context, [{ thing: 'order', id, name: `№${order.orderNo}`, ...changed }]);
    return readWork(context, id);
  });
}

export async function getOrderWork(context: Context, id: string): Promise<OrderWork> {
  await getOrderRow(context, id);
  return readWork(context, id);
}

export const addNote = (context: Context, orderId: string, text: string) =>
  changeWork(context, orderId, async ({ db, now }) => {
    const { userId: authorId } = personOf(context);
    await repository.insertNote(db, { orderId, text, authorId, createdAt: now() });
    return { before: { note: null }, after: { note: text } };
  });

/** Only an own one. */
export const deleteNote = (context: Context, orderId: string, id: string) =>
  changeWork(context, orderId, async ({ db }) => {
    const text = await repository.deleteNote(db, { id, orderId, authorId: personOf(context).userId });
    if (text === null) throw new Refusal('NOT_FOUND', { because: 'no-such-note' });
    return { before: { note: text }, after: { note: null } };
  });

/** Tags that differ in case only are one. */
function distinct(tags: readonly string[]): string[] {
  const byKey = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...byKey.values()].toSorted((a, b) => a.localeCompare(b, 'uk'));
}

export const setTags = (context: Context, orderId: string, wanted: readonly string[]) =>
  changeWork(context, orderId, async ({ db }) => {
    const [before, tags] = [await repository.listTags(db, orderId), distinct(wanted)];
    await repository.replaceTags(db, orderId, tags);
    return { before: { tags: before.toSorted((a, b) => a.localeCompare(b, 'uk')) }, after: { tags } };
  });

export const setResponsible = (context: Context, orderId: string, userId: string | null) =>
  changeWork(context, orderId, async ({ db }) => {
    const next = userId === null ? null : await repository.findStaff(db, userId);
    if (userId !== null && !next) throw new Refusal('INVALID', { fields: { userId: 'unknown-choice' } });
    const before = await repository.findResponsible(db, orderId);
    await repository.setResponsible(db, orderId, userId);
    const shown = (one: StaffRow | null) => ({ responsible: one && (one.name || one.email) });
    return { before: shown(before), after: shown(next) };
  });

export const listTags = ({ db }: Context, find: string) => repository.listUsedTags(db, find, listedAtOnce);

export const findStaff = async ({ db }: Context, find: string) =>
  (await repository.searchStaff(db, find, listedAtOnce)).map(presentStaff);
