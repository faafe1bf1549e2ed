import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { orderLines } from '../order-lines.table.ts';
import { orders } from '../orders.table.ts';

const given = placeholders(
  'userId',
  'status',
  'paymentState',
  'paymentMethod',
  'firstName',
  'lastName',
  'email',
  'phone',
  'comment',
  'deliveryKind',
  'delivery',
  'region',
  'city',
  'address',
  'totalKopecks',
  'language',
  'createdAt',
  'callerHash',
);

export type NewOrder = Required<Pick<typeof orders.$inferInsert, keyof typeof given>> & { readonly id: string | null };
export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>;

const newOrder = prepared<NewOrder, { id: string; orderNo: number }[]>((db) =>
  db
    .insert(orders)
    .values({ ...given, id: sql`coalesce(${sql.placeholder('id')}::uuid, uuidv7())` })
    .returning({ id: orders.id, orderNo: orders.orderNo })
    .prepare('new_order'),
);

/** With its lines in the given order, and under the given id if it has one already. */
export async function insertOrder(db: Executor, order: NewOrder, lines: readonly NewLine[]) {
  const [inserted] = await newOrder(db, order);
  if (!inserted) throw new Error('The database returned no order');
  await insertLines(db, inserted.id, lines);
  return inserted;
}

export async function insertLines(db: Executor, orderId: string, lines: readonly NewLine[]): Promise<void> {
  await db.insert(orderLines).values(lines.map((line, at) => ({ ...line, orderId, position: at + 1 })));
}
