import { and, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { selectOrders } from '../orders.repository.ts';
import { orders } from '../orders.table.ts';

type Buyer = { readonly id: string; readonly userId: string | null; readonly phone: string };

/** A guest is known by the phone only. Both conditions have an index. */
const otherOrdersOf = ({ id, userId, phone }: Buyer) =>
  and(ne(orders.id, id), or(eq(orders.phone, phone), userId === null ? undefined : eq(orders.userId, userId)));

const newestFirst = [desc(orders.createdAt), desc(orders.id)];

/** Paginates before joining. */
function listPage(db: Executor, condition: SQL | undefined, limit: number, offset: number) {
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('page');
  return selectOrders(db)
    .innerJoin(page, eq(page.id, orders.id))
    .orderBy(...newestFirst);
}

export const listOthers = (db: Executor, buyer: Buyer, limit: number) => listPage(db, otherOrdersOf(buyer), limit, 0);

export async function countOthers(db: Executor, buyer: Buyer): Promise<number> {
  const [counted] = await db.select({ orders: count() }).from(orders).where(otherOrdersOf(buyer));
  return counted?.orders ?? 0;
}

/** An account, or a phone with the orders placed with it. */
export type BuyerKey = { readonly userId: string } | { readonly phone: string };

const ofBuyer = (buyer: BuyerKey): SQL =>
  'userId' in buyer ? eq(orders.userId, buyer.userId) : eq(orders.phone, buyer.phone);

export const listOfBuyer = (db: Executor, buyer: BuyerKey, limit: number, offset: number) =>
  listPage(db, ofBuyer(buyer), limit, offset);

/** How many orders, and what was paid for those that are not cancelled. */
export async function sumUp(db: Executor, buyer: BuyerKey) {
  const isPaid = and(eq(orders.paymentState, 'paid'), ne(orders.status, 'abolition'));
  const [found] = await db
    .select({
      quantity: count(),
      spentKopecks:
        sql<string>`coalesce(sum(${orders.totalKopecks} - ${orders.returnedKopecks}) filter (where ${isPaid}), 0)`.mapWith(
          Number,
        ),
    })
    .from(orders)
    .where(ofBuyer(buyer));
  return found ?? { quantity: 0, spentKopecks: 0 };
}
